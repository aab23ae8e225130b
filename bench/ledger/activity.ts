import { countWindows } from '../../packages/server/src/modules/activity/count-windows';
import { fullLanes, type Beside } from './in-process';
import { freshDatabase, onFreshCopy } from './rounds';
import type { Stage } from './stage/stage';
import type { Part, Variant, Way } from './variant';

/** At full load a site counts every five minutes at most; here it counts much more often. */
const windowMs = 5000;
/** Long enough for several windows. */
const measureMs = 16_000;

/** Bets with all checks while activity is counted at the same time, and while it is not. */
export const openActivity = async (stage: Stage): Promise<Part> => {
  const way = (variant: Variant): Way => {
    const { turn, ...rest } = onFreshCopy(stage, variant);
    return {
      ...rest,
      id: `${variant.id}_long`,
      turn: ({ warmMs }) => turn({ warmMs, measureMs }),
    };
  };
  return {
    pairs: [{ of: way(fullLanes(256, counting)), by: way(fullLanes(256)) }],
    singles: [],
    close: () => stage.cluster.drop(freshDatabase),
  };
};

const counting: Beside = {
  id: 'counted',
  title: `counted each ${windowMs / 1000} s`,
  start: async (platform) => {
    // Play before the turn is not part of it.
    await countWindows(platform);
    let isOver = false;
    const counts = (async () => {
      while (!isOver) {
        await pause(windowMs, () => isOver);
        await countWindows(platform);
      }
    })();
    return async () => {
      isOver = true;
      await counts;
    };
  },
};

/** Waits, but returns at once when the turn is over. */
const pause = async (ms: number, isOver: () => boolean): Promise<void> => {
  const until = performance.now() + ms;
  while (performance.now() < until && !isOver()) {
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
};
