import { identity as en } from '../../en/site/identity';
import type { Translated } from '../../phrases';
import type { identity as vi } from '../../vi/site/identity';

export const identity = {
  ...en,
  name: '证件',
  title: '身份证件',
  why: '只有审核人员能看到您的照片。照片加密保存，不保留文件名和拍摄地点。',
  front: '证件正面',
  back: '证件背面',
  face: '您的面部与证件',
  choose: '选择照片',
  replace: '更换照片',
  has: '已收到照片',
  missing: '尚无照片',
  sending: '正在发送照片…',
  send: '提交审核',
  unreadable: '无法读取此照片。请选择其他 PNG、JPEG 或 WebP。',
  open: '打开',
  none: '暂不需要',
  asked: '需要提交',
  pending: '审核中',
  passed: '已通过',
  refused: '被拒绝',
  noneText: '现在提交可让首次提款更快。',
  askedText: '部分提款需要证件。通常在24小时内答复。',
  pendingText: '正在人工审核。通常在24小时内答复。',
  passedText: '无需再提交。',
  refusedText: '请提交更清晰的照片。',
  reason: '原因：{reason}',
} as const satisfies Translated<typeof vi>;
