// The process beside the site, one for all stories of a worker, as Playwright cannot load the
// server. It is sent [SCRIPT, WORD…] as often as a story asks, and answers with what the script's
// `run` returns, or why it failed.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { forgetBrands } from '@parlour/server/modules/brand/index';
import { openPlatform } from '../../scripts/start/open-platform';

type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** What a script does with the site's database, and the words that it is given. */
export type Beside = (platform: Platform, words: string[]) => Promise<string | void>;

let opened: Promise<Platform> | undefined;

const obey = async ([script = '', ...words]: string[]): Promise<{ value: string }> => {
  const module = pathToFileURL(resolve(script)).href;
  const { run } = (await import(module)) as { run: Beside };
  const platform = await (opened ??= openPlatform());
  // The site may have changed them since the last time.
  forgetBrands(platform.database);
  return { value: (await run(platform, words)) ?? '' };
};

process.on('message', (words: string[]) => {
  const answer = obey(words).catch((error: Error) => ({ error: error.stack ?? error.message }));
  void answer.then((message) => process.send?.(message));
});
process.on('disconnect', () => process.exit());
