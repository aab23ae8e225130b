import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawShareCard } from './share-pictures';

const card = {
  name: 'Parlour',
  title: 'Nổ hũ',
  text: 'Luật và bảng trả thưởng.',
  mark: 'Bản dùng thử',
  art: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle r="5"/></svg>',
  ink: '#F59BB8',
  ground: '#34182A',
};

test.each([
  ['a plain card', card],
  ['no mark', { ...card, mark: '' }],
  ['a word wider than its column', { ...card, title: 'x'.repeat(200) }],
  ['more words than there is room for', { ...card, text: 'một hai ba '.repeat(200) }],
  ['words that look like markup', { ...card, title: '<b>&amp;' }],
])('[CONTENT-01] a share picture of %s is 1200 by 630', async (_name, given) => {
  const image = await loadImage(await drawShareCard(given));
  expect([image.width, image.height]).toEqual([1200, 630]);
});
