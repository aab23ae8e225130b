import { agent as en } from '../../en/site/agent';
import type { Translated } from '../../phrases';
import type { agent as vi } from '../../vi/site/agent';

export const agent = {
  ...en,
  about: '代理用自己的推广码为 {brand} 带来玩家。凭码注册的人归入该代理的下线。',
  offered: '目前提供',
  code: '专属推广码',
  codeInfo: '每个推广码只属于一位代理，可用来发展其名下的玩家或下级代理。',
  link: '注册链接',
  linkInfo: '推广码附带链接：打开链接后，注册表单里已填好推广码。',
  downline: '清晰的下线关系',
  downlineInfo: '凭码注册的人直接归在该代理名下，不能自行转到别处。',
  notYet: '暂未提供',
  notYetInfo: '佣金、下线报表、代理中心和代理申请尚未开放。本站不承诺任何佣金比例或收入。',
  join: '凭推广码注册',
  yourCode: '代理推广码',
  codeMissing: '请输入代理推广码。',
  codeWrong: '该推广码不存在或已失效。',
  codeUnchecked: '无法验证推广码，请重试。',
  go: '前往注册',
} as const satisfies Translated<typeof vi>;
