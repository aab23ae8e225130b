import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

export const message = {
  ...en,
  title: '公告',
  none: '目前没有公告',
  all: '全部',
} as const satisfies Translated<typeof vi>;
