import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../../lib/context';
import { serveAssets } from '../serve-assets';

/** The page of every address of the console, and its files. */
export const serveConsolePage = async (
  app: FastifyInstance,
  { config, log }: Platform,
): Promise<void> => {
  const folder = resolve(config.distFolder, 'console');
  const manifestFile = join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) {
    log.warn('console.not_built', { folder });
    return;
  }
  const html = documentOf(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, config.build);
  await serveAssets(app, join(folder, 'assets'));
  serveFile(app, '/theme.js', 'text/javascript', readFileSync(join(folder, 'theme.js')));
  serveFile(app, '/icon.svg', 'image/svg+xml', readFileSync('packages/server/data/mark.svg'));
  app.get('/*', (request, reply) => {
    if (/^\/(?:console|assets)(?:\/|$)/.test(request.url) || !wantsPage(request)) {
      reply.callNotFound();
      return reply;
    }
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
};

const wantsPage = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  /text\/html|\*\/\*/.test(accept);

const serveFile = (app: FastifyInstance, url: string, type: string, bytes: Buffer): void => {
  app.get(url, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(bytes),
  );
};

type Piece = { file: string; isEntry?: boolean; css?: string[]; imports?: string[] };
type Manifest = Record<string, Piece>;

const documentOf = (manifest: Manifest, build: string): string => {
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry) ?? '';
  const pieces = [...withImports(manifest, entry)].flatMap((source) => manifest[source] ?? []);
  const styles = [...new Set(pieces.flatMap(({ css = [] }) => css))];
  return `<!doctype html>
<html lang="vi" data-theme="dark" data-build="${build}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#101c1f">
<title>Parlour</title>
<link rel="icon" href="/icon.svg">
<script src="/theme.js"></script>
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
${pieces
  .slice(1)
  .map(({ file }) => `<link rel="modulepreload" href="/${file}">`)
  .join('\n')}
<script type="module" src="/${pieces[0]?.file}"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
};

const withImports = (manifest: Manifest, source: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const imported of manifest[source]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
};
