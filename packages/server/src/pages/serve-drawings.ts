import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

type Drawings = { path: string; folder: string; ending: '.png' | '.svg'; type: string };

/** The flags of the countries, 180 KB in all. */
export const flagsOf = (folder: string): Drawings => ({
  path: '/TCG_PROD_IMAGES/COUNTRY_FLAG',
  folder,
  ending: '.png',
  type: 'image/png',
});

/** The avatars that players choose from, and the signs of ranks. */
export const avatarsOf = (folder: string): Drawings => ({
  path: '/avatars',
  folder,
  ending: '.svg',
  type: 'image/svg+xml',
});

/** Serves what the build has drawn into a folder, from memory. */
export const serveDrawings = async (
  app: FastifyInstance,
  { path, folder, ending, type }: Drawings,
): Promise<void> => {
  const drawings = await readDrawings(folder, ending);
  app.get<{ Params: { name: string } }>(`${path}/:name`, async ({ params: { name } }, reply) => {
    const drawing = drawings.get(name);
    if (!drawing) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(type)
      .send(drawing);
  });
};

const readDrawings = async (folder: string, ending: string): Promise<Map<string, Buffer>> => {
  if (!existsSync(folder)) return new Map();
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const read = async (name: string) => [name, await readFile(join(folder, name))] as const;
  return new Map(await Promise.all(names.map(read)));
};
