import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';

const tsx = resolve('node_modules/.bin/tsx');

/** The operator's process, one for all stories of a worker, with which it ends. */
const startOperator = () => {
  const env = { ...process.env, DATA_DIR: resolve(process.env.E2E_DATA_DIR ?? '.data') };
  const stdio = ['pipe', 'pipe', 'inherit'] as const;
  const operator = spawn(tsx, ['e2e/beside/operator.ts'], { env, stdio: [...stdio] });
  return { stdin: operator.stdin!, answers: createInterface({ input: operator.stdout! }) };
};

let operator: ReturnType<typeof startOperator> | undefined;

const operate = async (words: string[]): Promise<void> => {
  operator ??= startOperator();
  const answer = Promise.race([once(operator.answers, 'line'), once(operator.answers, 'close')]);
  operator.stdin.write(`${JSON.stringify(words)}\n`);
  expect(await answer, words.join(' ')).toEqual(['true']);
};

/** A brand of a story's own on the stories' site: it may be closed without closing another's. */
export const ownBrand = (
  code: string,
  baseURL: string | undefined,
  { request }: Pick<Page, 'request'>,
) => {
  const site = new URL(baseURL ?? '');
  const { host: listening, port } = site;
  site.hostname = `${code}.localhost`;
  const ask = (path: string) =>
    request.get(`http://${listening}${path}`, { headers: { host: `${code}.localhost:${port}` } });
  // Until the site knows the brand it answers as its first one, whose version may be the same.
  const version = async (): Promise<number> => {
    const robots = await ask('/robots.txt').then((answer) => answer.text());
    if (!robots.includes(site.origin)) return 0;
    const answer = await ask('/wps/system/status');
    const { value } = (await answer.json()) as { value: { configVersion: number } };
    return value.configVersion;
  };
  return {
    url: site.origin,
    /** Commands as an operator types them after `npm run brand -- CODE`; the site follows. */
    run: async (...commands: string[]): Promise<void> => {
      const before = await version();
      await operate([code, site.hostname, ...commands]);
      await expect.poll(version).not.toBe(before);
    },
  };
};
