/**
 * On the page of the login, before any file of it is asked for: the secret of a mail's link leaves
 * the address, so that no history, no referrer and no log has it.
 */
export const resetScript = [
  "(function(){var u=new URL(location.href),p=u.searchParams;['reset','unlock'].forEach(",
  'function(n){var t=p.get(n);if(!t)return;p.delete(n);',
  "history.replaceState(null,'',u.pathname+u.search+u.hash);",
  "try{sessionStorage[n+'Ticket']=t}catch(e){}})})()",
].join('');
