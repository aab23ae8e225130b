import type { Scene } from '../../stage/timeline/scene';
import { restingScene } from '../../stage/timeline/scene-at';
import type { Rules } from '../../rules/slot';
import { firstRestingBoard } from '../../stage/timeline/resting-board';

/** Hands each scene to all that show a part of it. */
export class SceneHub {
  private scene: Scene;
  private readonly listeners = new Set<(scene: Scene) => void>();

  constructor(rules: Rules) {
    this.scene = restingScene(rules, firstRestingBoard(rules));
  }

  readonly latest = (): Scene => this.scene;

  readonly publish = (scene: Scene): void => {
    this.scene = scene;
    for (const listener of this.listeners) listener(scene);
  };

  readonly subscribe = (listener: (scene: Scene) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** The parts of a scene that are shown as text: they change a few times a round. */
export type SceneSummary = Pick<
  Scene,
  | 'caption'
  | 'isResultNegative'
  | 'fall'
  | 'units'
  | 'tier'
  | 'isSettled'
  | 'isSumShown'
  | 'waiting'
  | 'button'
> & {
  /** The game header has taken the sum. */
  hasSolidHeader: boolean;
  /** Free spins as the counter shows them; `isGround` once border and background have changed. */
  feature:
    | (Omit<NonNullable<Scene['feature']>, 'turn' | 'ground' | 'plus'> & {
        isGround: boolean;
        plus: number | null;
      })
    | null;
  /** Its share is left out: it moves with every frame. */
  card: Scene['card'];
};

const summaryOf = (scene: Scene): SceneSummary => {
  const { caption, isResultNegative, fall, units, tier, isSettled, isSumShown } = scene;
  const { waiting, button, headerShare, card } = scene;
  return {
    caption,
    isResultNegative,
    fall,
    units,
    tier,
    isSettled,
    isSumShown,
    waiting,
    button,
    hasSolidHeader: headerShare > 0,
    feature: featureIn(scene),
    card: card && withoutShare(card),
  };
};

const featureIn = ({ feature }: Scene): SceneSummary['feature'] => {
  if (!feature || feature.turn <= 0) return null;
  const { index, awarded, multiplier, plus, isDone, ground } = feature;
  const isGround = ground >= 0.5;
  return { index, awarded, multiplier, isDone, isGround, plus: plus?.share ? plus.spins : null };
};

const withoutShare = (card: NonNullable<Scene['card']>): SceneSummary['card'] => ({
  ...card,
  share: 0,
});

/** A view of the hub that keeps its value while none of its parts has changed. */
export const summaryFrom = (hub: SceneHub): (() => SceneSummary) => {
  let summary = summaryOf(hub.latest());
  let key = JSON.stringify(summary);
  return () => {
    const next = summaryOf(hub.latest());
    const nextKey = JSON.stringify(next);
    if (nextKey !== key) {
      summary = next;
      key = nextKey;
    }
    return summary;
  };
};
