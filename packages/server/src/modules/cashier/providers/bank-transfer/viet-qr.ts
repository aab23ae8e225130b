import { moneyText } from '@parlour/contract/money';

export type VietQr = {
  /** The bank's NAPAS number. */
  bin: string;
  accountNumber: string;
  amount: bigint;
  /** At most 25 characters, letters and digits. */
  content: string;
};

/** Field 38 of NAPAS: a transfer to an account, by its bank. */
const napas = 'A000000727';
const toAccount = 'QRIBFTTA';
const dong = '704';

/** The text of a VietQR for one transfer: EMVCo's merchant-presented code, with NAPAS's fields. */
export const vietQrOf = ({ bin, accountNumber, amount, content }: VietQr): string => {
  const account = `${field('00', bin)}${field('01', accountNumber)}`;
  const fields = [
    field('00', '01'),
    // Made for one payment: the amount is given.
    field('01', '12'),
    field('38', `${field('00', napas)}${field('01', account)}${field('02', toAccount)}`),
    field('53', dong),
    field('54', moneyText(amount)),
    field('58', 'VN'),
    field('62', field('08', content)),
  ].join('');
  const checked = `${fields}6304`;
  return `${checked}${crcOf(checked).toString(16).toUpperCase().padStart(4, '0')}`;
};

/** A field of EMVCo: two digits of its name, two of its length, its value. */
const field = (name: string, value: string): string => {
  if (value.length > 99) throw new RangeError(`field ${name} of a VietQR is too long`);
  return `${name}${value.length.toString().padStart(2, '0')}${value}`;
};

/** CRC-16/CCITT-FALSE: polynomial 1021, from FFFF. */
const crcOf = (text: string): number => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc;
};
