import { verification as en } from '../../en/site/verification';
import type { Translated } from '../../phrases';
import type { verification as vi } from '../../vi/site/verification';

export const verification = {
  ...en,
  title: '请验证您是真人',
  loading: '正在加载图片…',
  picture: '带有拼图缺口的图片',
  slide: '将拼块拖到缺口处，或使用方向键',
  byStep: '移动 8 像素',
  byOne: '移动 1 像素',
  send: '提交',
  checking: '验证中…',
  missed: '差一点，请再试这一张。',
  newDevice: '您正从陌生设备登录，请再验证一次。',
  expired: '上次验证已过期，请重新验证。',
  another: '换一张图片',
  otherWay: '使用其他验证方式',
  workTitle: '其他验证方式',
  workWhy: '无需看图或拖动。浏览器会进行一次小型计算，并将结果发送到服务器。',
  working: '计算中…',
  workLeft: '计算中，约剩 {seconds} 秒',
  keepOpen: '请勿关闭此窗口',
  backToPicture: '返回拼图',
  noPicture: '目前没有图片，改由浏览器计算验证。',
  code: '图形验证码',
  codePicture: '含 5 个字母和数字的验证码图片',
  codeWait: '{seconds} 秒后可换新图',
  codeOther: '看不清图片？使用其他验证方式',
  codeDone: '已验证，无需验证码',
} as const satisfies Translated<typeof vi>;
