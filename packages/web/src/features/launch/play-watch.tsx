import { compliance, type PlaySession } from '@parlour/contract/compliance';
import { type Played, session as sessionCalls } from '@parlour/contract/session';
import { fill } from '@parlour/locales/phrases';
import { Money } from '@parlour/ui/components/display/money';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { retryMs } from '../../lib/api/idle';
import { QueryScope } from '../../lib/api/queries';
import { asRefused, type Refused } from '../../lib/api/refused';
import { useChangeLimits, useLimits } from '../../lib/api/use-limits';
import { useBrand } from '../../lib/brand/brand';
import { goMember } from '../../lib/navigation/navigation';
import css from './game.module.css';

export type WatchProps = {
  /** How many bets of this game a limit, a check or a pause has refused. */
  limitedCount: number;
  /** The session's totals, after each round of a game of ours; others report none. */
  played: Played | undefined;
};

/**
 * How long the game has been open, and what the session came to; for who has a limit or a check,
 * how long they play without a rest, and for how much. It leads to the limits.
 */
export const PlayWatch = (props: WatchProps) => (
  <QueryScope>
    <Watch {...props} />
  </QueryScope>
);

const Watch = ({ limitedCount, played }: WatchProps) => {
  const { brand, compliance: words } = usePhrases('brand', 'compliance');
  const { currencySymbol } = useBrand();
  const { data, refetch } = useLimits({ everyMs });
  const session = data?.session;
  const openMinutes = useOpenMinutes();
  const asked = useQuery({
    queryKey: ['session', 'played'],
    queryFn: ({ signal }) => call(sessionCalls.readPlayed, {}, { signal }),
    enabled: !played && !session,
    refetchInterval: ({ state }) => (state.data ? everyMs : retryMs),
  });
  // Why the bet was refused is shown now, and not when it is asked for anyway.
  useEffect(() => {
    if (limitedCount > 0) void refetch();
  }, [limitedCount, refetch]);
  const minutes = session ? Math.floor(session.seconds / 60) : openMinutes;
  const net = session?.net ?? (played ?? asked.data)?.net;
  return (
    <>
      <button
        className={css.watch}
        onClick={() => goMember('responsible')}
        title={words.limits}
        type="button"
      >
        {fill(words.minutes, { minutes })}
        <span>
          <span className="sr-only">. {words.net}: </span>
          {net === undefined ? (
            <>
              <span className="sr-only">{brand.balanceUpdating}</span>
              <span aria-hidden="true">…</span>
            </>
          ) : (
            <Money amount={net} className={css.watchNet} coloured signed symbol={currencySymbol} />
          )}
        </span>
        <span className="sr-only">. {words.limits}</span>
      </button>
      {session?.isCheckDue && <RealityCheck session={session} />}
    </>
  );
};

const everyMs = 30_000;

/** Whole minutes since the game was opened. */
const useOpenMinutes = (): number => {
  const [openedAt] = useState(() => Date.now());
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const count = () => setMinutes(Math.floor((Date.now() - openedAt) / 60_000));
    const timer = setInterval(count, 5000);
    return () => clearInterval(timer);
  }, [openedAt]);
  return minutes;
};

/** Bets wait at the server until this is answered. */
const RealityCheck = ({ session }: { session: PlaySession }) => {
  const { compliance: words, refusal } = usePhrases('compliance', 'refusal');
  const { currencySymbol } = useBrand();
  const change = useChangeLimits();
  const [refused, setRefused] = useState<Refused>();
  const answer = () =>
    change(call(compliance.acknowledge, {})).catch((thrown: unknown) =>
      setRefused(asRefused(thrown)),
    );
  const rest = async () => {
    await answer();
    goMember('responsible');
  };
  const minutes = Math.floor(session.seconds / 60);
  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => void rest()}>{words.pause}</Button>
          <Button look="primary" onClick={() => void answer()}>
            {words.goOn}
          </Button>
        </>
      }
      isForced="dimmed"
      onClose={() => undefined}
      title={fill(words.played, { minutes })}
    >
      <p>
        {words.net}: <Money amount={session.net} coloured signed symbol={currencySymbol} />
      </p>
      {refused && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
    </Dialog>
  );
};
