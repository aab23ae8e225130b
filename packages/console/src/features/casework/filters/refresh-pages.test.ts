import { describe, expect, test } from 'vitest';
import { refreshPages } from './refresh-pages';

type Page = { list: string; next?: string };

const pages: Page[] = [
  { list: 'a', next: '1' },
  { list: 'b', next: '2' },
  { list: 'c', next: '3' },
  { list: 'd' },
];
const loaded = { pages, pageParams: [undefined, '1', '2', '3'] };

const refreshed = async (range: [number, number], now: Page[]) => {
  const read: (string | undefined)[] = [];
  const result = await refreshPages(loaded, range, async (cursor) => {
    read.push(cursor);
    return now[read.length - 1]!;
  });
  return { read, lists: result.pages.map(({ list }) => list).join(''), params: result.pageParams };
};

describe('[OPS-01] a long queue that is read again', () => {
  test('reads the pages that are seen, and keeps the others', async () => {
    const now = [
      { list: 'B', next: '2' },
      { list: 'C', next: '3' },
    ];
    expect(await refreshed([1, 2], now)).toEqual({
      read: ['1', '2'],
      lists: 'aBCd',
      params: [undefined, '1', '2', '3'],
    });
  });

  test('leaves out what follows a page that now ends elsewhere', async () => {
    expect(await refreshed([0, 0], [{ list: 'A', next: '1x' }])).toEqual({
      read: [undefined],
      lists: 'A',
      params: [undefined],
    });
  });

  test('goes on from where the page before now ends', async () => {
    const now = [
      { list: 'A', next: '1x' },
      { list: 'B', next: '2' },
    ];
    expect(await refreshed([0, 1], now)).toMatchObject({ read: [undefined, '1x'], lists: 'ABcd' });
  });

  test('ends with a page that has become the last', async () => {
    expect(await refreshed([1, 2], [{ list: 'B' }])).toMatchObject({ lists: 'aB' });
  });
});
