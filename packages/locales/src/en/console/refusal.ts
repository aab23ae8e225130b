import type { Translated } from '../../phrases';
import type { refusal as vi } from '../../vi/console/refusal';

export const refusal = {} as const satisfies Translated<typeof vi>;
