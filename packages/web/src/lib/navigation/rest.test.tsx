import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';

const screen = {};
let page: EventTarget;

/** The modules of a page that has just begun in a browser. */
const beginPage = async () => {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return import('./rest');
};

const touch = () => page.dispatchEvent(new Event('pointermove'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('[NAV-03] a screen that the server drew whole', () => {
  test('is fetched with the first touch, and drawn when it has come', async () => {
    const { HeldScreen, holdScreen, isHeld } = await beginPage();
    const preload = vi.fn(async () => undefined);
    holdScreen(screen, preload);
    expect(isHeld()).toBe(true);
    expect(preload).not.toHaveBeenCalled();
    touch();
    expect(isHeld()).toBe(false);
    expect(preload).toHaveBeenCalledTimes(1);
    await vi.waitFor(() =>
      expect(renderToString(<HeldScreen screen={screen}>here</HeldScreen>)).toBe('here'),
    );
  });

  test('is fetched at once when the touch came before the page ran', async () => {
    const { HeldScreen, holdScreen } = await beginPage();
    touch();
    const preload = vi.fn(async () => undefined);
    holdScreen(screen, preload);
    expect(preload).toHaveBeenCalledTimes(1);
    await vi.waitFor(() =>
      expect(renderToString(<HeldScreen screen={screen}>here</HeldScreen>)).toBe('here'),
    );
  });
});
