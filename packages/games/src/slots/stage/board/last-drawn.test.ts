import { describe, expect, test } from 'vitest';
import { standing, stillScene, type Scene } from '../timeline/scene';
import { drawReels, type Sheet2D } from './canvas-reels';
import { drawWins } from './canvas-wins';
import { LastDrawn, reelParts, winParts } from './last-drawn';

const board = [
  ['a', 'b'],
  ['c', 'd'],
];
const scene = stillScene(standing(board), board);

/** The fields of a scene that a drawing reads, recorded by a proxy of the scene. */
const readBy = (draw: (noted: Scene) => void): Set<string> => {
  const read = new Set<string>();
  const shown: Scene = {
    ...scene,
    negative: [{ reel: 0, row: 0, share: 0.5 }],
    line: {
      line: 0,
      cells: [{ reel: 0, row: 0 }],
      drawn: 1,
      amount: { units: 1, share: 1, isGain: true },
    },
  };
  draw(
    new Proxy(shown, {
      get: (target, name: keyof Scene) => {
        read.add(name);
        return target[name];
      },
    }),
  );
  return read;
};

const context = new Proxy({} as Record<string, unknown>, {
  get: (target, name: string) => target[name] ?? (() => ({ width: 10 })),
  set: (target, name: string, value) => {
    target[name] = value;
    return true;
  },
}) as unknown as CanvasRenderingContext2D;

const sheet = {
  look: { code: 'x', palette: { ink: '#000', ground: '#fff', second: '#f00' } },
  layout: { cellWidth: 50, cellHeight: 50, symbol: 40, pitch: 50, band: 8 },
  cols: 2,
  rows: 2,
  sprites: { get: () => undefined },
  amountOf: () => '1',
} as unknown as Sheet2D;

describe('a canvas without motion', () => {
  test('[GAME-10] is drawn again only when something on it differs', () => {
    const last = new LastDrawn();
    expect(last.differs([1, ...reelParts(scene)])).toBe(true);
    expect(last.differs([1, ...reelParts({ ...scene })])).toBe(false);
    const dimmed = { ...scene, dim: { share: 0.5, reels: 2 } };
    expect(last.differs([1, ...reelParts(dimmed)])).toBe(true);
    expect(last.differs([2, ...reelParts(dimmed)])).toBe(true);
  });

  test('[GAME-10] depends on every field that its drawing reads', () => {
    const ofReels = readBy((noted) => drawReels(context, sheet, noted));
    expect([...ofReels].filter((name) => !readBy(reelParts).has(name))).toEqual([]);
    const ofWins = readBy((noted) => drawWins(context, sheet, noted, [[0, 0]]));
    expect(ofWins.size).toBeGreaterThan(4);
    expect([...ofWins].filter((name) => !readBy(winParts).has(name))).toEqual([]);
  });
});
