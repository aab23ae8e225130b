import type { Board, SymbolName } from '../../rules/round';
import type { Scene } from './scene';

/** The scene as text, for those who cannot see a canvas and for those who check it. */
export type AccessibleScene = {
  round: number | null;
  /** At rest all symbols lie still and the figure has run its way. */
  state: 'moving' | 'rest';
  caption: Scene['caption']['type'];
  board: Board;
  wins: { kind: string; symbol: SymbolName; count: number; line: number | null; units: number }[];
  /** Units and amount as they stand in the result bar. */
  units: number;
  amount: string;
  celebrated: boolean;
  /** The card over the stage, and whether the player must go on. */
  card: string | null;
  waits: boolean;
};

/** What the result bar shows of the round's money is put in by the caller, from the same scene. */
export const accessibleSceneOf = (
  scene: Scene,
  round: number | null,
  amount: string,
): AccessibleScene => ({
  round,
  state: scene.isSettled && scene.isSumShown ? 'rest' : 'moving',
  caption: scene.caption.type,
  board: scene.board,
  wins: scene.wins.map(({ kind, symbol, count, line, units }) => ({
    kind,
    symbol,
    count,
    line: line ?? null,
    units,
  })),
  units: shownUnits(scene),
  amount,
  celebrated: scene.negative.length > 0,
  card: scene.card?.type ?? null,
  waits: scene.card?.isWaiting ?? false,
});

export const accessibleText = (scene: AccessibleScene): string => JSON.stringify(scene);

/** Whole units shown at this moment of the count. */
export const shownUnits = ({ units }: Scene): number =>
  units.from + Math.floor((units.to - units.from) * units.share);
