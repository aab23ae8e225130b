import { describe, expect, test } from 'vitest';
import { readCleaned } from './cleaned-text';

describe('a text that the server cleaned is read without a document', () => {
  test('[SHELL-13] its marks hold what stands in them', () => {
    expect(readCleaned('<h2>Nạp</h2><p>Gửi <strong>ngay</strong>.<br>Xong</p>')).toEqual([
      { tag: 'h2', children: ['Nạp'] },
      {
        tag: 'p',
        children: [
          'Gửi ',
          { tag: 'strong', children: ['ngay'] },
          '.',
          { tag: 'br', children: [] },
          'Xong',
        ],
      },
    ]);
  });

  test.each([
    ['<a href="/help?item=a&amp;b=1">x</a>', { tag: 'a', href: '/help?item=a&b=1' }],
    ['<a>x</a>', { tag: 'a' }],
  ])('[SHELL-13] %s keeps its address', (html, link) => {
    expect(readCleaned(html)).toEqual([{ ...link, children: ['x'] }]);
  });

  test('[SHELL-13] the space before it is left out, as in a document', () => {
    expect(readCleaned('\n <p>a</p>\n')).toEqual([{ tag: 'p', children: ['a'] }, '\n']);
  });

  test.each([
    ['1 &lt; 2 &amp; 3 &gt; 2', '1 < 2 & 3 > 2'],
    ['&quot;a&quot;&nbsp;b', '"a"\u00a0b'],
    ['&#7879;&#x1EC7;', 'ệệ'],
    ['&unknown; &#0;', '&unknown; &#0;'],
  ])('[SHELL-13] %s is read as letters', (html, letters) => {
    expect(readCleaned(html)).toEqual([letters]);
  });
});
