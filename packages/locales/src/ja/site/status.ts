import { status as en } from '../../en/site/status';
import type { Translated } from '../../phrases';
import type { status as vi } from '../../vi/site/status';

export const status = {
  ...en,
  notFoundTitle: 'ページが見つかりません',
  notFoundInfo: 'このページは移動したか、存在しません。',
  goHome: 'ホームへ戻る',
  notOpenTitle: 'まだ公開されていません',
  notOpenInfo: 'この機能は当サイトではまだ公開されていません。公開後はここからご利用いただけます。',
  failedTitle: 'システムで問題が発生しました',
  failedInfo: 'エラーを記録しました。数分後にもう一度お試しください。',
  timeout: 'ページの読み込みに時間がかかりすぎました。接続を確認して再読み込みしてください。',
} as const satisfies Translated<typeof vi>;
