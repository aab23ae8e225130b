/** What a slot says of itself in one language. */
export type SlotWords = {
  name: string;
  /** Under the title. */
  meta: string;
  /** In the strip before the first round. */
  hint: readonly [string, string];
  symbols: Record<string, string>;
  specials: readonly { symbol: string; name: string; text: string }[];
  /** The feature, where the game has one. */
  feature?: { title: string; text: string };
  /** The special symbol in one short sentence. */
  note: { symbol: string; text: string };
};
