import type { agent } from './vi/site/agent';
import type { announcements } from './vi/site/announcements';
import type { articles } from './vi/site/articles';
import type { brand } from './vi/site/brand';
import type { cashier } from './vi/site/cashier';
import type { catalogue } from './vi/site/catalogue';
import type { chat } from './vi/site/chat';
import type { common } from './vi/site/common';
import type { compliance } from './vi/site/compliance';
import type { content } from './vi/site/content';
import type { download } from './vi/site/download';
import type { factors } from './vi/site/factors';
import type { form } from './vi/site/form';
import type { identity } from './vi/site/identity';
import type { launch } from './vi/site/launch';
import type { lobby } from './vi/site/lobby';
import type { lottery } from './vi/site/lottery';
import type { loyalty } from './vi/site/loyalty';
import type { message } from './vi/site/message';
import type { passwords } from './vi/site/passwords';
import type { player } from './vi/site/player';
import type { privacy } from './vi/site/privacy';
import type { promotion } from './vi/site/promotion';
import type { refusal } from './vi/site/refusal';
import type { report } from './vi/site/report';
import type { room } from './vi/site/room';
import type { service } from './vi/site/service';
import type { session } from './vi/site/session';
import type { status } from './vi/site/status';
import type { support } from './vi/site/support';
import type { verification } from './vi/site/verification';
import type { wallet } from './vi/site/wallet';
import type { withdrawal } from './vi/site/withdrawal';

/**
 * The site's phrases by noun. Their type is that of the Vietnamese text, so that a placeholder that
 * is not given does not compile.
 */
export type Phrases = {
  agent: typeof agent;
  announcements: typeof announcements;
  articles: typeof articles;
  brand: typeof brand;
  cashier: typeof cashier;
  catalogue: typeof catalogue;
  chat: typeof chat;
  common: typeof common;
  compliance: typeof compliance;
  content: typeof content;
  download: typeof download;
  factors: typeof factors;
  form: typeof form;
  identity: typeof identity;
  launch: typeof launch;
  lobby: typeof lobby;
  lottery: typeof lottery;
  loyalty: typeof loyalty;
  message: typeof message;
  passwords: typeof passwords;
  player: typeof player;
  privacy: typeof privacy;
  promotion: typeof promotion;
  refusal: typeof refusal;
  report: typeof report;
  room: typeof room;
  service: typeof service;
  session: typeof session;
  status: typeof status;
  support: typeof support;
  verification: typeof verification;
  wallet: typeof wallet;
  withdrawal: typeof withdrawal;
};

export type Noun = keyof Phrases;

/** The nouns whose phrases come with every first page, in one file. */
export const criticalNouns = [
  'brand',
  'catalogue',
  'common',
  'content',
  'status',
] as const satisfies readonly Noun[];
