import { inbox as en } from '../en/inbox';
import type { Translated } from '../phrases';
import type { inbox as vi } from '../vi/inbox';

/** The messages of the inbox, by their template: a line, and the text below it. */
export const inbox = {
  ...en,
  withdrawal_paid: {
    title: '取款 {number} 正在汇出',
    text: '银行已收到为取款 {number} 支付 {amount} 的指令。到账后请在取款页面确认。',
  },
  withdrawal_refused: {
    title: '取款 {number} 被拒绝',
    text: '取款 {number} 被拒绝，{amount} 已退回您的钱包。原因请见取款页面。',
  },
  withdrawal_failed: {
    title: '取款 {number} 未能支付',
    text: '银行未能支付取款 {number}。{amount} 已退回您的钱包。',
  },
  deposit_credited: {
    title: '存款 {number} 已到账',
    text: '存款 {number} 的 {amount} 已核对并进入您的钱包。',
  },
  deposit_other_amount: {
    title: '存款 {number} 金额不同',
    text: '存款 {number} 申请 {asked}，实际到账 {amount}。{amount} 已进入钱包。',
  },
  documents_passed: {
    title: '您的证件已通过',
    text: '您的证件已审核通过，无需再次提交。',
  },
  documents_refused: {
    title: '您的证件未通过',
    text: '您的证件已审核，未获通过。详情请见“我的账户”。',
  },
  documents_asked: {
    title: '请重新提交证件',
    text: '证件照片无法使用。原因和重新提交的入口在“我的账户”。',
  },
  transfer_received: {
    title: '您收到 {amount}',
    text: '{sender} 向您转了 {amount}。',
  },
  limits_changed: {
    title: '您的游戏限额已更改',
    text: '您的限额或休息时间于 {at} 更改。如非本人操作，请立即修改密码并联系客服。',
  },
  password_changed: {
    title: '您的密码已更改',
    text: '密码于 {at} 更改。如非本人操作，请立即联系客服。',
  },
  contact_changed: {
    title: '您的联系方式已更改',
    text: '邮箱或手机号码于 {at} 更改。如非本人操作，请立即修改密码并联系客服。',
  },
  account_held: {
    title: '您的账户已被锁定',
    text: '您的账户可能被他人使用，客服已于 {at} 锁定。所有会话均已结束，且必须修改密码。',
  },
  security_changed: {
    title: '您的登录验证已更改',
    text: '登录验证方式于 {at} 更改。如非本人操作，请立即修改密码并联系客服。',
  },
  case_late: {
    title: '请求 {number} 需要更多时间',
    text: '我们未能在承诺的时间内答复请求 {number}。请求仍在处理中，您的资金安全。',
  },
  case_asked: {
    title: '请求 {number} 需要您的答复',
    text: '{message}',
  },
  case_parked: {
    title: '请求 {number} 正在等待',
    text: '{message} 我们将在{until}之前再次查看请求 {number}。',
  },
  receipt_due: {
    title: '提款 {number} 到账了吗？',
    text: '银行已支付提款 {number}。请在提款页面答复。如果您在{until}之前没有答复，将视为已收到。之后您仍可投诉。',
  },
  ticket_answered: {
    title: '请求 {number} 已有回复',
    text: '我们已回复请求 {number}。如果仍有问题，您可以在 30 天内重新打开。',
  },
  ticket_asked: {
    title: '请求 {number} 需要您的回复',
    text: '我们需要了解请求 {number} 的更多情况。请在请求中阅读问题并回复。',
  },
  ticket_closed: {
    title: '请求 {number} 已关闭',
    text: '我们已关闭请求 {number}。如果仍需要，您可以在 30 天内重新打开。',
  },
  room_silenced: {
    title: '您暂时不能在聊天室发言',
    text: '客服已禁止您在聊天室发言，直至 {until}。您仍可阅读。',
  },
  room_silenced_ever: {
    title: '您不能在聊天室发言',
    text: '客服已禁止您在聊天室发言。您仍可阅读。如有异议，请联系客服。',
  },
  room_lifted: {
    title: '您又可以在聊天室发言',
    text: '客服已恢复您在聊天室的发言。',
  },
  round_voided: {
    title: '{number} 局已作废',
    text: '{number} 局已按故障处理规则作废：投注 {amount} 已退回您的钱包，该局已派的彩金已收回。原因见投注记录。',
  },
  exclusion_lifted: {
    title: '您账户的自我排除已解除',
    text: '您的账户因联系方式与他人相同而被误判排除。两名工作人员核实后已于 {at} 解除。您自己设置的限制保持不变。',
  },
  deletion_refused: {
    title: '您的账户保持开通',
    text: '删除账户的请求 {number} 已被拒绝。{reason}',
  },

  other: {
    title: '您有新消息',
    text: '请重新加载页面阅读此消息。',
  },
} as const satisfies Translated<typeof vi>;
