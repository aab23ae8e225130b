import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../lib/context';
import type { HttpHooks } from '../../lib/http/http';
import { openMemory } from '../../lib/memory';
import { drawIcon, icoOf, iconSvg } from './brand-icon';

const dayCache = 'public, max-age=86400';

/** Squares of an installed site, by their side. */
export const iconSizes = [192, 512] as const;

/** That of the tab. */
const tabSize = 32;

/** Of a brand, in every size and form. */
const mostIcons = 200;

type IconHooks = Pick<HttpHooks, 'brandOf'> & {
  /** The bytes of an uploaded picture by its address. */
  findPicture: (address: string) => Promise<Buffer | undefined>;
};

/** The sign of each brand: its logo, or the site's mark in its accent. */
export const serveIcons = (
  app: FastifyInstance,
  { brandOf, findPicture }: IconHooks,
  draw = drawIcon,
): void => {
  const icons = openMemory<Buffer>({ freshMs: Infinity, most: mostIcons });
  const logoOf = async ({ settings: { logo } }: Brand) => logo && findPicture(logo);
  const iconOf = (brand: Brand, name: string, make: (logo?: Buffer) => Promise<Buffer>) =>
    icons.get(`${brand.code} ${name}`, {
      version: brand.configVersion,
      load: async () => make((await logoOf(brand)) || undefined),
    });
  const serve = (
    name: string,
    type: string,
    make: (brand: Brand, logo: Buffer | undefined) => Promise<Buffer>,
  ) =>
    app.get(`/${name}`, async (request, reply) => {
      const brand = await brandOf(request.host);
      const icon = await iconOf(brand, name, (logo) => make(brand, logo));
      return reply.header('cache-control', dayCache).type(type).send(icon);
    });
  serve('icon.svg', 'image/svg+xml', async ({ settings }, logo) =>
    Buffer.from(iconSvg(settings, logo)),
  );
  serve('favicon.ico', 'image/x-icon', async ({ settings }, logo) =>
    icoOf(await draw({ size: tabSize, look: settings, logo }), tabSize),
  );
  for (const size of iconSizes) {
    serve(`icon-${size}.png`, 'image/png', ({ settings }, logo) =>
      draw({ size, look: settings, logo }),
    );
  }
};
