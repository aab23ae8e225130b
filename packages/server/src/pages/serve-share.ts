import type { Status } from '@parlour/contract/brand';
import { languageOf } from '@parlour/contract/languages';
import { type PageName, pages } from '@parlour/contract/pages';
import { isOffered } from '@parlour/locales/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openMemory } from '../lib/memory';
import type { BuiltSite } from './built-site';
import { drawShareCard, registerFonts } from './share-pictures';

/** About 60 KB each; a brand has some fifty. */
const mostPictures = 200;

/** `rng.vi.png`: the picture of a page in a language. */
const namePattern = /^([a-zA-Z0-9]{1,20})\.([a-z]{2})\.png$/;

type ShareHooks = { statusOf: (request: FastifyRequest) => Promise<Status> };

/** Serves the pictures that shared links show: drawn once for each page, language and brand. */
export const serveShare = (app: FastifyInstance, site: BuiltSite, hooks: ShareHooks): void => {
  registerFonts(site.assetsFolder);
  const memory = openMemory<Buffer>({ freshMs: Infinity, most: mostPictures });
  app.get<{ Params: { name: string } }>('/share/:name', async (request, reply) => {
    const [, name = '', code] = namePattern.exec(request.params.name) ?? [];
    const language = languageOf(code);
    const { brand, configVersion } = await hooks.statusOf(request);
    const isOpen =
      language !== undefined && isOffered(language) && brand.supportLanguages.includes(language);
    if (!isOpen || !Object.hasOwn(pages, name)) {
      reply.callNotFound();
      return reply;
    }
    const picture = await memory.get(`${brand.code} ${name} ${language}`, {
      version: configVersion,
      load: () => drawShareCard(site.shareCard({ page: name as PageName, language, brand })),
    });
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(picture);
  });
};
