import { wallet as en } from '../../en/site/wallet';
import type { Translated } from '../../phrases';
import type { wallet as vi } from '../../vi/site/wallet';

export const wallet = {
  ...en,
  trialWhy: '練習用クレジットでプレイ中です。出金はできず、1 日で失効します。',
  leaveTrial: 'お試しを終了',
  main: 'メインウォレット',
  total: '合計残高',
  locked: '保留中',
  bonus: 'ボーナス',
  deposit: '入金',
  withdraw: '出金',
  record: 'ベット履歴',
  credited: '{amount} がメインウォレットに入りました',
  hide: '残高を隠す',
  show: '残高を表示',
  refresh: '残高を更新',
  transfer: '資金移動',
  transferFrom: '移動元',
  transferTo: '移動先',
  transferAmount: '移動する金額',
  transferAll: '全額',
  transferring: '移動中…',
  transferred: '{amount} を {from} から {to} へ移動しました',
  swap: '方向を入れ替え',
  choices: '金額の候補',
  holds: '{wallet} の残高 {amount}',
  vendorWallets: 'プロバイダー別ウォレット',
  vendorWalletsInfo:
    'プロバイダーごとに専用のウォレットがあります。プレイする前に資金を移動してください。',
  leftInfo:
    '現在は 1 つのウォレットですべてのゲームに使えます。以前のウォレットの残高はメインウォレットにまとめられます。',
  atVendors: 'プロバイダー内',
  noVendors: 'プロバイダーはまだありません',
  maintenance: 'メンテナンス中',
  collect: 'メインウォレットにまとめる',
  collectOne: 'まとめる',
  collectFrom: '{wallet} から回収',
  collecting: '回収中…',
  collected: '{amount} をメインウォレットにまとめました',
  onlyOnce: '何度押しても二重に移動することはありません。',
} as const satisfies Translated<typeof vi>;
