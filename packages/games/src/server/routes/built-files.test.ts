import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { builtFiles } from './built-files';

test('a built file is read once, and sent in a coding that the browser accepts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-games-'));
  for (const ending of ['', '.br', '.gz']) {
    await writeFile(join(folder, `main.js${ending}`), `js${ending}`);
  }
  const app = fastify();
  await app.register(builtFiles(folder));
  await rm(folder, { recursive: true });
  const ask = (name: string, accepted: string) =>
    app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': accepted } });
  for (const [accepted, body, coding] of [
    ['', 'js', undefined],
    ['gzip, deflate, br', 'js.br', 'br'],
    ['gzip;q=1.0, identity', 'js.gz', 'gzip'],
  ] as const) {
    const answer = await ask('main.js', accepted);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  for (const name of ['other.js', 'main.js.br', '..%2fmain.js', 'build.txt']) {
    expect((await ask(name, '')).statusCode).toBe(404);
  }
  await app.close();
});
