import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../lib/context';
import { openMemory } from '../../../lib/memory';
import { readPicture } from './queries';

/** Of some 300 kB each; browsers and a cache before the site keep the others. */
const mostHeld = 40;

const addressPattern =
  /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[\dx-]*\.(jpg|png)$/;

const typeOf = { jpg: 'image/jpeg', png: 'image/png' } as const;

export type FindPicture = (address: string) => Promise<Buffer | undefined>;

/** A picture by its whole address; undefined when there is none. */
export const openPictures = ({ database }: Pick<Platform, 'database'>): FindPicture => {
  const memory = openMemory<Buffer>({ freshMs: Infinity, most: mostHeld });
  // What is not there is not remembered: it may come.
  const load = async (address: string, id: string): Promise<Buffer> => {
    const picture = await readPicture(database.sql, id);
    if (picture?.address !== address) throw new NoPicture();
    return picture.bytes;
  };
  return async (address) => {
    const [, id] = addressPattern.exec(address) ?? [];
    try {
      if (id === undefined) return undefined;
      return await memory.get(address, { load: () => load(address, id) });
    } catch (error) {
      if (error instanceof NoPicture) return undefined;
      throw error;
    }
  };
};

/** Serves the pictures that operators uploaded: an address never has another picture. */
export const servePictures = (app: FastifyInstance, platform: Platform): void => {
  const find = openPictures(platform);
  app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params: { name } }, reply) => {
    const bytes = await find(`/pictures/${name}`);
    if (!bytes) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': typeOf[name.endsWith('.png') ? 'png' : 'jpg'],
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
};

class NoPicture extends Error {}
