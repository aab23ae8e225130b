import type { ConsoleLocale } from './console-locales';
import { refusal as en } from './en/console/refusal';
import { refusal as vi } from './vi/console/refusal';

/** What refusals of operators' calls mean, for the server's answers. */
export const consoleRefusalOf: Record<ConsoleLocale, typeof vi | typeof en> = { vi, en };
