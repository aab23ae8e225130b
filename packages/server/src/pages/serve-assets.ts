import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
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
 * them. Open tabs of the builds before this one find their files beside them.
 */
export const serveAssets = async (app: FastifyInstance, folder: string): Promise<void> => {
  const files = await filesOf(folder);
  const readEarlier = await openEarlier(folder);
  const read = async (name: string): Promise<Buffer | undefined> =>
    name === restless ? readRestless(folder) : (files.get(name) ?? readEarlier(name));
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const type = types[extname(name)];
    const plain = type && (await read(name));
    if (!plain) {
      reply.callNotFound();
      return reply;
    }
    const coding = codingOf(request.headers['accept-encoding']);
    const coded = coding === 'identity' ? undefined : await read(`${name}${endings[coding]}`);
    if (coded) reply.header('content-encoding', coding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type)
      .send(coded ?? plain);
  });
};

const known = new Map<string, { changedMs: number; files: Promise<Map<string, Buffer>> }>();

/** A process reads a folder once: the tests open a site for each file in one process. */
const filesOf = async (folder: string): Promise<Map<string, Buffer>> => {
  const { mtimeMs: changedMs } = await stat(folder);
  const before = known.get(folder);
  if (before?.changedMs === changedMs) return before.files;
  const files = readFiles(folder);
  known.set(folder, { changedMs, files });
  return files;
};

const readFiles = async (folder: string): Promise<Map<string, Buffer>> => {
  const names = (await readdir(folder)).filter((name) => name !== restless);
  const read = async (name: string) => [name, await readFile(join(folder, name))] as const;
  return new Map(await Promise.all(names.map(read)));
};

/** Few ask for what only an earlier build has: it is read whole when it is asked for. */
const openEarlier = async (folder: string) => {
  const earlier = join(`${dirname(folder)}-earlier`, 'assets');
  const names = new Set(await readdir(earlier).catch(() => []));
  return async (name: string): Promise<Buffer | undefined> =>
    names.has(name) ? readFile(join(earlier, name)).catch(() => undefined) : undefined;
};

const readRestless = (folder: string): Promise<Buffer | undefined> =>
  readFile(join(folder, restless)).catch(() => undefined);
