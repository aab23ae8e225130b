import { micros } from '@parlour/contract/money';

/** What one place showed from a moment until its next change; one clock for all places. */
export type Frame = { at: number; shown: string };

/** A round as it was pressed and as the server settled it; amounts are decimals of the wire. */
export type FilmedRound = {
  number: number;
  pressedAt: number;
  before: string;
  stake: string;
  payout: string;
};

export type Film = {
  /** The figure that the bar shows; empty while there is none. */
  bar: Frame[];
  /** What the stage reports: see `Stage`. */
  stage: Frame[];
  rounds: FilmedRound[];
};

/** The state of the stage in one frame, as JSON; `card` is the sum on a feature's end. */
export type Stage = {
  round: number | null;
  state: string;
  amount: string;
  pick: string;
  card: string;
};

/** Both clocks are the machine's, read in two processes. */
const slackMs = 5;

/** `₫ 12,345.60` → micros; undefined where no amount is shown. */
export const figureIn = (shown: string): bigint | undefined => {
  const [text] = /[\d,]+\.\d\d/.exec(shown) ?? [];
  return text === undefined ? undefined : micros(text.replaceAll(',', ''));
};

/** The faults: what the bar showed of a round before its stage did. */
export const faultsOf = (film: Film): string[] =>
  film.rounds.flatMap((round, index) => faultsOfRound(film, round, film.rounds[index + 1]));

const faultsOfRound = (
  { bar, stage }: Film,
  round: FilmedRound,
  next: FilmedRound | undefined,
): string[] => {
  const { number, pressedAt } = round;
  const endsAt = next?.pressedAt ?? Infinity;
  const shownOnStage = stage.find(
    ({ at, shown }) => at >= pressedAt && at < endsAt && showsPayout(shown, round),
  );
  if (!shownOnStage) return [`round ${number}: the stage never showed its amount`];
  const before = micros(round.before);
  const staked = before - micros(round.stake);
  const after = staked + micros(round.payout);
  const faults: string[] = [];
  const shown = bar.filter(({ at }) => at >= pressedAt && at < endsAt);
  const early = shown.find(
    ({ at, shown: text }) =>
      at < shownOnStage.at - slackMs && !isKnown(figureIn(text), before, staked),
  );
  if (early) {
    const ms = Math.round(shownOnStage.at - early.at);
    faults.push(`round ${number}: the bar showed ${early.shown} ${ms} ms before the stage`);
  }
  const first = shown.find(({ shown: text }) => figureIn(text) !== before);
  if (!first || figureIn(first.shown) !== staked) {
    faults.push(`round ${number}: the bar did not show the balance less the stake first`);
  }
  const last = shown.at(-1)?.shown ?? '';
  if (figureIn(last) !== after) faults.push(`round ${number}: the bar ended at ${last}`);
  return faults;
};

const isKnown = (figure: bigint | undefined, before: bigint, staked: bigint): boolean =>
  figure === before || figure === staked;

/** At rest with the whole amount, on the card of a feature's end, or on a pick's opened fields. */
const showsPayout = (shown: string, { number, payout }: FilmedRound): boolean => {
  const { round, state, amount, pick, card } = JSON.parse(shown) as Stage;
  if (pick) return figuresIn(pick).includes(micros(payout));
  if (card && round === number) return figuresIn(card).includes(micros(payout));
  return round === number && state === 'rest' && micros(amount || '0') === micros(payout);
};

const figuresIn = (text: string): bigint[] =>
  [...text.matchAll(/[\d,]+\.\d\d/g)].map(([figure]) => micros(figure.replaceAll(',', '')));
