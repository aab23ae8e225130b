import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import { fill } from '@parlour/locales/phrases';

/** How long a case may wait for something, in minutes. */
const minutesToPark = [30, 120, 480, 1440, 4320];

/** The times for which a case is parked, as a choice. */
export const parkTimes = ({ minutes: ofMinutes, hours }: ConsolePhrases['casework']) =>
  minutesToPark.map((minutes) => ({
    value: String(minutes),
    label:
      minutes < 60 ? fill(ofMinutes, { count: minutes }) : fill(hours, { count: minutes / 60 }),
  }));
