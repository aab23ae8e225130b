import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { Page } from './page';

const folder = fileURLToPath(new URL('.', import.meta.url));

type Asset = { body: Buffer; type: string };

/**
 * Serves the two floors against which every page of the site is measured: a page with a single
 * heading, and one that React renders on the server and hydrates. Both use brotli 11, as the site's
 * own files do.
 */
export const serveFloors = async (port: number): Promise<Server> => {
  const pages: Record<string, Asset> = {
    '/plain': compressed(readFileSync(`${folder}plain.html`), 'text/html; charset=utf-8'),
    '/react': compressed(reactPage(), 'text/html; charset=utf-8'),
    '/react.js': compressed(await reactScript(), 'text/javascript'),
  };
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (!page) {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'content-type': page.type, 'content-encoding': 'br' }).end(page.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
};

const compressed = (body: string | Buffer, type: string): Asset => ({
  body: brotliCompressSync(body),
  type,
});

const reactPage = (): string =>
  `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" ` +
  `content="width=device-width"><title>Floor</title><link rel="icon" href="data:,">` +
  `<style>body{margin:24px;font:28px/1.3 system-ui}</style>` +
  `<script type="module" src="/react.js"></script></head>` +
  `<body>${renderToString(<Page />)}</body></html>`;

const reactScript = async (): Promise<string> => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: `${folder}client.tsx` },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The floor could not be built.');
  return first.output[0].code;
};
