import { gameTypes } from '../catalogue';
import { choice, date, text } from '../endpoint';
import type { RoundStatus } from '../round';

/** How a round ended for its player, as every list of rounds shows it. */
export const roundEndings = ['won', 'lost', 'even', 'open', 'refunded'] as const;
export type RoundEnding = (typeof roundEndings)[number];

export const endingOf = ({ status, net }: { status: RoundStatus; net: string }): RoundEnding => {
  if (status !== 'closed') return status;
  if (/^-?[0.]*$/.test(net)) return 'even';
  return net.startsWith('-') ? 'lost' : 'won';
};

/** A filter by game, vendor or ending reads every round of its days, so it covers at most these. */
export const mostFilteredDays = 92;

/** What of the betting record is asked for: days, and perhaps one type, vendor, game, ending. */
export const roundFilter = {
  from: date(),
  to: date(),
  gameType: choice(gameTypes, { optional: true }),
  vassalage: text({ optional: true, max: 64 }),
  gameCode: text({ optional: true, max: 64 }),
  ending: choice(roundEndings, { optional: true }),
};
