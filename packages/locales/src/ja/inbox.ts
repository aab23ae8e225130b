import { inbox as en } from '../en/inbox';
import type { Translated } from '../phrases';
import type { inbox as vi } from '../vi/inbox';

/** The messages of the inbox, by their template: a line, and the text below it. */
export const inbox = {
  ...en,
  withdrawal_paid: {
    title: '出金 {number} を送金しました',
    text: '出金 {number} の {amount} の支払いを銀行に依頼しました。着金したら出金ページで確認してください。',
  },
  withdrawal_refused: {
    title: '出金 {number} は承認されませんでした',
    text: '出金 {number} は承認されず、{amount} がウォレットに戻りました。理由は出金ページにあります。',
  },
  withdrawal_failed: {
    title: '出金 {number} を送金できませんでした',
    text: '銀行が出金 {number} を送金できませんでした。{amount} がウォレットに戻りました。',
  },
  deposit_credited: {
    title: '入金 {number} がウォレットに入りました',
    text: '入金 {number} の {amount} を確認し、ウォレットに入れました。',
  },
  deposit_other_amount: {
    title: '入金 {number} の金額が異なります',
    text: '入金 {number} の申請額は {asked}、届いた金額は {amount} です。{amount} をウォレットに入れました。',
  },
  documents_passed: {
    title: '本人確認書類が承認されました',
    text: '書類を確認し、承認しました。もう一度送る必要はありません。',
  },
  documents_refused: {
    title: '本人確認書類が承認されませんでした',
    text: '書類を確認しましたが、承認されませんでした。マイアカウントをご覧ください。',
  },
  documents_asked: {
    title: '本人確認書類をもう一度送ってください',
    text: '書類の画像を使用できません。理由と再送はマイアカウントにあります。',
  },
  transfer_received: {
    title: '{amount} を受け取りました',
    text: '{sender} さんから {amount} が届きました。',
  },
  limits_changed: {
    title: 'プレイの制限が変更されました',
    text: '制限または休止期間が {at} に変更されました。心当たりがない場合は、すぐにパスワードを変更してサポートにご連絡ください。',
  },
  password_changed: {
    title: 'パスワードが変更されました',
    text: 'パスワードが {at} に変更されました。心当たりがない場合は、すぐにサポートにご連絡ください。',
  },
  contact_changed: {
    title: '連絡先が変更されました',
    text: 'メールアドレスまたは電話番号が {at} に変更されました。心当たりがない場合は、すぐにパスワードを変更してサポートにご連絡ください。',
  },
  account_held: {
    title: 'アカウントがロックされました',
    text: '第三者が使用した可能性があるため、{at} にサポートがアカウントをロックしました。すべてのセッションは終了し、パスワードの変更が必要です。',
  },
  security_changed: {
    title: 'ログイン時の確認方法が変更されました',
    text: '確認方法が {at} に変更されました。心当たりがない場合は、すぐにパスワードを変更してサポートにご連絡ください。',
  },
  case_late: {
    title: 'リクエスト {number} にはもう少し時間が必要です',
    text: 'リクエスト {number} にお約束の時間までに回答できませんでした。引き続き対応しており、資金は安全です。',
  },
  case_asked: {
    title: 'リクエスト {number} への回答をお願いします',
    text: '{message}',
  },
  case_parked: {
    title: 'リクエスト {number} は保留中です',
    text: '{message} リクエスト {number} は{until}までに再度確認します。',
  },
  receipt_due: {
    title: '出金 {number} は届きましたか',
    text: '銀行は出金 {number} を送金しました。出金ページでお答えください。{until}までに回答がない場合、受け取り済みとみなします。その後も苦情を申し立てられます。',
  },
  ticket_answered: {
    title: 'リクエスト {number} に回答があります',
    text: 'リクエスト {number} に回答しました。解決していない場合は、30 日以内に再開できます。',
  },
  ticket_asked: {
    title: 'リクエスト {number} へのご返信が必要です',
    text: 'リクエスト {number} について確認したいことがあります。リクエストの質問を読み、そこで返信してください。',
  },
  ticket_closed: {
    title: 'リクエスト {number} は終了しました',
    text: 'リクエスト {number} を終了しました。まだ必要な場合は、30 日以内に再開できます。',
  },
  room_silenced: {
    title: 'チャットルームへの書き込みを一時停止しました',
    text: '担当者により、{until} までチャットルームに書き込めません。閲覧はできます。',
  },
  room_silenced_ever: {
    title: 'チャットルームに書き込めなくなりました',
    text: '担当者により、チャットルームに書き込めません。閲覧はできます。心当たりがない場合はサポートへご連絡ください。',
  },
  room_lifted: {
    title: 'チャットルームに再び書き込めます',
    text: '担当者がチャットルームへの書き込みを再び許可しました。',
  },
  round_voided: {
    title: 'ラウンド {number} は無効になりました',
    text: 'ラウンド {number} は障害に関する規定により無効となりました。ベット {amount} はウォレットに返却され、このラウンドの払戻金は取り消されました。理由はベット履歴で確認できます。',
  },
  exclusion_lifted: {
    title: 'アカウントの利用除外が解除されました',
    text: '連絡先が別の方のものと一致したため、誤って利用除外となっていました。担当者2名が確認し、{at} に解除しました。ご自身で選んだ設定はそのままです。',
  },
  deletion_refused: {
    title: 'アカウントは引き続き利用できます',
    text: 'アカウント削除のリクエスト {number} は承認されませんでした。{reason}',
  },

  other: {
    title: '新しいメッセージがあります',
    text: 'ページを再読み込みしてお読みください。',
  },
} as const satisfies Translated<typeof vi>;
