import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { chunk, optional } from './chunk';

const Part = () => <b>part</b>;
// The tests after these fetch every part, this one too.
let isLost = true;
afterAll(() => {
  isLost = false;
});
const lost = async (): Promise<typeof Part> => {
  if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return Part;
};

describe('[NAV-08] a part whose code does not come', () => {
  test('leaves its place empty where the page is whole without it', async () => {
    const part = chunk<object>([], optional(lost));
    await part.preload();
    expect(renderToString(<part.Component />)).toBe('');
  });

  test('is said by the boundary where the page needs it', async () => {
    const part = chunk<object>([], lost);
    await expect(part.preload()).rejects.toMatchObject({ code: 'chunk.failed' });
    expect(() => renderToString(<part.Component />)).toThrow('chunk.failed');
  });

  test('is drawn at once when it came', async () => {
    const part = chunk<object>(
      [],
      optional(async () => Part),
    );
    await part.preload();
    expect(renderToString(<part.Component />)).toBe('<b>part</b>');
  });
});
