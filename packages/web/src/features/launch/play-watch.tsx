import { compliance, type PlaySession } from '@parlour/contract/compliance';
import { fill } from '@parlour/locales/phrases';
import { Money } from '@parlour/ui/components/display/money';
import { Button } from '@parlour/ui/components/form/button';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { QueryScope } from '../../lib/api/queries';
import { asRefused, type Refused } from '../../lib/api/refused';
import { useChangeLimits, useLimits } from '../../lib/api/use-limits';
import { useBrand } from '../../lib/brand/brand';
import { goMember } from '../../lib/navigation/navigation';
import css from './game.module.css';

type WatchProps = {
  /** How many bets of this game a limit, a check or a pause has refused. */
  limitedCount: number;
};

/** How long one plays, and for how much; the server counts it for who has a limit or a check. */
export const PlayWatch = (props: WatchProps) => (
  <QueryScope>
    <Watch {...props} />
  </QueryScope>
);

const Watch = ({ limitedCount }: WatchProps) => {
  const { compliance: words } = usePhrases('compliance');
  const { currencySymbol } = useBrand();
  const { data, refetch } = useLimits({ everyMs: 30_000 });
  const session = data?.session;
  // Why the bet was refused is shown now, and not when it is asked for anyway.
  useEffect(() => {
    if (limitedCount > 0) void refetch();
  }, [limitedCount, refetch]);
  const open = () => goMember('responsible');
  // The limits are one press away, also before there is one; the smallest bar has no room for it.
  if (!session) {
    return <IconButton className={css.full} icon={hourglass} label={words.limits} onClick={open} />;
  }
  const minutes = Math.floor(session.seconds / 60);
  return (
    <>
      <button title={words.limits} className={css.watch} onClick={open} type="button">
        {fill(words.minutes, { minutes })}
        <span className="sr-only">. {words.net}: </span>
        <span className={css.watchNet}>
          <Money amount={session.net} coloured signed symbol={currencySymbol} />
        </span>
      </button>
      {session.isCheckDue && <RealityCheck session={session} />}
    </>
  );
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
