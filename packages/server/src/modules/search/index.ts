import type { search } from '@parlour/contract/search';
import type { ConsoleHandlers } from '../../lib/http/console';
import { findAnything } from './find-anything';

export const consoleRoutes: ConsoleHandlers<typeof search> = { findAnything };
