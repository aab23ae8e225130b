import { banks } from '@parlour/contract/banks';
import { micros } from '@parlour/contract/money';
import { describe, expect, test } from 'vitest';
import { BanksObject, QRPay } from 'vietnam-qr-pay';
import { contentOf, contentsIn } from './transfer-content';
import { vietQrOf } from './viet-qr';

describe('[WALLET-03] a VietQR', () => {
  test('is read by another library with its bank, account, amount and content', () => {
    const text = vietQrOf({
      bin: '970436',
      accountNumber: '0011002233445',
      amount: micros('500000'),
      content: 'QPK7Q2X917',
    });
    const read = new QRPay(text);
    expect(read.isValid).toBe(true);
    expect(read.provider.service).toBe('QRIBFTTA');
    expect(read.consumer).toMatchObject({ bankBin: '970436', bankNumber: '0011002233445' });
    expect([read.amount, read.currency, read.nation]).toEqual(['500000', '704', 'VN']);
    expect(read.additionalData.purpose).toBe('QPK7Q2X917');
    expect(read.build()).toBe(text);
  });

  test('with one changed character is invalid', () => {
    const text = vietQrOf({ bin: '970436', accountNumber: '0011', amount: 1n, content: 'A' });
    for (const place of [10, 30, text.length - 1]) {
      const other = text[place] === '1' ? '2' : '1';
      const changed = `${text.slice(0, place)}${other}${text.slice(place + 1)}`;
      expect(new QRPay(changed).isValid).toBe(false);
    }
  });
});

test('[WALLET-03] every bank has the NAPAS number that the other library has', () => {
  const theirs = new Map<string, string>(
    Object.values(BanksObject).map((bank) => [bank.code, bank.bin]),
  );
  for (const { bin, code } of banks) expect([code, theirs.get(code)]).toEqual([code, bin]);
  expect(new Set(banks.map(({ bin }) => bin)).size).toBe(banks.length);
  expect(banks.length).toBeGreaterThan(50);
});

/** How both lists write a bank's name: with one dash, and *Ngân hàng* in full. */
const plain = (name: string) =>
  name.normalize('NFC').replaceAll('–', '-').replace(/^NH /, 'Ngân hàng ');

/** What the other library has under names and codes of before, or is no bank with accounts of ours. */
const theirsOnly = {
  BIDC: 'it has no number of NAPAS',
  DONGABANK: 'it became VIKKI, under the same number',
  OCEANBANK: 'it became MBV, under the same number',
  MOMO: 'a wallet, not a bank',
};
const renamed = new Map([
  ['Ngân hàng TMCP Bưu Điện Liên Việt', 'Ngân hàng TMCP Lộc Phát Việt Nam'],
]);
const nowOf = (name: string) => renamed.get(plain(name)) ?? plain(name);

test('[WALLET-03] each list has the other’s banks, by their names', () => {
  const theirs = Object.values(BanksObject);
  for (const { code, name } of banks) {
    const names = theirs.filter((bank) => bank.code === code).map((bank) => nowOf(bank.name));
    expect([code, new Set(names)]).toEqual([code, new Set([plain(name)])]);
  }
  const ours = new Set(banks.map(({ code }) => code));
  const missing = theirs.map(({ code }) => code as string).filter((code) => !ours.has(code));
  expect(missing.toSorted()).toEqual(Object.keys(theirsOnly).toSorted());
});

describe('[WALLET-03] the content of a transfer', () => {
  test('differs for every deposit, and leads back to it', () => {
    const serials = [1n, 2n, 3n, 31n, 999_999n, 27_512_614_110n];
    for (const serial of serials) {
      expect(contentOf(serial)).toMatch(/^QP[2-9A-HJKMNP-Z]{8}$/);
      expect(contentsIn(contentOf(serial)).serials).toEqual([serial]);
    }
    const many = Array.from({ length: 5000 }, (_, n) => contentOf(BigInt(n)));
    expect(new Set(many).size).toBe(many.length);
  });

  test.each([
    ['MBVCB.5512.%.CT tu 0123 NGUYEN VAN A', true],
    ['IBFT %', true],
    ['nap tien % cam on', true],
    ['CT%XYZ', true],
    ['NGUYEN THI THANH chuyen tien', false],
    ['', false],
  ])('is found in what a bank reports: %j', (text, isFound) => {
    const { serials } = contentsIn(text.replace('%', contentOf(4711n).toLowerCase()));
    expect(serials).toEqual(isFound ? [4711n] : []);
  });

  test('with blanks in it is found; with one wrong character, or two exchanged, it is not', () => {
    const content = contentOf(4711n);
    expect(contentsIn([...content].join(' ')).serials).toEqual([4711n]);
    for (let place = 2; place < content.length; place += 1) {
      const other = content[place] === 'A' ? 'B' : 'A';
      const wrong = `${content.slice(0, place)}${other}${content.slice(place + 1)}`;
      expect(contentsIn(wrong)).toEqual({ serials: [], isMisnamed: true });
      const [one, two] = [content[place], content[place + 1]];
      if (!two || one === two) continue;
      const exchanged = `${content.slice(0, place)}${two}${one}${content.slice(place + 2)}`;
      expect(contentsIn(exchanged).serials).toEqual([]);
    }
  });
});
