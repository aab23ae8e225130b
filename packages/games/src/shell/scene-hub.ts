import type { Scene } from '../stage/scene';
import { standingScene } from '../stage/tell-scene';
import type { Rules } from '../lib/slot';
import { firstStanding } from '../stage/standing';

/** Hands each scene to all that show a part of it. */
export class SceneHub {
  private scene: Scene;
  private readonly listeners = new Set<(scene: Scene) => void>();

  constructor(rules: Rules) {
    this.scene = standingScene(rules, firstStanding(rules));
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

/** The parts of a scene that are told in words: they change a few times a round. */
export type Told = Pick<
  Scene,
  'caption' | 'isStripNegative' | 'isBorderNegative' | 'fall' | 'units' | 'tier' | 'isSettled'
>;

const toldIn = (scene: Scene): Told => {
  const { caption, isStripNegative, isBorderNegative, fall, units, tier, isSettled } = scene;
  return { caption, isStripNegative, isBorderNegative, fall, units, tier, isSettled };
};

/** A view of the hub that keeps its value while nothing told has changed. */
export const toldBy = (hub: SceneHub): (() => Told) => {
  let kept = toldIn(hub.latest());
  let key = JSON.stringify(kept);
  return () => {
    const next = toldIn(hub.latest());
    const nextKey = JSON.stringify(next);
    if (nextKey !== key) {
      kept = next;
      key = nextKey;
    }
    return kept;
  };
};
