import { verification as en } from '../../en/site/verification';
import type { Translated } from '../../phrases';
import type { verification as vi } from '../../vi/site/verification';

export const verification = {
  ...en,
  title: 'ロボットでないことの確認',
  loading: '画像を読み込み中…',
  picture: 'ピースの入る隙間がある画像',
  slide: 'ピースを正しい位置へドラッグ、または矢印キーで移動',
  byStep: '8 px ずつ',
  byOne: '1 px ずつ',
  send: '送信',
  checking: '確認中…',
  missed: '少しずれています。新しい画像でお試しください。',
  newDevice: '未確認の端末からログインしています。もう一度ご確認ください。',
  expired: '前回の認証は期限切れです。もう一度お願いします。',
  another: '別の画像にする',
  otherWay: '別の方法で認証',
  workTitle: '別の認証方法',
  workWhy: '見る作業もドラッグも不要です。ブラウザーが簡単な計算を行い、結果をサーバーに送ります。',
  working: '計算中…',
  workLeft: '計算中、残り約 {seconds} 秒',
  keepOpen: 'このウィンドウを閉じないでください',
  backToPicture: 'パズルに戻る',
  noPicture: '現在画像がないため、ブラウザーの計算で認証します。',
  code: '画像認証',
  codePicture: '英数字 5 文字の認証画像',
  codeWait: '{seconds} 秒後に新しい画像を取得できます',
  codeOther: '画像が読めませんか？別の方法で認証',
  codeDone: '認証済み。コードは不要です',
} as const satisfies Translated<typeof vi>;
