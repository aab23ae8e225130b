import { messages as en } from '../en/messages';
import type { Translated } from '../phrases';
import type { messages as vi } from '../vi/messages';

export const messages = {
  ...en,
  sign_in_code: {
    ...en.sign_in_code,
    subject: '{brand} ログインコード',
    text: 'ログイン用のコードです。{minutes} 分以内に 1 回だけ使えます。',
    sms: '{brand}: ログインコード {code}（{minutes} 分間有効）。誰にも教えないでください。',
  },
  registration_code: {
    ...en.registration_code,
    subject: '{brand} 登録コード',
    text: 'アカウント作成用のコードです。{minutes} 分以内に 1 回だけ使えます。',
    sms: '{brand}: 登録コード {code}（{minutes} 分間有効）。誰にも教えないでください。',
  },
  number_has_account: {
    ...en.number_has_account,
    subject: '{brand} のアカウントをすでにお持ちです',
    text: 'お客様の番号で登録コードが申請されましたが、この番号のアカウントはすでにあります。ご本人の場合はログインしてください。',
    sms: '{brand}: この番号のアカウントはすでにあります。ログインしてください。心当たりがない場合は無視してください。',
  },
  mobile_has_no_account: {
    ...en.mobile_has_no_account,
    subject: '{brand} のアカウントがまだありません',
    text: 'お客様の番号でログインコードが申請されましたが、この番号のアカウントはありません。',
    sms: '{brand}: この番号のアカウントはありません。登録してください。心当たりがない場合は無視してください。',
  },
  password_reset_code: {
    ...en.password_reset_code,
    subject: '{brand} パスワード再設定コード',
    text: 'パスワード再設定用のコードです。{minutes} 分以内に 1 回だけ使えます。',
    sms: '{brand}: パスワード再設定コード {code}（{minutes} 分間有効）。誰にも教えないでください。',
  },
  password_reset_link: {
    ...en.password_reset_link,
    subject: '{brand} パスワードの再設定',
    text: 'このリンクを開いてパスワードを再設定してください。{minutes} 分以内に 1 回だけ使えます。',
    sms: '{brand}: {minutes} 分以内にパスワードを再設定してください {link}',
  },
  unlock_link: {
    ...en.unlock_link,
    subject: '{brand} アカウントのロック解除',
    text: 'パスワードの入力ミスが続いたため、アカウントをロックしました。このリンクを開くとすぐに解除できます。{minutes} 分以内に 1 回だけ使えます。',
    sms: '{brand}: {minutes} 分以内にアカウントのロックを解除してください {link}',
  },
  contact_code: {
    ...en.contact_code,
    subject: '{brand} 確認コード',
    text: '連絡先を確認するためのコードです。{minutes} 分以内に 1 回だけ使えます。',
    sms: '{brand}: 電話番号の確認コード {code}（{minutes} 分間有効）。誰にも教えないでください。',
  },
  contact_changed: {
    ...en.contact_changed,
    subject: '{brand} の連絡先が変更されました',
    text: 'アカウントのメールアドレスまたは電話番号が変更されました。',
    sms: '{brand}: メールアドレスまたは電話番号が {at} に変更されました。心当たりがない場合はすぐにサポートへご連絡ください。',
  },
  password_changed: {
    ...en.password_changed,
    subject: '{brand} のパスワードが変更されました',
    text: 'アカウントのパスワードが変更されました。他のセッションはすべて終了しました。',
    sms: '{brand}: パスワードが {at} に変更されました。心当たりがない場合はすぐにサポートへご連絡ください。',
  },
  new_device: {
    ...en.new_device,
    subject: '{brand} アカウントに新しい端末からのログイン',
    text: '新しい端末でアカウントが使用されました。',
    sms: '{brand}: {at} に新しい端末からログインがありました。心当たりがない場合はすぐにパスワードを変更してください。',
  },
  factor_changed: {
    ...en.factor_changed,
    subject: '{brand} のセキュリティ設定が変更されました',
    text: 'ログイン時の追加認証の設定が変更されました。',
    sms: '{brand}: ログイン時の認証設定が {at} に変更されました。心当たりがない場合はすぐにサポートへご連絡ください。',
  },
  account_held: {
    ...en.account_held,
    subject: '{brand} のアカウントがロックされました',
    text: '第三者が使用した可能性があるため、サポートがアカウントをロックしました。すべてのセッションは終了しています。ログイン画面でコードまたはメールにより解除し、新しいパスワードを設定してください。',
    sms: '{brand}: 第三者が使用した可能性があるため、{at} にサポートがアカウントをロックしました。ログイン画面で解除し、パスワードを変更してください。',
  },
  account_closed: {
    subject: '{brand} のアカウントを削除しました',
    text: 'ご依頼のとおり、アカウントを個人情報とこのメールアドレスとともに削除しました。お金とプレイの記録は法令により氏名なしで保管されます。ご利用ありがとうございました。',
    sms: '{brand}：ご依頼により {at} にアカウントを削除しました。',
  },
  case_late: {
    subject: 'お手続きにお時間をいただいています',
    text: 'お伝えした時刻までにご依頼へ回答できませんでした。引き続き処理しており、お客様の資金は安全です。',
    sms: '{brand}：ご依頼の処理にお時間をいただいています。お客様の資金は安全です。',
  },
  case_asked: {
    subject: '{brand}からのご確認',
    text: '{message}',
    sms: '{brand}：{message}',
  },
  case_parked: {
    subject: 'ご依頼は保留中です',
    text: 'ご依頼は保留中です：{message} {until}までに再度確認します。',
    sms: '{brand}：ご依頼は保留中です：{message} {until}までに再度確認します。',
  },
  ticket_answered: {
    subject: 'お問い合わせ {number} への返信',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  ticket_asked: {
    subject: 'お問い合わせ {number} にご返信ください',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  receipt_due: {
    subject: '出金{number}は届きましたか',
    text: '銀行は出金{number}を送金しました。{until}までに回答がない場合、受け取り済みとみなします。その後も苦情を申し立てられます。',
    sms: '{brand}：出金{number}は届きましたか。{until}までに回答がなければ受け取り済みとみなします。',
  },
  at: '日時：{at}',
  place: '場所：{place}',
  device: '端末：{device}',
  openLink: 'リンクを開く',
  neverShare:
    'このコードやリンクは誰にも教えないでください。{brand} のスタッフがお尋ねすることはありません。',
  ignore: '心当たりがない場合は、このメールを無視してください。',
  notYou: '心当たりがない場合は、すぐにパスワードを変更し、サポートへご連絡ください。',
} as const satisfies Translated<typeof vi>;
