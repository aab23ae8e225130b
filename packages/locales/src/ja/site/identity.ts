import { identity as en } from '../../en/site/identity';
import type { Translated } from '../../phrases';
import type { identity as vi } from '../../vi/site/identity';

export const identity = {
  ...en,
  name: '書類',
  title: '本人確認書類',
  why: '写真を見るのは審査担当者だけです。ファイル名や撮影場所を残さず、暗号化して保存します。',
  front: '書類の表面',
  back: '書類の裏面',
  face: 'お顔と書類',
  choose: '写真を選ぶ',
  replace: '写真を変える',
  has: '写真を受け取りました',
  missing: '写真がありません',
  sending: '写真を送信中…',
  send: '審査に送る',
  unreadable: 'この写真を読み取れません。別のPNG、JPEG、WebPを選んでください。',
  open: '開く',
  none: 'まだ不要',
  asked: '提出が必要',
  pending: '審査中',
  passed: '承認済み',
  refused: '却下',
  noneText: '今送ると、最初の出金が早くなります。',
  askedText: '一部の出金には書類が必要です。通常24時間以内に回答します。',
  pendingText: '担当者が審査しています。通常24時間以内に回答します。',
  passedText: 'これ以上の提出は不要です。',
  refusedText: 'より鮮明な写真を送ってください。',
  reason: '理由：{reason}',
} as const satisfies Translated<typeof vi>;
