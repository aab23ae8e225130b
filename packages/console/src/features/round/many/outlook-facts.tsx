import {
  roundConsole,
  voidingObject,
  type UncoveredRound,
  type VoidingOutlook,
  type VoidingSpan,
} from '@parlour/contract/round-console';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { count, figure } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { Fact, Facts } from '../../../lib/parts/section';
import css from './voidings.module.css';

/** What a voiding of a span would mean now. */
export const useOutlook = (span: VoidingSpan) =>
  useQuery({
    queryKey: ['voiding-outlook', voidingObject(span)],
    queryFn: ({ signal }) => call(roundConsole.readVoidingOutlook, span, { signal }),
  });

/** The game, the time, and what voiding its rounds would mean. */
export const SpanOutlook = ({ span }: { span: VoidingSpan }) => (
  <Answer of={useOutlook(span)}>{(outlook) => <OutlookFacts of={outlook} span={span} />}</Answer>
);

type OutlookFactsProps = { of: VoidingOutlook; span: VoidingSpan };

const OutlookFacts = ({ of, span }: OutlookFactsProps) => {
  const { player, round } = useWords();
  const words = round.many;
  const zone = useZone();
  const locale = useConsoleLocale();
  const time = (at: string) => dateTime(at, zone, locale);
  return (
    <>
      <Facts>
        <Fact name={player.game}>
          {span.vendor}/{span.game}
        </Fact>
        <Fact name={words.openedBetween}>
          {time(span.from)} – {time(span.until)}
        </Fact>
        <Fact name={words.rounds}>
          {fill(words.roundsOf, {
            count: count(of.rounds),
            players: count(of.players),
            open: count(of.open),
          })}
        </Fact>
        {of.sums.map(({ currency, stake, payout }) => (
          <Fact key={currency} name={`${player.stake} · ${player.payout}`}>
            <span className={css.figure}>
              {figure(stake)} · {figure(payout)} {currency}
            </span>
          </Fact>
        ))}
        {of.over > 0 && <Fact name={words.over}>{count(of.over)}</Fact>}
        {of.waiting > 0 && <Fact name={words.waits}>{count(of.waiting)}</Fact>}
        {of.uncovered > 0 && <Fact name={words.uncovered}>{count(of.uncovered)}</Fact>}
      </Facts>
      {of.uncovered > 0 && <Uncovered of={of.uncoveredRounds} total={of.uncovered} />}
    </>
  );
};

/** What stands below them is reached without reading all. */
const fewUncovered = 10;

type UncoveredProps = { of: readonly UncoveredRound[]; total: number };

const Uncovered = ({ of, total }: UncoveredProps) => {
  const { round } = useWords();
  const words = round.many;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? of : of.slice(0, fewUncovered);
  return (
    <>
      <ul aria-label={words.uncovered} className={css.uncovered}>
        {shown.map(({ roundId, playerId, missing, currency }) => (
          <li key={roundId}>
            {fill(words.lacking, {
              round: roundId,
              player: playerId,
              sum: figure(missing),
              currency,
            })}
          </li>
        ))}
        {total > shown.length && (
          <li className="t-2">{fill(words.others, { count: count(total - shown.length) })}</li>
        )}
      </ul>
      {shown.length < of.length && (
        <p>
          <Button onClick={() => setWhole(true)} small>
            {words.more}
          </Button>
        </p>
      )}
    </>
  );
};
