import { player } from '@parlour/contract/player';

const { path, noun } = player.readMember;

/**
 * Asks for the session before any file of the page has come; `lib/session/ahead.ts` uses the
 * answer. Without an answer the page asks again itself.
 */
export const aheadScript = [
  '(function(){try{var k=sessionStorage.token;if(!k)return;',
  `ahead={path:'${path}',answer:fetch('${path}',{headers:{'X-Module':'${noun}',`,
  "Authorization:'Bearer '+k},signal:AbortSignal.timeout(15000)})};",
  'ahead.answer.catch(function(){})}catch(e){}})()',
].join('');
