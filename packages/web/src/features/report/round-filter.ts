import { gameTypes, type GameType } from '@parlour/contract/catalogue';
import { mostFilteredDays, type RoundEnding, roundEndings } from '@parlour/contract/report/rounds';
import type { Period } from './period';

/** What of the betting record is shown, beside its days. */
export type RoundChoice = {
  gameType?: GameType;
  vassalage?: string;
  gameCode?: string;
  ending?: RoundEnding;
};

/** The choice in an address; what is unknown there is not chosen. */
export const choiceOf = (search: string): RoundChoice => {
  const query = new URLSearchParams(search);
  const gameType = gameTypes.find((one) => one === query.get('recordType'));
  const ending = roundEndings.find((one) => one === query.get('recordState'));
  const [vassalage, gameCode] = [query.get('recordVendor'), query.get('recordGame')];
  return {
    ...(gameType && { gameType }),
    ...(vassalage && { vassalage }),
    ...(gameCode && { gameCode }),
    ...(ending && { ending }),
  };
};

/** The same the other way: an empty detail leaves the address. */
export const detailsOf = ({ gameType, vassalage, gameCode, ending }: RoundChoice) => ({
  recordType: gameType ?? '',
  recordVendor: vassalage ?? '',
  recordGame: gameCode ?? '',
  recordState: ending ?? '',
  recordPage: '',
});

const dayMs = 86_400_000;

/** Whether the days are more than the server filters. */
export const isTooLong = ({ from, to }: Period, choice: RoundChoice): boolean =>
  Object.keys(choice).length > 0 && (Date.parse(to) - Date.parse(from)) / dayMs >= mostFilteredDays;
