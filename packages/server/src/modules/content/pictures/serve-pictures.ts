import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../lib/context';
import { openMemory } from '../../../lib/memory';
import { readPicture } from './queries';

/** Of some 300 kB each; browsers and a cache before the site keep the others. */
const mostHeld = 40;

const namePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/;

/** Serves the pictures that operators uploaded: an address never has another picture. */
export const servePictures = (app: FastifyInstance, { database }: Platform): void => {
  const memory = openMemory<Buffer>({ freshMs: Infinity, most: mostHeld });
  app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params }, reply) => {
    const [, id] = namePattern.exec(params.name) ?? [];
    const bytes = id && (await findBytes(id));
    if (!bytes) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/jpeg',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
  const findBytes = async (id: string): Promise<Buffer | undefined> => {
    try {
      return await memory.get(id, { load: () => loaded(id) });
    } catch (error) {
      if (error instanceof NoPicture) return undefined;
      throw error;
    }
  };
  // What is not there is not remembered: it may come.
  const loaded = async (id: string): Promise<Buffer> => {
    const bytes = await readPicture(database.sql, id);
    if (!bytes) throw new NoPicture();
    return bytes;
  };
};

class NoPicture extends Error {}
