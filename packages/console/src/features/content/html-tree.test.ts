import { expect, test } from 'vitest';
import { outsideLinks, treeOf } from './html-tree';

test('[OPS-02] a text of the allowed tags is read as a tree, anything else as its text', () => {
  expect(treeOf('<p>a &amp; b<br>c</p><ul><li>d</li></ul>')).toEqual([
    { tag: 'p', children: ['a & b', { tag: 'br', children: [] }, 'c'] },
    { tag: 'ul', children: [{ tag: 'li', children: ['d'] }] },
  ]);
  expect(treeOf('<a href="/help?item=terms&amp;x=1">e</a>')).toEqual([
    { tag: 'a', href: '/help?item=terms&x=1', children: ['e'] },
  ]);
  expect(treeOf('<script>f</script><img src=x onerror=y>g</p></ul>h')).toEqual(['f', 'g', 'h']);
  expect(treeOf('&lt;b&gt; &#39;i&#x27; &unknown; 1 < 2')).toEqual([
    "<b> 'i' &unknown; 1 ",
    '<',
    ' 2',
  ]);
});

test('[OPS-02] a tag that is closed too early or never ends with what is around it', () => {
  expect(treeOf('<p>a<strong>b</p>c')).toEqual([
    { tag: 'p', children: ['a', { tag: 'strong', children: ['b'] }] },
    'c',
  ]);
});

test('[OPS-02] links to outside are named', () => {
  const html = '<a href="/help">a</a><a href="https://one.example/x">b</a>';
  expect(outsideLinks(html)).toEqual(['https://one.example/x']);
});
