import { agent as en } from '../../en/site/agent';
import type { Translated } from '../../phrases';
import type { agent as vi } from '../../vi/site/agent';

export const agent = {
  ...en,
  about:
    'エージェントは専用コードで {brand} にプレイヤーを紹介します。コードで登録した方は、そのエージェントのダウンラインになります。',
  offered: '提供中の内容',
  code: '専用コード',
  codeInfo:
    'コードはエージェントごとに固有です。その配下にプレイヤーまたはエージェントを登録できます。',
  link: '登録リンク',
  linkInfo: 'コードにはリンクが付いています。開くと登録フォームにコードが入力済みになります。',
  downline: '明確なダウンライン',
  downlineInfo: 'コードで登録した方はエージェントの直下に入り、ご自身で移動することはできません。',
  notYet: 'まだ提供していない内容',
  notYetInfo:
    'コミッション、ダウンラインレポート、エージェントセンター、エージェント申請はまだ開始していません。当サイトは料率や収入を一切お約束しません。',
  join: 'コードで登録',
  yourCode: 'エージェントのコード',
  codeMissing: 'エージェントのコードを入力してください。',
  codeWrong: 'このコードは存在しないか、無効になっています。',
  codeUnchecked: 'コードを確認できませんでした。もう一度お試しください。',
  go: '登録へ進む',
} as const satisfies Translated<typeof vi>;
