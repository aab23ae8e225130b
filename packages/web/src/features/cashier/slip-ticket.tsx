import { EngravedBackground } from '@parlour/ui/components/art/engraved-background';
import { type Fact, Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Status, type Tone } from '@parlour/ui/components/display/tag';
import { TornTicket } from '@parlour/ui/components/display/ticket';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { useBrand } from '../../lib/brand/brand';
import css from './deposit.module.css';

type SlipTicketProps = {
  amount: { name: string; value: string };
  status: { name: string; tone: Tone; icon: string };
  /** What support asks for. */
  number: { name: string; value: string };
  facts: readonly Fact[];
};

/** A deposit or a withdrawal as its ticket: the amount, how it stands, its number, the facts. */
export const SlipTicket = ({ amount, status, number, facts }: SlipTicketProps) => {
  const { currencySymbol: symbol } = useBrand();
  const { name: statusName, ...look } = status;
  const copied = (
    <span className={css.slipId}>
      <span className={css.id}>{number.value}</span>
      <CopyButton of={number.name} text={number.value} />
    </span>
  );
  return (
    <TornTicket
      head={
        <EngravedBackground name="deposit">
          <div className={css.slipHead}>
            <div>
              <p className="t-small t-2">{amount.name}</p>
              <Money amount={amount.value} size="xl" symbol={symbol} />
            </div>
            <Status {...look}>{statusName}</Status>
          </div>
        </EngravedBackground>
      }
    >
      <div className={css.summaryBody}>
        <Facts facts={[{ name: number.name, value: copied }, ...facts]} />
      </div>
    </TornTicket>
  );
};
