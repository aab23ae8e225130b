import { catalogue } from '@parlour/contract/catalogue';

export type Searched = { words: string; found: number; medianMs: number; mostMs: number };

/** Found verbatim, in every word, with a slip, by a vendor, and not at all: one word, and many. */
const searches = [
  'rong vang',
  'golden',
  'phuonf',
  'blue heron',
  'qqqzzz',
  'xgoldn drqgon jqde lqntern phoenyx hqrvest mxrket',
];
const times = 15;

/** How long the server takes to answer a search among all slots. */
export const searchServer = async (siteUrl: string): Promise<Searched[]> => {
  const searched: Searched[] = [];
  for (const words of searches) {
    const input = { channel: 'parlour', merchant: 'parlour', gameType: 'RNG', language: 'VI' };
    const query = new URLSearchParams({ ...input, gameName: words, pageSize: '90' }).toString();
    const took: number[] = [];
    let found = 0;
    for (let turn = 0; turn <= times; turn += 1) {
      const from = performance.now();
      const answer = await fetch(`${siteUrl}${catalogue.listGames.path}?${query}`);
      const { value } = (await answer.json()) as { value: { total: number } };
      if (turn > 0) took.push(performance.now() - from);
      found = value.total;
    }
    const inOrder = took.toSorted((one, other) => one - other);
    const round = (value = 0) => Math.round(value * 10) / 10;
    const medianMs = round(inOrder[Math.floor(times / 2)]);
    searched.push({ words, found, medianMs, mostMs: round(inOrder.at(-1)) });
  }
  return searched;
};
