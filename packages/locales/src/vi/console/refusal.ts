import type { ConsoleCode } from '@parlour/contract/errors';

/** What every refusal of an operator's call means, by its code. */
export const refusal = {} as const satisfies Record<ConsoleCode, string>;
