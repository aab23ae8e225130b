import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '@parlour/testkit/site/processes';
import type { MemorySample, PlatformProcess } from './types';

export type MemoryWatch = {
  /** In order of time; the list only grows. */
  samples: MemorySample[];
  stop: () => Promise<void>;
};

const everyMs = 1000;

/** Records every second how much memory each platform process uses. */
export const watchMemory = (platforms: PlatformProcess[], now: () => number): MemoryWatch => {
  const samples: MemorySample[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const { place, pid } of platforms) {
        const id = pid();
        const bytes = id === undefined ? undefined : residentBytes(id);
        if (id !== undefined && bytes) samples.push({ place, pid: id, at: now(), bytes });
      }
      await pause(everyMs);
    }
  })();
  return {
    samples,
    stop: () => {
      isOver = true;
      return watching;
    },
  };
};
