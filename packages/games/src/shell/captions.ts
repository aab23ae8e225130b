import { anyBar, type Win } from '../lib/round';
import type { Game } from '../lib/game';
import type { GameWords } from '../stage/view';
import type { Amounts } from './amounts';
import { runningWorth, timesText, less } from './amounts';
import type { Say } from './phrases/words';
import type { Told } from './scene-hub';
import type { TableState } from './table-state';

/** What the strip shows: two lines, and an amount with its name. */
export type StripText = {
  first: string;
  second: string;
  /** The first line is the quiet one. */
  isTitleSecond: boolean;
  label: string;
  amount: string;
  isWaiting: boolean;
};

export type Speaker = {
  say: Say;
  amounts: Amounts;
  game: Game;
  words: GameWords;
  state: TableState;
  told: Told;
};

/** The strip of this moment, from the scene and the table. */
export const stripText = (speaker: Speaker): StripText => {
  const { say, state } = speaker;
  const { notice } = state;
  const result = resultText(speaker);
  if (!notice) return result;
  const second = noticeSecond(speaker, result);
  switch (notice.type) {
    case 'slow':
      return { ...result, first: say('strip.slow'), second, isTitleSecond: false, isWaiting: true };
    case 'lost': {
      const first =
        notice.number === null
          ? say('strip.lost')
          : say('strip.lost.number', { number: notice.number });
      return { ...result, first, second, isTitleSecond: false, isWaiting: true };
    }
    case 'settling':
      return { ...result, first: say('strip.settling'), second, isTitleSecond: false };
    case 'away':
      return {
        ...result,
        first: say(notice.isLost ? 'strip.away.lost' : 'strip.away'),
        second: plainResult(result),
        isTitleSecond: true,
      };
    case 'replay':
      return {
        ...result,
        first: say('strip.replay'),
        second: plainResult(result),
        isTitleSecond: true,
      };
    case 'refunded':
      return { ...result, first: say('strip.refunded'), second: '', isTitleSecond: false };
    case 'short':
    case 'refused':
      return { ...result, first: shortOrRefused(speaker), second, isTitleSecond: false };
  }
};

const plainResult = ({ first, second, isTitleSecond }: StripText): string =>
  isTitleSecond ? second : first;

const noticeSecond = ({ say, state, amounts }: Speaker, result: StripText): string => {
  switch (state.notice?.type) {
    case 'slow':
    case 'lost':
    case 'settling':
      return say('strip.once');
    case 'short':
      return say('strip.short.hint', { balance: amounts.money(state.balance) });
    case 'refused':
      return '';
    default:
      return result.second;
  }
};

const shortOrRefused = ({ say, state, amounts }: Speaker): string => {
  const { notice } = state;
  if (notice?.type === 'refused') return say(`fail.${notice.code}`);
  return say('strip.short', { amount: amounts.money(less(state.stake, state.balance)) });
};

const resultText = (speaker: Speaker): StripText => {
  const { say, state, told, game, words, amounts } = speaker;
  const { caption } = told;
  const stake = state.round?.stake ?? state.stake;
  const { from, to, share } = told.units;
  const worth = runningWorth(stake, game.units, from, to, share);
  const base = {
    label: say('strip.won'),
    amount: to > 0 && told.caption.type === 'won' ? amounts.gain(worth) : amounts.money(worth),
    isTitleSecond: true,
    isWaiting: false,
  };
  switch (caption.type) {
    case 'ready':
      return { ...base, first: words.hint[0], second: words.hint[1] };
    case 'running':
      return { ...base, first: say('history.stake'), second: amounts.money(stake) };
    case 'nothing':
      return { ...base, first: say('strip.previous'), second: nothingText(speaker) };
    case 'returned': {
      const values = { paid: amounts.money(worth), stake: amounts.money(stake) };
      return {
        ...base,
        first: say('strip.previous'),
        second: say('strip.returnedOf', values),
        amount: amounts.figure(worth),
      };
    }
    case 'won':
      return { ...base, ...wonText(speaker, caption) };
    case 'awarded': {
      const multiplier = game.rules.kind === 'anywhere' ? 1 : (game.rules.scatter?.multiplier ?? 1);
      return {
        ...base,
        first: say('strip.awarded', { spins: caption.spins }),
        second: say('strip.awarded.times', { multiplier }),
        isTitleSecond: false,
      };
    }
    case 'free':
      return {
        ...base,
        first: say('strip.multiplied', { multiplier: caption.multiplier }),
        second: say('strip.free', { index: caption.index, awarded: caption.awarded }),
      };
    case 'fall':
      return {
        ...base,
        first: say('strip.multiplied', { multiplier: caption.multiplier }),
        second: say('strip.fall', { fall: caption.fall }),
      };
    case 'pick':
      return { ...base, first: say('history.stake'), second: say('strip.pick') };
  }
};

const wonText = (
  speaker: Speaker,
  { win, others }: Extract<Told['caption'], { type: 'won' }>,
): Pick<StripText, 'first' | 'second' | 'isTitleSecond'> => {
  const { say, told, game } = speaker;
  const times = say('strip.times', { times: timesText(told.units.to, game.units) });
  const more = others > 0 ? ` · ${say('strip.others', { others })}` : '';
  const first = win ? winText(speaker, win) : say('pick.won');
  return { first, second: times + more, isTitleSecond: false };
};

const nothingText = ({ say, game }: Speaker): string => {
  const { rules } = game;
  if (rules.kind === 'anywhere') return say('strip.nothing.anywhere');
  return rules.kind === 'ways' ? say('strip.nothing.ways') : say('strip.nothing');
};

/** `Dòng 13 · 4 hoa sen` */
export const winText = ({ say, words }: Pick<Speaker, 'say' | 'words'>, win: Win): string => {
  const symbol = words.symbols[win.symbol] ?? win.symbol;
  const { count } = win;
  if (win.symbol === anyBar) return say('strip.mixed', { line: (win.line ?? 0) + 1, count });
  switch (win.kind) {
    case 'line':
      return say('strip.line', { line: (win.line ?? 0) + 1, count, symbol });
    case 'ways':
      return say('strip.ways', { count, symbol, ways: win.ways ?? 1 });
    case 'scatter':
      return say('strip.scatter', { count });
    case 'anywhere':
      return say('strip.anywhere', { count, symbol });
  }
};

/** Said once at the end of a round to those who cannot see it. */
export const spokenResult = (speaker: Speaker): string => {
  const { say, state, amounts, told, words } = speaker;
  const round = state.told;
  if (!round) return '';
  const { number } = round;
  if (round.outcome.awaits) return say('say.pick', { number, lifts: 3 });
  const balance = amounts.figure(state.balance);
  if (told.tier === 'none' || round.payout === '0') return say('say.none', { number, balance });
  const amount = amounts.figure(round.payout);
  if (told.tier === 'returned') {
    return say('say.returned', { number, amount, stake: amounts.figure(round.stake), balance });
  }
  const { caption } = told;
  const unit = state.boot.currency === 'VND' ? say('unit.VND') : state.boot.currency;
  const what =
    caption.type === 'won' && caption.win
      ? winText({ say, words }, caption.win).replace(' · ', ': ')
      : say('pick.won');
  return say('say.won', { number, amount, unit, what, balance });
};
