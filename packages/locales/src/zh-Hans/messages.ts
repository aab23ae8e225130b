import { messages as en } from '../en/messages';
import type { Translated } from '../phrases';
import type { messages as vi } from '../vi/messages';

export const messages = {
  ...en,
  sign_in_code: {
    ...en.sign_in_code,
    subject: '您的 {brand} 登录验证码',
    text: '这是您的登录验证码，{minutes} 分钟内有效，仅可使用一次。',
    sms: '【{brand}】登录验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  registration_code: {
    ...en.registration_code,
    subject: '您的 {brand} 注册验证码',
    text: '这是您创建账户的验证码，{minutes} 分钟内有效，仅可使用一次。',
    sms: '【{brand}】注册验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  number_has_account: {
    ...en.number_has_account,
    subject: '您已有 {brand} 账户',
    text: '有人用您的号码申请注册验证码，但该号码已有账户。如果是您本人，请直接登录。',
    sms: '【{brand}】此号码已有账户，请直接登录。如非本人操作，请忽略本短信。',
  },
  mobile_has_no_account: {
    ...en.mobile_has_no_account,
    subject: '您还没有 {brand} 账户',
    text: '有人用您的号码申请登录验证码，但该号码没有账户。',
    sms: '【{brand}】此号码没有账户，请先注册。如非本人操作，请忽略本短信。',
  },
  password_reset_code: {
    ...en.password_reset_code,
    subject: '您的 {brand} 密码重置验证码',
    text: '这是您重置密码的验证码，{minutes} 分钟内有效，仅可使用一次。',
    sms: '【{brand}】密码重置验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  password_reset_link: {
    ...en.password_reset_link,
    subject: '重置您的 {brand} 密码',
    text: '请打开此链接重置密码，{minutes} 分钟内有效，仅可使用一次。',
    sms: '【{brand}】请在 {minutes} 分钟内重置密码：{link}',
  },
  unlock_link: {
    ...en.unlock_link,
    subject: '解锁您的 {brand} 账户',
    text: '您的账户因多次输入错误密码而被锁定。打开此链接即可立即解锁，{minutes} 分钟内有效，仅可使用一次。',
    sms: '【{brand}】请在 {minutes} 分钟内解锁账户：{link}',
  },
  contact_code: {
    ...en.contact_code,
    subject: '您的 {brand} 确认码',
    text: '这是确认联系方式的验证码，{minutes} 分钟内有效，仅可使用一次。',
    sms: '【{brand}】手机号码确认码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  contact_changed: {
    ...en.contact_changed,
    subject: '您的 {brand} 联系方式已更改',
    text: '您账户的邮箱或手机号码已更改。',
    sms: '【{brand}】您的邮箱或手机号码已于 {at} 更改。非本人操作？请立即联系客服。',
  },
  password_changed: {
    ...en.password_changed,
    subject: '您的 {brand} 密码已修改',
    text: '您的账户密码已修改，其他所有会话均已结束。',
    sms: '【{brand}】您的密码已于 {at} 修改。非本人操作？请立即联系客服。',
  },
  new_device: {
    ...en.new_device,
    subject: '您的 {brand} 账户有新设备登录',
    text: '您的账户刚刚在一台新设备上使用。',
    sms: '【{brand}】新设备于 {at} 登录。非本人操作？请立即修改密码。',
  },
  factor_changed: {
    ...en.factor_changed,
    subject: '您的 {brand} 安全设置已更改',
    text: '您账户登录时的额外验证方式已更改。',
    sms: '【{brand}】您的登录验证方式已于 {at} 更改。非本人操作？请立即联系客服。',
  },
  account_held: {
    ...en.account_held,
    subject: '您的 {brand} 账户已锁定',
    text: '您的账户可能被他人使用，客服已将其锁定，所有会话均已结束。请登录，用验证码或邮件解锁，并设置新密码。',
    sms: '{brand}：您的账户可能被他人使用，客服已于 {at} 锁定。请登录解锁并修改密码。',
  },
  account_closed: {
    subject: '您的 {brand} 账户已删除',
    text: '应您的要求，您的账户及个人资料（包括此邮箱地址）已删除。资金和投注记录依法以匿名方式保留。感谢您，再见。',
    sms: '{brand}：应您的要求，您的账户已于 {at} 删除。再见。',
  },
  case_late: {
    subject: '您的申请需要更多时间',
    text: '我们未能在告知您的时间内答复您的申请。申请仍在处理中，您的资金是安全的。',
    sms: '{brand}：您的申请需要更多时间，仍在处理中。您的资金是安全的。',
  },
  case_asked: {
    subject: '{brand}需要您的答复',
    text: '{message}',
    sms: '{brand}：{message}',
  },
  case_parked: {
    subject: '您的申请正在等待',
    text: '您的申请正在等待：{message} 我们将在{until}之前再次查看。',
    sms: '{brand}：您的申请正在等待：{message} 我们将在{until}之前再次查看。',
  },
  ticket_answered: {
    subject: '对请求 {number} 的回复',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  ticket_asked: {
    subject: '请求 {number} 需要您回复',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  receipt_due: {
    subject: '提款{number}到账了吗？',
    text: '银行已支付提款{number}。如果您在{until}之前没有答复，将视为已收到。之后您仍可投诉。',
    sms: '{brand}：提款{number}到账了吗？{until}之前未答复将视为已收到。',
  },
  at: '时间：{at}',
  place: '地点：{place}',
  device: '设备：{device}',
  openLink: '打开链接',
  neverShare: '请勿将验证码或链接告诉任何人。{brand} 工作人员绝不会向您索取。',
  ignore: '如非您本人申请，请忽略此邮件。',
  notYou: '如非您本人操作，请立即修改密码并联系客服。',
} as const satisfies Translated<typeof vi>;
