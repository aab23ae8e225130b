import {
  roundConsole,
  voidingObject,
  type UncoveredRound,
  type VoidingOutlook,
  type VoidingSpan,
} from '@parlour/contract/round-console';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { count, figure } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
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
      {of.uncovered > 0 && <Uncovered of={of.uncoveredRounds} />}
    </>
  );
};

const Uncovered = ({ of }: { of: readonly UncoveredRound[] }) => {
  const { round } = useWords();
  return (
    <ul aria-label={round.many.uncovered} className={css.uncovered}>
      {of.map(({ roundId, playerId, missing, currency }) => (
        <li key={roundId}>
          {fill(round.many.lacking, {
            round: roundId,
            player: playerId,
            sum: figure(missing),
            currency,
          })}
        </li>
      ))}
    </ul>
  );
};
