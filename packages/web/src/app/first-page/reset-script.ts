/**
 * On the page of the login, before any file of it is asked for: the secret of a mail's link leaves
 * the address, so that no history, no referrer and no log has it.
 */
export const resetScript = [
  "(function(){var u=new URL(location.href),t=u.searchParams.get('reset');if(!t)return;",
  "u.searchParams.delete('reset');history.replaceState(null,'',u.pathname+u.search+u.hash);",
  'try{sessionStorage.resetTicket=t}catch(e){}})()',
].join('');
