import { refusal as en } from '../../en/site/refusal';
import type { Translated } from '../../phrases';
import type { refusal as vi } from '../../vi/site/refusal';

export const refusal = {
  ...en,
  'request.invalid': '入力内容に誤りがあります。印の付いた項目をご確認ください。',
  'request.sealed_required': 'ページの情報が古くなっています。再読み込みしてからお試しください。',
  'request.stale':
    '端末の時計がずれているか、処理に時間がかかりすぎました。もう一度お試しください。',
  'request.repeat_conflict':
    'この操作はすでに別の内容で送信されています。ページを再読み込みしてください。',
  'request.too_large': '送信内容が大きすぎます',
  'request.too_many': 'アクセスが多すぎます。しばらく待ってからお試しください。',
  'request.unknown': '見つかりませんでした',
  'system.failed': 'システムで問題が発生しました。もう一度試すか、サポートへご連絡ください。',
  'system.busy':
    'システムが混み合っています。処理は行われていません。しばらくしてからお試しください。',
  'system.timeout':
    '時間内に応答がありませんでした。処理は行われていません。もう一度お試しください。',
  'brand.maintenance': 'システムメンテナンス中です',
  'brand.region_blocked': 'この地域ではサービスを提供していません',
  'brand.address_blocked': '現在の IP は制限されており、サイトにアクセスできません',
  'brand.unknown_host': '無効なアドレスです',
  'brand.not_enabled': 'この操作は有効になっていません',
  'session.required': '先にログインしてください',
  'session.expired': 'セッションの有効期限が切れました。再ログインすると元の画面に戻ります。',
  'session.elsewhere': '別の端末でログインされたため、このセッションは終了しました。',
  'session.idle': 'しばらく操作がなかったため、セッションを終了しました。',
  'session.trial_account':
    'お試しアカウントでは利用できません。登録するか、通常のアカウントでログインしてください。',
  'session.wrong_credentials': 'ユーザー名またはパスワードが違います',
  'session.captcha_required': '画像の文字を入力してください',
  'session.captcha_wrong': '画像の文字が違います',
  'session.verification_required': '先に認証を完了してください',
  'session.verification_failed': '認証できませんでした。もう一度お試しください。',
  'session.locked':
    '入力ミスが続いたため、アカウントを一時的にロックしました。しばらくしてから試すか、パスワードを再設定してください。',
  'session.held':
    '安全のため、サポートがこのアカウントをロックしました。コードまたはメールで解除するか、パスワードを再設定してください。',
  'session.step_required':
    '未確認のネットワークからログインしています。もう一段階の認証が必要です。',
  'session.step_up_required': '続けるにはご本人確認が必要です',
  'session.not_agent': 'エージェントのアカウントではないため、エージェント用エリアに入れません。',
  'session.not_member': '会員以外のアカウントは会員サイトにログインできません',
  'session.code_missing': '認証コードを入力してください',
  'session.code_wrong': '認証コードが違います',
  'session.code_expired': 'コードの有効期限が切れました。新しいコードを送信してください。',
  'session.code_too_soon': '送信回数が多すぎます。5 分後にもう一度お試しください。',
  'session.code_quota': 'コードの送信上限に達しました。カスタマーサービスへご連絡ください。',
  'session.link_used': 'このリンクは期限切れか使用済みです。新しいリンクを申請してください。',
  'session.identity_taken':
    'そのアカウントは別のプレイヤーに連携されているか、すでに別のアカウントを連携しています。',
  'session.last_way_in':
    'これはアカウントへの最後のログイン方法です。先に別の方法を追加してください。',
  'session.contact_taken': 'このメールアドレスまたは電話番号は別のアカウントで使われています。',
  'session.username_taken': 'このユーザー名は使われています。別の名前を選んでください。',
  'session.mobile_taken':
    'この電話番号のアカウントがすでにあります。ログインするか、別の番号をお使いください。',
  'session.email_taken':
    'このメールアドレスのアカウントがすでにあります。ログインするか、別のアドレスをお使いください。',
  'session.detail_fixed': 'この項目は入力済みです。訂正はサポートへご連絡ください。',
  'session.id_number_taken':
    'この身分証番号のアカウントがすでにあります。ログインするか、サポートへご連絡ください。',
  'session.external_failed': '外部アカウントを確認できませんでした。もう一度ログインしてください。',
  'session.number_unproved':
    '電話番号を確認できませんでした。新しいコードを申請してもう一度お試しください。',
  'session.password_weak': '推測されやすいパスワードです。別のものを選んでください。',
  'session.password_reused': '現在とは違うパスワードを選んでください',
  'session.password_change_required': '続けるにはパスワードの変更が必要です',
  'agent.code_invalid': '紹介コードが無効です。確認してもう一度お試しください。',
  'agent.not_downline': '直属のダウンラインではありません',
  'agent.no_upline': 'このアカウントにアップラインはいません',
  'wallet.insufficient_funds': '残高が足りません。引き落としはありません。',
  'wallet.transfer_refused': '受取人は現在受け取れません。引き落としはありません。',
  'wallet.payment_password_missing': '先に取引パスワードを設定してください。',
  'wallet.payment_password_wrong': '取引パスワードが違います',
  'wallet.payment_password_locked':
    '入力ミスが続いたため、取引パスワードをロックしました。再設定するか、30 分お待ちください。',
  'wallet.single': 'このアカウントのウォレットは 1 つのため、移動するものがありません',
  'wallet.currency_mismatch': '通貨がウォレットと一致しません',
  'wallet.same_wallet': '異なる 2 つのウォレットを選んでください',
  'wallet.vendor_unknown': 'このウォレットは存在しません',
  'wallet.vendor_maintenance':
    'プロバイダーがメンテナンス中のため、ウォレットからの引き出しのみ可能です。資金は移動していません。',
  'compliance.excluded': '自己排除中のため、ご利用いただけません。',
  'compliance.blocked':
    'このアカウントではプレイと入金が停止されています。出金とサポートへのお問い合わせはご利用いただけます。',
  'compliance.cooling_off': '現在、休止期間中です。',
  'compliance.limit_reached': 'ご自身で設定した上限に達しました。',
  'compliance.under_age': '本サービスをご利用いただける年齢に達していません。',
  'compliance.limits_contradict':
    'ほかの上限と矛盾しています。1日の上限は1週間の上限を、1週間の上限は1か月の上限を超えられません。',
  'compliance.raise_waits': '上限の引き上げはまだ有効にできません。24時間お待ちください。',
  'cashier.payout_not_short': '銀行からは、支払いが不足したという知らせがありません',
  'cashier.method_closed': 'この方法は受付停止中です。別の方法を選んでください。',
  'cashier.method_hours':
    'この方法は受付時間外です。別の方法を選ぶか、受付が始まってからもう一度お試しください。',
  'cashier.too_many_waiting':
    'お支払い待ちの入金が 3 件あります。お支払いいただくか、期限切れをお待ちください。',
  'cashier.amount_below': 'この方法の下限額を下回っています',
  'cashier.amount_above': 'この方法の上限額を超えています',
  'cashier.payee_mismatch': 'ご本人名義の口座のみ登録できます',
  'cashier.payee_taken': 'この口座は別のプレイヤーが使用しています',
  'cashier.payees_full': '登録できる口座数の上限です。先に一つ削除してください。',
  'cashier.payee_resting':
    '口座またはセキュリティ情報が最近変更されたため、この口座はまだ使用できません',
  'cashier.identity_needed': '出金の前に本人確認書類の審査が必要です',
  'cashier.turnover_left': '必要な賭け額に達していないため、残高の一部はまだ出金できません',
  'cashier.limit_day': '本日の出金上限に達しました',
  'cashier.receipt_answered': 'この入金についてはすでに回答済みです',
  'catalogue.too_many_favourites': 'お気に入りがいっぱいです。1 つ削除してから追加してください。',
  'identity.not_now': '書類は審査中または承認済みのため、追加できません。',
  'identity.incomplete': '表面、裏面、お顔の写真をすべて送ってください。',
  'support.chat_closed':
    'チャットは終了しています。もう一度開いてから送信してください。入力した内容は残っています。',
  'support.chat_answered': '担当者がこのチャットに対応しています。このまま書き込んでください。',
  'support.too_fast': '送信が速すぎます。数秒待ってから続けてください。',
  'support.unanswered': 'メッセージは届いています。担当者の返信後に続けてお書きください。',
  'support.pictures_full': '1 件につき画像は 3 枚までです。',
  'support.ticket_closed': 'このお問い合わせは終了しました。再開するか、新しくお書きください。',
  'room.silenced': '現在、このルームには書き込めません。',
  'room.too_fast': '投稿の間隔が決まっています。数秒待って送信してください。',
  'room.word': 'ここで使えない言葉が含まれています。直して送信してください。',
  'room.link': 'リンクやサイト名は送信できません。',
  'room.mutes_full': '200 人をミュート中です。先に 1 人解除してください。',
  'launch.game_unavailable': 'このゲームは現在ご利用いただけません。残高に変更はありません。',
  'launch.vendor_maintenance': 'プロバイダーがメンテナンス中です。残高に変更はありません。',
  'launch.vendor_failed': 'ゲームを開けませんでした。残高に変更はありません。',
  'privacy.copied_today': '本日のコピーはダウンロード済みです。1日1回です。',
  'privacy.not_yet': 'まだアカウントを閉鎖できません。先に一覧の項目を完了してください。',
  'launch.no_guest_view': 'このプロバイダーはログインした方のみご利用いただけます。',
  'network.failed': '通信に問題があります。もう一度お試しください。',
  'network.slow': '通信が遅いため、応答を待っています…',
  'chunk.failed': '新しいバージョンがあります。再読み込みして続けてください。',
  'popup.closed': 'ログインが終わる前にウィンドウが閉じられました。もう一度お試しください。',
  'popup.blocked':
    'ブラウザーがポップアップをブロックしました。許可してからもう一度お試しください。',
} as const satisfies Translated<typeof vi>;
