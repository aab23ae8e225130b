import { numbers } from './numbers';
import { shell } from './shell';

/** What every slot says, in one chunk. */
export const everySlot = { phrases: shell, numbers };
