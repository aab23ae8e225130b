import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { gate, useIsVisitor, useSession } from '../../lib/session/session';
import css from './slip.module.css';

/** What the player bet on; only players have tickets. */
export const Tickets = () => {
  const { lottery, brand } = usePhrases('lottery', 'brand');
  const isVisitor = useIsVisitor();
  const isMember = useSession(({ authState }) => authState === 'member');
  return (
    <>
      <h2 className={`t-h3 ${css.title}`} id="my-tickets">
        {lottery.myTickets}
      </h2>
      <div className={css.tickets}>
        {isVisitor && (
          <>
            <p className="t-2">{lottery.logInForTickets}</p>
            <Button onClick={() => gate('player+trial')} small>
              {brand.logIn}
            </Button>
          </>
        )}
        {isMember && <p className="t-2">{lottery.noTickets}</p>}
      </div>
    </>
  );
};
