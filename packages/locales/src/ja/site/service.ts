import { service as en } from '../../en/site/service';
import type { Translated } from '../../phrases';
import type { service as vi } from '../../vi/site/service';

export const service = {
  ...en,
  sideBar: 'サポートと連絡先',
  always: '24 時間サポート',
  service: 'カスタマーサービス',
  vipService: 'VIP 専用サポート',
  contact: 'サポートに連絡',
  feedback: 'ご意見・苦情',
  invite: '友達を招待',
  agent: 'エージェントになる',
  newWindow: '{name}（新しいウィンドウで開きます）',
  failed: 'カスタマーサービスを開けませんでした。数分後にもう一度お試しください。',
  blocked: 'ブラウザーがポップアップをブロックしました。許可してからもう一度お試しください。',
  routesInfo: 'どのアドレスも同じサイトにつながります。切り替えると再ログインが必要です。',
  routeNow: '使用中',
  routeGo: '切り替える',
  routeFastest: '最速',
  routeMeasuring: '計測中…',
  routeMs: '{ms} ミリ秒',
  routeDown: '応答なし',
  measureAgain: '再計測',
  consentTitle: 'アクセス解析',
  consentInfo:
    '訪問数の計測や表示の遅いページの把握のため、Google Analytics を使用したいと考えています。同意された場合のみ動作し、ページ下部からいつでも変更できます。',
  consentAccept: '同意する',
  consentRefuse: '拒否する',
  consentOn: 'アクセス解析を許可しています。',
  consentOff: 'アクセス解析を拒否しています。',
  maintenanceTitle: 'システムメンテナンス中です',
  maintenanceInfo:
    'まもなく再開します。進行中のベットは通常どおり確定し、配当されます。お急ぎの場合はカスタマーサービスへご連絡ください。',
  maintenanceUntil: '終了予定',
  maintenanceDay: '{date}、{gmt}',
  maintenanceStill: 'メンテナンスはまだ続いています。終わるとこのページが自動で開きます。',
  maintenanceReload: '再読み込み',
  regionTitle: 'お使いのネットワークからはアクセスできません',
  regionInfo:
    'この地域またはネットワークではサービスを提供していません。誤りと思われる場合や、出金したい残高がある場合は、カスタマーサービスへご連絡ください。',
  yourIp: 'お使いの IP アドレス',
} as const satisfies Translated<typeof vi>;
