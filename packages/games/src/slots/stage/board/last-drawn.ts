import type { Scene } from '../timeline/scene';

/**
 * What a canvas shows now. A canvas that is drawn is handed to the screen again, even where nothing
 * on it differs: on a slow phone that costs more than the drawing.
 */
export class LastDrawn {
  private parts: string | undefined;

  /** True when these parts are not those of the call before. */
  differs(parts: readonly unknown[]): boolean {
    const next = JSON.stringify(parts);
    const isOther = next !== this.parts;
    this.parts = next;
    return isOther;
  }
}

/** All of a scene that `drawReels` reads. */
export const reelParts = ({ columns, negative, dim }: Scene): readonly unknown[] => [
  columns,
  negative.map(({ reel, row }) => [reel, row]),
  dim,
];

/** All of a scene that `drawWins` reads. */
export const winParts = (scene: Scene): readonly unknown[] => [
  scene.outlined,
  scene.negative,
  scene.negative.map(({ reel, row }) => scene.board[reel]?.[row]),
  scene.line,
  scene.tags,
  scene.waiting,
];
