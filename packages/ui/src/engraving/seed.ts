/** One 32-bit number of a text (xmur3's first round): the same on every device, for ever. */
export const hash = (text: string): number => {
  let state = 1_779_033_703 ^ text.length;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 3_432_918_353);
    state = (state << 13) | (state >>> 19);
  }
  return state >>> 0;
};

/** Draws in [0, 1) that follow from the seed (mulberry32). For drawings only, never for games. */
export type NextRandom = () => number;

export const drawsOf = (seed: number): NextRandom => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A whole number below `count`. */
export const below = (draw: NextRandom, count: number): number => Math.floor(draw() * count);

/** One of the list. */
export const oneOf = <Item>(draw: NextRandom, list: readonly [Item, ...Item[]]): Item =>
  list[below(draw, list.length)] ?? list[0];

/** Fisher–Yates; the list given is left alone. */
export const shuffled = <Item>(draw: NextRandom, list: readonly Item[]): Item[] => {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = below(draw, last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
};
