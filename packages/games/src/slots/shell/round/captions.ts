import { anyBar, type Win } from '../../rules/round';
import { runningWorth, timesText, worthOf } from '../page/amounts';
import { noticeText } from './notices';
import type { SceneSummary } from '../layout/scene-hub';
import type { Speaker, ResultBarText } from './speaker';

/** The result bar of this moment, from the scene and the controller. */
export const resultBarText = (speaker: Speaker): ResultBarText => {
  const result = resultText(speaker);
  return speaker.state.notice ? noticeText(speaker, result) : result;
};

const stakeOf = ({ state }: Speaker): string => state.round?.stake ?? state.stake;

const worthNow = (speaker: Speaker): string => {
  const { from, to, share } = speaker.summary.units;
  return runningWorth(stakeOf(speaker), speaker.game.units, from, to, share);
};

const unitsText = (speaker: Speaker, units: number): string =>
  worthOf(stakeOf(speaker), speaker.game.units, units);

const resultText = (speaker: Speaker): ResultBarText => {
  const { say, summary, words, amounts } = speaker;
  const { caption } = summary;
  const worth = worthNow(speaker);
  const base: ResultBarText = {
    first: '',
    second: '',
    label: say('result.won'),
    amount: amounts.money(worth),
    isTitleSecond: true,
    isWaiting: false,
    wait: null,
  };
  switch (caption.type) {
    case 'ready':
      return { ...base, first: words.hint[0], second: words.hint[1] };
    case 'running':
      return { ...base, first: say('history.stake'), second: amounts.money(stakeOf(speaker)) };
    case 'waiting':
      return { ...base, ...waitText(speaker), label: '', amount: '', wait: summary.waiting };
    case 'nothing':
      return { ...base, first: say('result.previous'), second: nothingText(speaker) };
    case 'returned': {
      const values = { paid: amounts.money(worth), stake: amounts.money(stakeOf(speaker)) };
      const second = say('result.returnedOf', values);
      return { ...base, first: say('result.previous'), second, amount: amounts.figure(worth) };
    }
    case 'won':
      return { ...base, ...wonText(speaker, caption, worth) };
    case 'pick':
      return { ...base, first: say('history.stake'), second: say('result.pick') };
    default:
      return { ...base, ...featureText(speaker, caption, worth) };
  }
};

type Lines = Partial<ResultBarText>;
type CaptionOf<Type extends SceneSummary['caption']['type']> = Extract<
  SceneSummary['caption'],
  { type: Type }
>;
type FeatureCaption = CaptionOf<'opened' | 'free' | 'added' | 'fall' | 'falls' | 'end'>;

/** Free spins, falls and the card at the end. */
const featureText = (speaker: Speaker, caption: FeatureCaption, worth: string): Lines => {
  const { say, summary, amounts, game, state } = speaker;
  switch (caption.type) {
    case 'opened': {
      const first = say('result.scatter', { count: caption.scatters });
      return { first, second: say('result.awarded', { spins: caption.spins }) };
    }
    case 'free': {
      const { index = 0, awarded = 0, multiplier = 1 } = summary.feature ?? {};
      const second = caption.win
        ? `${winText(speaker, caption.win)} ${say('result.multiplied', { multiplier })}`
        : say('result.free', { index, awarded });
      return { first: say('result.free.total'), second, label: '' };
    }
    case 'added': {
      const paid = amounts.signed(unitsText(speaker, caption.win?.units ?? 0));
      const first = `${say('result.scatter', { count: caption.win?.count ?? 0 })} · ${paid}`;
      return {
        first,
        second: say('result.added', { spins: caption.spins }),
        label: say('result.sum'),
      };
    }
    case 'fall': {
      const { fall, multiplier, win } = caption;
      const group = win ? ` · ${winText(speaker, win)} × ${multiplier}` : '';
      const first = say('result.fall', { fall }) + group;
      return { first, second: say('result.falls', { falls: fall }) };
    }
    case 'falls': {
      const times = timesText(summary.units.to, game.units);
      const second = say('result.falls', { falls: caption.falls });
      return { first: say('result.times', { times }), second, amount: amounts.gain(worth) };
    }
    case 'end': {
      const number = state.round?.number ?? 0;
      const first = say(state.isHeld ? 'history.round' : 'result.credited', { number });
      const amount = amounts.money(stakeOf(speaker));
      return { first, second: say('result.continue'), label: say('stake'), amount };
    }
  }
};

const waitText = ({ say, summary, game, words }: Speaker): Lines => {
  const { waiting } = summary;
  if (!waiting) return {};
  const first = say('result.waiting', { reel: waiting.reel + 1 });
  const symbol = words.symbols[waiting.symbol] ?? waiting.symbol;
  const { rules } = game;
  const spins = rules.kind === 'anywhere' ? undefined : rules.scatter?.spins[waiting.of];
  const missing = waiting.of - waiting.have;
  const second =
    spins === undefined
      ? say('result.waiting.pick', { missing, symbol })
      : say('result.waiting.spins', { missing, symbol, spins });
  return { first, second };
};

const wonText = (speaker: Speaker, caption: CaptionOf<'won'>, worth: string): Lines => {
  const { say, summary, game, amounts, words } = speaker;
  const { win, index, of } = caption;
  const times = say('result.times', { times: timesText(summary.units.to, game.units) });
  const amount = amounts.gain(worth);
  if (!win) return { first: times, second: words.feature?.title ?? '', amount };
  const second = winText(speaker, win);
  const first = of > 1 ? say(turnWords[game.rules.kind], { index, of }) : times;
  if (!summary.hasSolidHeader || !speaker.hasSolidHeader) return { first, second, amount };
  return {
    first,
    second,
    label: say(thisWords[game.rules.kind]),
    amount: amounts.money(unitsText(speaker, win.units)),
  };
};

const turnWords = {
  lines: 'result.turn',
  ways: 'result.turn.ways',
  anywhere: 'result.turn.anywhere',
} as const;

const thisWords = {
  lines: 'result.this',
  ways: 'result.this.ways',
  anywhere: 'result.this.anywhere',
} as const;

const nothingText = ({ say, game }: Speaker): string => {
  const { rules } = game;
  if (rules.kind === 'anywhere') return say('result.nothing.anywhere');
  return rules.kind === 'ways' ? say('result.nothing.ways') : say('result.nothing');
};

/** `Dòng 13 · 4 hoa sen` */
export const winText = ({ say, words }: Pick<Speaker, 'say' | 'words'>, win: Win): string => {
  const symbol = words.symbols[win.symbol] ?? win.symbol;
  const { count } = win;
  if (win.symbol === anyBar) return say('result.mixed', { line: (win.line ?? 0) + 1, count });
  switch (win.kind) {
    case 'line':
      return say('result.line', { line: (win.line ?? 0) + 1, count, symbol });
    case 'ways':
      return say('result.ways', { count, symbol, ways: win.ways ?? 1 });
    case 'scatter':
      return say('result.scatter', { count });
    case 'anywhere':
      return say('result.anywhere', { count, symbol });
  }
};
