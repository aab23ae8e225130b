import { expect } from 'vitest';
import { countWindows } from '@parlour/server/modules/activity/index';
import { wrongActivity } from './activity-recount';
import { dropSoundSite } from './books';
import type { Site } from '../site/site';

/** The sums of `activity` equal those of movements and transfers, up to each share's mark. */
export const expectSoundActivity = async ({ sql }: Site['database']): Promise<void> => {
  for (const [name, text] of Object.entries(wrongActivity)) {
    const wrong = await sql<{ what: string }>([text] as unknown as TemplateStringsArray);
    expect({ [name]: wrong }).toEqual({ [name]: [] });
  }
};

/** At the end of a file's tests: the sums and the books are sound, and the site goes. */
export const dropSoundActivity = async (site: Site): Promise<void> => {
  await openClock(site).drain();
  await expectSoundActivity(site.database);
  await dropSoundSite(site);
};

/** Moves the site's clock forward, never back, and counts everything that is due then. */
export const openClock = (site: Site) => {
  let offsetMs = 0;
  const pass = async (milliseconds: number): Promise<void> => {
    offsetMs += milliseconds;
    await site.shiftClock(offsetMs);
  };
  return {
    pass,
    offsetMs: () => offsetMs,
    /** Counts everything until now. */
    drain: async (): Promise<void> => {
      await pass(3000);
      await countWindows(site.platform);
    },
  };
};
