import { download as en } from '../../en/site/download';
import type { Translated } from '../../phrases';
import type { download as vi } from '../../vi/site/download';

export const download = {
  ...en,
  title: 'iOS・Android 版アプリ',
  about:
    '{brand} はブラウザーで動作します。ホーム画面に追加すれば、アプリストアなしでアプリのように開けます。',
  teaser: '{brand} をアプリのように開く',
  teaserInfo: 'スマートフォンやパソコンのホーム画面に追加できます。アプリストアは不要です。',
  install: 'ホーム画面に追加',
  installed: 'インストールした {brand} アプリでご利用中です。',
  ios: 'iPhone・iPad',
  ios1: 'Safari でこのページを開きます。',
  ios2: '共有アイコンをタップします。',
  ios3: '「ホーム画面に追加」を選びます。',
  android: 'Android 端末',
  android1: 'Chrome でこのページを開きます。',
  android2: '上部の三点メニューを開きます。',
  android3: '「アプリをインストール」または「ホーム画面に追加」を選びます。',
  desk: 'パソコン',
  desk1: 'Chrome または Edge でこのページを開きます。',
  desk2: 'アドレスバー右端のインストールアイコンをクリックします。',
  desk3: '「インストール」を選びます。',
  get: '{name} 版を入手',
  scan: 'スマートフォンで QR コードを読み取ってインストール',
  offline:
    'アプリの利用にはネットワークが必要です。接続がない場合はその旨を表示します。残高やベットは端末に保存されません。',
} as const satisfies Translated<typeof vi>;
