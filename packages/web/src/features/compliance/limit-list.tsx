import { compliance, type LimitsView, type PlayLimit } from '@parlour/contract/compliance';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { money } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused, type Refused } from '../../lib/api/refused';
import { useChangeLimits } from '../../lib/api/use-limits';
import { useBrand } from '../../lib/brand/brand';
import css from './limits-page.module.css';
import { useMoment } from './use-moment';

/** The limits in force, what is used of each, and a raise that waits. */
export const LimitList = ({ view: { limits } }: { view: LimitsView }) => {
  const { compliance: words } = usePhrases('compliance');
  if (limits.length === 0) return <p className="t-3">{words.noLimits}</p>;
  return (
    <ul className={css.limits}>
      {limits.map((limit) => (
        <Limit key={`${limit.kind} ${limit.period}`} limit={limit} />
      ))}
    </ul>
  );
};

const useAmountText = () => {
  const { compliance: words } = usePhrases('compliance');
  const { currencySymbol } = useBrand();
  return (kind: PlayLimit['kind'], amount: string): string =>
    kind === 'session' ? fill(words.minutes, { minutes: amount }) : money(amount, currencySymbol);
};

const Limit = ({ limit }: { limit: PlayLimit }) => {
  const { compliance: words, refusal } = usePhrases('compliance', 'refusal');
  const textOf = useAmountText();
  const { act, refused } = useAct();
  const { kind, period, amount, used, raise } = limit;
  const name =
    kind === 'session'
      ? words.session
      : fill(words.perPeriod, { kind: words[kind], period: words[period] });
  return (
    <li className={css.limit}>
      <div className={css.line}>
        <span className={css.name}>{name}</span>
        {!raise && (
          <Button onClick={() => act(() => call(compliance.setLimit, { kind, period }))} small>
            {words.remove}
          </Button>
        )}
      </div>
      <meter
        aria-label={name}
        className={css.meter}
        max={Number(amount)}
        value={Math.min(Number(used), Number(amount))}
      />
      <p className="t-small">
        {fill(words.used, { used: textOf(kind, used), amount: textOf(kind, amount) })}
      </p>
      {raise && <Raise limit={limit} raise={raise} textOf={textOf} />}
      {refused && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
    </li>
  );
};

type RaiseProps = {
  limit: PlayLimit;
  raise: NonNullable<PlayLimit['raise']>;
  textOf: ReturnType<typeof useAmountText>;
};

const Raise = ({ limit: { kind, period }, raise, textOf }: RaiseProps) => {
  const { compliance: words, refusal } = usePhrases('compliance', 'refusal');
  const moment = useMoment();
  const { act, refused } = useAct();
  const at = moment(raise.readyAt);
  return (
    <div className={css.raise}>
      <p className="t-small">
        {raise.amount === undefined
          ? fill(words.removeAsked, { at })
          : fill(words.raiseAsked, { amount: textOf(kind, raise.amount), at })}
        {raise.isReady && ` ${words.raiseReady}`}
      </p>
      <div className={css.buttons}>
        <Button onClick={() => act(() => call(compliance.dropRaise, { kind, period }))} small>
          {words.keep}
        </Button>
        {raise.isReady && (
          <Button onClick={() => act(() => call(compliance.confirmRaise, { kind, period }))} small>
            {words.confirm}
          </Button>
        )}
      </div>
      {refused && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
    </div>
  );
};

/** One press, one change; a refusal stays where it was pressed. */
const useAct = () => {
  const change = useChangeLimits();
  const [refused, setRefused] = useState<Refused>();
  const act = (make: () => Promise<LimitsView>): void => {
    setRefused(undefined);
    change(make()).catch((thrown: unknown) => setRefused(asRefused(thrown)));
  };
  return { act, refused };
};
