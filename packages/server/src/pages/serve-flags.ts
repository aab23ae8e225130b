import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Serves the flags of the countries, drawn by the build, from memory: 180 KB in all. */
export const serveFlags = async (app: FastifyInstance, folder: string): Promise<void> => {
  const flags = await readFlags(folder);
  app.get<{ Params: { name: string } }>(
    '/TCG_PROD_IMAGES/COUNTRY_FLAG/:name',
    async ({ params: { name } }, reply) => {
      const png = flags.get(name);
      if (!png) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/png')
        .send(png);
    },
  );
};

const readFlags = async (folder: string): Promise<Map<string, Buffer>> => {
  if (!existsSync(folder)) return new Map();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png'));
  const read = async (name: string) => [name, await readFile(join(folder, name))] as const;
  return new Map(await Promise.all(names.map(read)));
};
