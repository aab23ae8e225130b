import { download as en } from '../../en/site/download';
import type { Translated } from '../../phrases';
import type { download as vi } from '../../vi/site/download';

export const download = {
  ...en,
  title: '下载 iOS 与安卓应用',
  about: '{brand} 直接在浏览器中运行。添加到主屏幕后即可像应用一样打开，无需应用商店。',
  teaser: '像应用一样打开 {brand}',
  teaserInfo: '添加到手机或电脑的主屏幕，无需应用商店。',
  install: '添加到主屏幕',
  installed: '您正以已安装应用的方式使用 {brand}。',
  ios: 'iPhone 与 iPad',
  ios1: '在 Safari 中打开本页。',
  ios2: '点按“共享”图标。',
  ios3: '选择“添加到主屏幕”。',
  android: '安卓',
  android1: '在 Chrome 中打开本页。',
  android2: '点按顶部的三点菜单。',
  android3: '选择“安装应用”或“添加到主屏幕”。',
  desk: '电脑',
  desk1: '在 Chrome 或 Edge 中打开本页。',
  desk2: '点击地址栏末端的安装图标。',
  desk3: '选择“安装”。',
  get: '下载 {name} 版',
  scan: '用手机扫描二维码安装',
  offline: '应用需要联网。断网时会提示您；余额与投注不会保存在设备上。',
} as const satisfies Translated<typeof vi>;
