import { common } from './site/common';
import { form } from './site/form';
import { refusal as ofCalls } from './site/refusal';
import { account } from './console/account';
import { adjustments } from './console/adjustments';
import { books } from './console/books';
import { audit } from './console/audit';
import { brand } from './console/brand';
import { cashier } from './console/cashier';
import { casework } from './console/casework';
import { catalogue } from './console/catalogue';
import { change } from './console/change';
import { content } from './console/content';
import { chat } from './console/chat';
import { dashboard } from './console/dashboard';
import { evidence } from './console/evidence';
import { exports } from './console/exports';
import { frame } from './console/frame';
import { identity } from './console/identity';
import { message } from './console/message';
import { operation } from './console/operation';
import { people } from './console/people';
import { player } from './console/player';
import { privacy } from './console/privacy';
import { refusal as ofOperators } from './console/refusal';
import { reveal } from './console/reveal';
import { room } from './console/room';
import { rules } from './console/rules';
import { round } from './console/round';
import { signIn } from './console/sign-in';
import { vendor } from './console/vendor';
import { support } from './console/support';

/** All phrases of the console, and those of the site that its components read. */
export const consolePhrases = {
  account,
  adjustments,
  books,
  audit,
  brand,
  cashier,
  casework,
  catalogue,
  change,
  chat,
  common,
  content,
  dashboard,
  evidence,
  exports,
  form,
  frame,
  identity,
  message,
  operation,
  people,
  player,
  privacy,
  refusal: { ...ofCalls, ...ofOperators },
  reveal,
  room,
  rules,
  round,
  signIn,
  vendor,
  support,
};
