import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';

const execute = promisify(execFile);
const tsx = resolve('node_modules/.bin/tsx');

/** A brand of a story's own on the stories' site: it may be closed without closing another's. */
export const ownBrand = (
  code: string,
  baseURL: string | undefined,
  { request }: Pick<Page, 'request'>,
) => {
  const site = new URL(baseURL ?? '');
  const { host: listening, port } = site;
  site.hostname = `${code}.localhost`;
  const env = { ...process.env, DATA_DIR: resolve(process.env.E2E_DATA_DIR ?? '.data') };
  const version = async (): Promise<number> => {
    const answer = await request.get(`http://${listening}/wps/system/status`, {
      headers: { host: `${code}.localhost:${port}` },
    });
    const { value } = (await answer.json()) as { value: { configVersion: number } };
    return value.configVersion;
  };
  return {
    url: site.origin,
    /** Commands as an operator types them after `npm run brand -- CODE`; the site follows. */
    run: async (...commands: string[]): Promise<void> => {
      const before = await version();
      await execute(tsx, ['e2e/pages/operator.ts', code, site.hostname, ...commands], { env });
      await expect.poll(version).not.toBe(before);
    },
  };
};
