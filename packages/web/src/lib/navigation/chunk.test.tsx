import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { chunk, optional } from './chunk';

const Part = () => <b>part</b>;
// The tests after these fetch every part, this one too.
let isLost = true;
afterAll(() => {
  isLost = false;
});
afterEach(() => vi.useRealTimers());
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

  test('is given up after 120 seconds, and a retry asks for it again', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => Part).mockReturnValueOnce(new Promise(() => {}));
    const part = chunk<object>([], load);
    let outcome = 'awaited';
    void part.preload().catch(({ code }: { code: string }) => {
      outcome = code;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).toBe('awaited');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('chunk.failed');
    await part.preload();
    expect(load).toHaveBeenCalledTimes(2);
    expect(renderToString(<part.Component />)).toBe('<b>part</b>');
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
