import { status as en } from '../../en/site/status';
import type { Translated } from '../../phrases';
import type { status as vi } from '../../vi/site/status';

export const status = {
  ...en,
  notFoundTitle: '页面不存在',
  notFoundInfo: '此页面已移动或不存在。',
  goHome: '返回首页',
  notOpenTitle: '尚未开放',
  notOpenInfo: '本站此栏目尚未开放，开放后您可在此找到。',
  failedTitle: '我们这边出了问题',
  failedInfo: '错误已记录，请几分钟后再试。',
  timeout: '页面加载时间过长。请检查网络后重新加载。',
} as const satisfies Translated<typeof vi>;
