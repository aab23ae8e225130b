import { useLayoutEffect, type RefObject } from 'react';
import type { Scene } from '../../stage/timeline/scene';
import { useGame } from '../page/game-context';

/** Sets custom properties of an element from each scene: what moves needs no rendering. */
export const useSceneVars = (
  element: RefObject<HTMLElement | null>,
  varsOf: (scene: Scene) => Record<`--${string}`, number>,
): void => {
  const { hub } = useGame();
  useLayoutEffect(() => {
    const values = new Map<string, number>();
    const write = (scene: Scene) => {
      for (const [name, value] of Object.entries(varsOf(scene))) {
        if (values.get(name) === value) continue;
        values.set(name, value);
        element.current?.style.setProperty(name, String(value));
      }
    };
    write(hub.latest());
    return hub.subscribe(write);
  }, [hub, element, varsOf]);
};
