import type { Deposit, TransferSlip as Transfer } from '@parlour/contract/cashier';
import { EngravedBackground } from '@parlour/ui/components/art/engraved-background';
import { Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { timeOfDay } from '@parlour/ui/format';
import { downloadSimple } from '@parlour/ui/icons/download-simple';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../lib/brand/brand';
import { QrCode } from '../../lib/qr/qr-code';
import slip from './deposit.module.css';
import css from './transfer-slip.module.css';

type TransferSlipProps = { deposit: Deposit; transfer: Transfer; onSent: () => void };

/** Where to transfer, how much and with which text: as a code for the bank's app, and to copy. */
export const TransferSlip = ({ deposit, transfer, onSent }: TransferSlipProps) => {
  const { cashier: words } = usePhrases('cashier');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const { number, amount, expiresAt } = deposit;
  return (
    <div className={`${slip.slip} ${css.slip}`}>
      <Facts
        facts={[
          { name: words.slip, value: <Copied name={words.slipId} value={number} /> },
          {
            name: words.validUntil,
            value: <span className="t-fig">{timeOfDay(expiresAt, timeZone)}</span>,
          },
        ]}
      />
      <TornTicket
        head={
          <EngravedBackground name="deposit">
            <div className={css.head}>
              <p className="t-small t-2">{words.transferAmount}</p>
              <Money amount={amount} size="xl" symbol={symbol} />
              {transfer.qr && <Code name={number} qr={transfer.qr} />}
            </div>
          </EngravedBackground>
        }
      >
        <Account transfer={transfer} />
      </TornTicket>
      <p className={css.note}>{words.bankInfo}</p>
      <div className={slip.actions}>
        <Button look="accent" onClick={onSent} wide>
          {words.transferred}
        </Button>
      </div>
    </div>
  );
};

const Code = ({ qr, name }: { qr: string; name: string }) => {
  const { cashier: words } = usePhrases('cashier');
  const save = () =>
    import('../../lib/qr/save-qr').then(
      ({ saveQr }) => saveQr(qr, `${name}.png`),
      () => {},
    );
  return (
    <>
      <QrCode label={words.qr} text={qr} />
      <Button icon={downloadSimple} look="quiet" onClick={() => void save()} small>
        {words.saveQr}
      </Button>
    </>
  );
};

const Account = ({ transfer }: { transfer: Transfer }) => {
  const { cashier: words } = usePhrases('cashier');
  const { bank, accountNumber, accountName, content } = transfer;
  return (
    <div className={css.account}>
      <Facts
        facts={[
          { name: words.bank, value: bank },
          {
            name: words.accountNumber,
            value: <Copied name={words.accountNumber} value={accountNumber} />,
          },
          {
            name: words.accountName,
            value: <Copied name={words.accountName} value={accountName} />,
          },
        ]}
      />
      <div className={css.content}>
        <div>
          <p className="t-small t-2">{words.content}</p>
          <p className={css.text}>{content}</p>
        </div>
        <CopyButton hasWord of={words.content} text={content} />
      </div>
      <p className="t-small t-2">{words.contentInfo}</p>
    </div>
  );
};

const Copied = ({ name, value }: { name: string; value: string }) => (
  <span className={css.copied}>
    <span className={css.value}>{value}</span>
    <CopyButton of={name} text={value} />
  </span>
);
