import { isOffered, localeOf } from '@parlour/locales/locales';
import { serverPhrasesOf } from '@parlour/locales/server-phrases';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../lib/context';
import type { HttpHooks } from '../lib/http/http';
import { installedColours } from './icons/brand-icon';
import { pageHeaders } from './security-policy';
import { iconSizes } from './icons/serve-icons';
import { escaped, sealOf, standalonePage, standalonePolicy } from './standalone';

const dayCache = 'public, max-age=86400';

/** What makes the site an app that can be installed: manifest, worker, offline page. */
export const serveInstalled = (app: FastifyInstance, hooks: Pick<HttpHooks, 'brandOf'>): void => {
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', dayCache)
      .type('application/manifest+json')
      .send(manifestOf(await hooks.brandOf(request.host))),
  );
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
  app.get('/offline', async (request, reply) =>
    reply
      .headers({ ...pageHeaders, 'content-security-policy': standalonePolicy })
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(offlinePage(await hooks.brandOf(request.host))),
  );
};

const manifestOf = ({ name, defaultLang, settings }: Brand) => ({
  id: '/',
  name,
  short_name: name,
  lang: localeOf(defaultLang),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  ...installedColours(settings),
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...iconSizes.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  ],
});

/**
 * Answers with the offline page when a page cannot be fetched, and does nothing else: it keeps no
 * page, no call and no money.
 */
const worker = `const kept = 'offline-1';
addEventListener('install', (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.add('/offline')));
  skipWaiting();
});
addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
    await registration.navigationPreload?.enable();
  };
  event.waitUntil(tidy());
});
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return (await caches.match('/offline')) ?? Response.error();
    }
  };
  event.respondWith(answer());
});
`;

const noSignal = 'M-30-8a42 42 0 0 1 60 0M-18 6a25 25 0 0 1 36 0M0 22v.1M-34-34l68 68';

/** In each language of the brand: a worker does not know which one was chosen since. */
const offlinePage = ({ name, defaultLang, supportLanguages }: Brand): string => {
  const locales = new Set([
    localeOf(defaultLang),
    ...supportLanguages.filter(isOffered).map((language) => localeOf(language)),
  ]);
  const [first, ...others] = [...locales].map((locale) => ({
    locale,
    words: serverPhrasesOf[locale].offlinePage,
    reload: serverPhrasesOf[locale].plainPage.reload,
  }));
  if (!first) throw new Error('a brand without a language');
  const other = others.map(
    ({ locale, words }) => `<p lang="${locale}">${words.title}. ${words.text}</p>`,
  );
  return standalonePage({
    locale: first.locale,
    title: `${first.words.title} · ${escaped(name)}`,
    main: `${sealOf(noSignal)}
<h1>${first.words.title}</h1>
<p>${first.words.text}</p>
<nav aria-label="${first.words.title}"><a href="">${first.reload}</a></nav>
${other.join('\n')}`,
  });
};
