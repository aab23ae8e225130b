import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.woff2', 'font/woff2'],
]);

/** The files that a development build rewrites while the process runs. */
const restless = 'build.txt';

/** Served from memory: a slow reader of an open file would hold a descriptor of ours. */
export const builtFiles = (folder: string) => async (app: FastifyInstance) => {
  const files = new Map<string, Buffer>();
  for (const name of await readdir(folder).catch(() => [])) {
    if (name !== restless) files.set(name, await readFile(join(folder, name)));
  }
  const readNow = () => readFile(join(folder, restless)).catch(() => undefined);
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const type = types.get(extname(name));
    const plain = type && (name === restless ? await readNow() : files.get(name));
    if (!plain) return reply.callNotFound();
    const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
    const [coding, ending] = accepted.includes('br') ? ['br', '.br'] : ['gzip', '.gz'];
    const coded = accepted.includes(coding) ? files.get(name + ending) : undefined;
    if (coded) reply.header('content-encoding', coding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type)
      .send(coded ?? plain);
  });
};
