import type { Status } from '@parlour/contract/brand';
import { languageOf } from '@parlour/contract/languages';
import { type PageName, pages } from '@parlour/contract/pages';
import { isOffered } from '@parlour/locales/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../lib/context';
import { plainAddress } from '../lib/http/address';
import { openLimiter } from '../lib/http/limiter';
import { type Memory, openMemory } from '../lib/memory';
import { Refusal } from '../lib/refusal';
import type { BuiltSite } from './built-site';
import { openDrawingQueue, TooManyDrawings } from './drawing-queue';
import { drawShareCard, registerFonts } from './share-pictures';

/** Of a brand, about 60 KB each; most brands have some fifty. */
const mostPictures = 200;

/** Pictures that one address may have drawn; those that are remembered are not counted. */
const drawLimit = { count: 30, seconds: 60 };

/** A picture takes a tenth of a second of a processor: one at a time. */
const drawBounds = { atOnce: 1, mostWaiting: 8 };

/** Long enough for the waiting pictures to be drawn. */
const busySeconds = 2;

/** `rng.vi.png`: the picture of a page in a language. */
const namePattern = /^([a-zA-Z0-9]{1,20})\.([a-z]{2})\.png$/;

type ShareHooks = {
  statusOf: (request: FastifyRequest) => Promise<Status>;
  findPicture: (address: string) => Promise<Buffer | undefined>;
  draw?: typeof drawShareCard;
};

/** Serves the pictures that shared links show: drawn once for each page, language and brand. */
export const serveShare = (
  app: FastifyInstance,
  platform: Platform,
  site: Pick<BuiltSite, 'assetsFolder' | 'shareCard'>,
  { statusOf, findPicture, draw = drawShareCard }: ShareHooks,
): void => {
  registerFonts(site.assetsFolder);
  // A store for each brand: the pictures of one do not push out those of another.
  const memories = new Map<string, Memory<Buffer>>();
  const memoryOf = (brand: string): Memory<Buffer> => {
    const memory =
      memories.get(brand) ?? openMemory<Buffer>({ freshMs: Infinity, most: mostPictures });
    memories.set(brand, memory);
    return memory;
  };
  const limit = openLimiter(platform, 'share', drawLimit);
  const queue = openDrawingQueue(drawBounds);
  app.get<{ Params: { name: string } }>('/share/:name', async (request, reply) => {
    const [, name = '', code] = namePattern.exec(request.params.name) ?? [];
    const language = languageOf(code);
    const { brand, configVersion } = await statusOf(request);
    const isOpen =
      language !== undefined && isOffered(language) && brand.supportLanguages.includes(language);
    if (!isOpen || !Object.hasOwn(pages, name)) {
      reply.callNotFound();
      return reply;
    }
    const load = async () => {
      const wait = limit(plainAddress(request.ip));
      if (wait > 0) throw new Refusal('request.too_many', undefined, wait);
      const drawCard = async () => {
        const card = site.shareCard({ page: name as PageName, language, brand });
        return draw(card, card.logo === undefined ? undefined : await findPicture(card.logo));
      };
      return queue(drawCard).catch((error: unknown) => {
        throw error instanceof TooManyDrawings
          ? new Refusal('system.busy', undefined, busySeconds)
          : error;
      });
    };
    const picture = await memoryOf(brand.code).get(`${name} ${language}`, {
      version: configVersion,
      load,
    });
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(picture);
  });
};
