import type { Translated } from '../../phrases';
import type { frame as vi } from '../../vi/console/frame';

export const frame = {
  title: 'Console',
} as const satisfies Translated<typeof vi>;
