import { loadImage } from '@napi-rs/canvas';
import { brand } from '@parlour/contract/brand';
import { openSite, type Site } from '@parlour/testkit/site/site';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandOf } from '../../modules/brand';
import { openPictures } from '../../modules/content';
import { serveIcons } from './serve-icons';
import { serveInstalled } from '../serve-installed';

// Without the built site there are no pages: the icons get an application of their own.
let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const ask = async (url: string, host: string) => {
  const app = fastify();
  const hooks = {
    brandOf: (name: string) => brandOf(site.platform, name),
    findPicture: openPictures(site.platform),
  };
  serveIcons(app, hooks);
  serveInstalled(app, hooks);
  const answer = await app.inject({ url, headers: { host } });
  await app.close();
  return answer;
};

test.each(['localhost', 'second.localhost'])(
  'the icon of %s is an SVG, and a 32 by 32 picture in an ICO file',
  async (host) => {
    const drawing = await ask('/icon.svg', host);
    expect(drawing.headers['content-type']).toBe('image/svg+xml');
    expect(drawing.body).toMatch(/^<svg .*<\/svg>\s*$/);
    const icon = await ask('/favicon.ico', host);
    expect(icon.headers['content-type']).toBe('image/x-icon');
    expect(icon.rawPayload.readUInt16LE(2)).toBe(1);
    const image = icon.rawPayload.subarray(icon.rawPayload.readUInt32LE(18));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([32, 32]);
  },
);

test('[SITE-01] the icons and the colours of an installed site are those of its brand', async () => {
  const { logo } = (await site.visitor({ host: 'second.localhost' }).get(brand.readStatus, {}))
    .brand;
  const bytes = await openPictures(site.platform)(logo!);
  expect((await loadImage(bytes!)).width).toBe(240);
  expect((await ask('/icon.svg', 'second.localhost')).body).toContain(bytes!.toString('base64'));
  for (const name of ['/icon-192.png', '/icon-512.png', '/favicon.ico']) {
    const [first, second] = await Promise.all(
      ['localhost', 'second.localhost'].map(async (host) => (await ask(name, host)).rawPayload),
    );
    expect(first!.equals(second!), name).toBe(false);
  }
  const coloursAt = async (host: string) => {
    const { background_color: ground, theme_color: bar } = (
      await ask('/manifest.webmanifest', host)
    ).json<Record<string, string>>();
    return { ground, bar };
  };
  expect(await coloursAt('localhost')).toEqual({ ground: '#0b1416', bar: '#101c1f' });
  expect(await coloursAt('second.localhost')).toEqual({ ground: '#e9f0ef', bar: '#0a6c86' });
  await site.setBrand('main', { accentDark: '#a9cc62' });
  expect((await ask('/icon.svg', 'localhost')).body).toContain('#a9cc62');
  expect((await coloursAt('localhost')).bar).toBe('#a9cc62');
});
