/** The place of what follows the first paint: the page's code. */
export const laterId = 'later';

/** Instead of `src`, the picture of a row or slide below or beside the first screen. */
export const laterSource = 'data-src';

/**
 * What the first screen does not show follows its first paint: the pictures below it, and the code,
 * which would share the network and the processor with it. A tab with a token waits for no paint, and
 * neither does a hidden one, which has none.
 */
export const afterPaintScript = [
  '(function(d){var w;function go(){if(w)return;w=1;',
  `d.querySelectorAll('img[${laterSource}]').forEach(function(i){`,
  `i.src=i.getAttribute('${laterSource}');i.removeAttribute('${laterSource}')});`,
  `d.head.append(d.importNode(d.getElementById('${laterId}').content,true))}`,
  "d.addEventListener('DOMContentLoaded',function(){",
  "if(d.hidden||'member' in d.documentElement.dataset)return go();",
  'setTimeout(go,1000);requestAnimationFrame(function(){requestAnimationFrame(go)})})',
  '})(document)',
].join('');
