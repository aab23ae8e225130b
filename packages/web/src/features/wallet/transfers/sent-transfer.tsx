import type { PlayerTransfer } from '@parlour/contract/wallet';
import { Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { money } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../lib/brand/brand';
import { goMember } from '../../../lib/navigation/navigation';
import css from '../wallet-page.module.css';

type SentTransferProps = { transfer: PlayerTransfer; onAgain: () => void };

/** Who sent how much to whom, and the note: in one sentence, and line by line. */
export const SentTransfer = ({ transfer, onAgain }: SentTransferProps) => {
  const { wallet: words } = usePhrases('wallet');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const locale = useLocale();
  const { sender, recipient, amount, note, at } = transfer;
  const shown = money(amount, symbol);
  return (
    <div className={css.wallet}>
      <TornTicket
        head={
          <div className={css.sentHead}>
            <Money amount={amount} size="xl" symbol={symbol} />
          </div>
        }
      >
        <div className={css.sentBody}>
          <output>{fill(words.sent, { sender, recipient, amount: shown })}</output>
          <Facts
            facts={[
              { name: words.sender, value: sender },
              { name: words.recipient, value: recipient },
              { name: words.transferAmount, value: <Money amount={amount} symbol={symbol} /> },
              ...(note ? [{ name: words.note, value: note }] : []),
              { name: words.at, value: dateTime(at, timeZone, locale) },
            ]}
          />
        </div>
      </TornTicket>
      <div className={css.actions}>
        <Button look="accent" onClick={() => goMember('transactionHistory')}>
          {words.seeTransactions}
        </Button>
        <Button onClick={onAgain}>{words.sendAgain}</Button>
      </div>
    </div>
  );
};
