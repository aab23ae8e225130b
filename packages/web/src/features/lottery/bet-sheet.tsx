import { Icon } from '@parlour/ui/components/art/icon';
import { Rosette } from '@parlour/ui/components/art/rosette';
import { ticket } from '@parlour/ui/icons/ticket';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from './bet-sheet.module.css';

/** The sheet on which numbers are picked; blank while no draw is on sale. */
export const BetSheet = ({ name }: { name: string }) => {
  const { lottery } = usePhrases('lottery');
  return (
    <div className={css.sheet}>
      <div className={css.notice}>
        <span className={css.seal}>
          <Rosette name={name} size={148} />
          <Icon className={css.sign} of={ticket} size={30} />
        </span>
        <h2 className="t-h3">{lottery.nothingOnSale}</h2>
        <p className={css.info}>{lottery.nothingOnSaleInfo}</p>
      </div>
    </div>
  );
};
