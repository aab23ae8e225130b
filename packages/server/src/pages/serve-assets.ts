import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { codingOf } from './page-body';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const endings = { br: '.br', gzip: '.gz', identity: '' };

/** The files that a development build rewrites while the process runs. */
const restless = 'build.txt';

/**
 * Serves the built files under /assets from memory, where they are small and few: a file that is
 * opened for each reader holds a descriptor as long as the reader takes, and slow readers exhausted
 * them.
 */
export const serveAssets = async (app: FastifyInstance, folder: string): Promise<void> => {
  const files = await readFiles(folder);
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const plain = name === restless ? await readRestless(folder) : files.get(name);
    const type = types[extname(name)];
    if (!plain || !type) {
      reply.callNotFound();
      return reply;
    }
    const coding = codingOf(request.headers['accept-encoding']);
    const coded = files.get(`${name}${endings[coding]}`);
    if (coded && coding !== 'identity') reply.header('content-encoding', coding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type)
      .send(coded ?? plain);
  });
};

const readFiles = async (folder: string): Promise<Map<string, Buffer>> => {
  const names = (await readdir(folder)).filter((name) => name !== restless);
  const read = async (name: string) => [name, await readFile(join(folder, name))] as const;
  return new Map(await Promise.all(names.map(read)));
};

const readRestless = (folder: string): Promise<Buffer | undefined> =>
  readFile(join(folder, restless)).catch(() => undefined);
