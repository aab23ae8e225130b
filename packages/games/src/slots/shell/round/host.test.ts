import { expect, test } from 'vitest';
import type { ToGame } from '@parlour/contract/frame';
import { hostOf } from './host';

const site = 'https://site.example';

/** A frame's window, and the page around it. */
const framed = () => {
  const posted: [unknown, string][] = [];
  const parent = { postMessage: (message: unknown, to: string) => void posted.push([message, to]) };
  const frame = Object.assign(new EventTarget(), { parent }) as unknown as Window;
  const post = (data: unknown, { origin = site, source = parent as unknown } = {}) =>
    frame.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { frame, post, posted };
};

const theme = { parlour: 1, type: 'theme', theme: 'light' } as const;

test('[GAME-08] the game accepts messages of the page around it only', () => {
  const { frame, post } = framed();
  const received: ToGame[] = [];
  const stop = hostOf(frame, site).listen((message) => void received.push(message));
  post(theme, { origin: 'https://other.example' });
  post(theme, { origin: `${site}.other.example` });
  post(theme, { origin: 'null' });
  post(theme, { source: frame });
  post(theme, { source: {} });
  post(theme, { source: null });
  post({ ...theme, type: 'pay' });
  expect(received).toEqual([]);
  post(theme);
  expect(received).toEqual([theme]);
  stop();
  post(theme);
  expect(received).toHaveLength(1);
});

test('[GAME-08] the game sends messages to the origin of its site only, and none when it has no frame', () => {
  const { frame, posted } = framed();
  hostOf(frame, site).send({ type: 'ready' });
  expect(posted).toEqual([[{ parlour: 1, type: 'ready' }, site]]);
  hostOf(frame, '').send({ type: 'ready' });
  const alone = new EventTarget() as unknown as Window & { parent: Window };
  alone.parent = alone;
  const host = hostOf(alone, site);
  host.send({ type: 'ready' });
  expect(host.isFramed).toBe(false);
  expect(posted).toHaveLength(1);
});
