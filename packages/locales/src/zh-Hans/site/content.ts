import { content as en } from '../../en/site/content';
import type { Translated } from '../../phrases';
import type { content as vi } from '../../vi/site/content';

export const content = {
  ...en,
  banners: '精选',
  goTo: '显示第 {index} 张横幅，共 {total} 张',
  helpItems: '帮助主题',
  helpNone: '暂无帮助内容',
  helpMissing: '没有这条帮助内容，可能已更改或被移除。',
  outside: '站外帮助',
  outsideText: '这些机构独立于本站，会倾听而不评判。',
  outsideOthers: '其他国家',
} as const satisfies Translated<typeof vi>;
