import type { SlotGame } from '../../rules/game';
import type { Say } from '@parlour/locales/game-phrases';
import type { SlotWords } from '@parlour/locales/slot-words';

/** A part of a game's rules; the page of rules adds pictures and pays to it. */
export type RulesPart = { title: string; text: string };

export type RulesText = {
  /** What pays, and how wins add up. */
  how: RulesPart;
  specials: readonly (RulesPart & { symbol: string })[];
  feature: RulesPart | null;
  know: RulesPart;
};

/** The rules of a game in words, the same wherever they are read. */
export const rulesText = ({ rules, lines }: SlotGame, words: SlotWords, say: Say): RulesText => {
  const { hint, specials, feature = null } = words;
  const alike = `${hint.join(' ')}.`;
  return {
    how: {
      anywhere: { title: say('info.anywhere'), text: alike },
      ways: { title: say('info.ways', { ways: lines }), text: say('info.ways.text') },
      lines: {
        title: linesTitle(rules.cols, lines, say),
        text: lines > 1 ? `${alike} ${say('info.best')}` : alike,
      },
    }[rules.kind],
    specials: specials.map(({ symbol, name, text }) => ({ symbol, title: name, text })),
    feature,
    know: { title: say('info.know'), text: say('info.know.text') },
  };
};

const linesTitle = (cols: number, lines: number, say: Say): string => {
  if (lines === 1) return say('info.lines.one');
  return say(cols > 3 ? 'info.lines' : 'info.lines.three', { lines });
};
