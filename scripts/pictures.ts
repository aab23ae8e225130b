import { chromium, type Browser } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumFlags, chromiumPath } from './test/chromium.mjs';
import { slotByCode } from '../packages/games/src/games';
import type { SlotGame } from '../packages/games/src/slots/rules/game';
import { picturedRounds } from '../packages/games/src/slots/shell/preview/pictured-rounds';
import { Preview } from '../packages/games/src/slots/shell/preview/preview';
import { bringAbout, shots, type Shot } from '../packages/games/src/slots/shell/preview/shots';

/** The window sizes in which every game is shown. */
const sizes = [
  '320x568',
  '360x560',
  '390x844',
  '768x1024',
  '844x390',
  '1024x768',
  '1440x900',
  '1920x1080',
] as const;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/pictures' },
    games: { type: 'string' },
    sizes: { type: 'string', default: sizes.join() },
    states: { type: 'string' },
    themes: { type: 'string', default: 'dark' },
    languages: { type: 'string', default: 'VI' },
    workers: { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(
    'npm run pictures -- [--out FOLDER] [--games lotus-pond] [--sizes 320x568,1440x900]\n' +
      `  [--states ${shots.map(({ name }) => name).join()}] [--themes dark,light]\n` +
      '  [--languages VI,EN] [--workers 2]: draws every size, game and state it has as a PNG',
  );
  process.exit(0);
}

type Picture = { game: SlotGame; shot: Shot; size: string; theme: string; language: string };

const listed = (text: string | undefined): string[] => (text ? text.split(',') : []);

const wanted = (): Picture[] => {
  const games = listed(values.games);
  const states = listed(values.states);
  return [...slotByCode.values()]
    .filter(({ code }) => !games.length || games.includes(code))
    .flatMap((game) =>
      shots
        .filter(({ name }) => !states.length || states.includes(name))
        .filter(({ round }) => !round || picturedRounds[game.code]?.[round] !== undefined)
        .flatMap((shot) =>
          listed(values.sizes).flatMap((size) =>
            listed(values.themes).flatMap((theme) =>
              listed(values.languages).map((language) => ({ game, shot, size, theme, language })),
            ),
          ),
        ),
    );
};

const nameOf = ({ game, shot, size, theme, language }: Picture): string => {
  const rest = [theme === 'dark' ? '' : theme, language === 'VI' ? '' : language.toLowerCase()];
  return [game.code, size, shot.name, ...rest].filter(Boolean).join('-') + '.png';
};

const draw = async (browser: Browser, address: string, picture: Picture): Promise<void> => {
  const { game, shot, size, theme, language } = picture;
  const [width = 0, height = 0] = size.split('x').map(Number);
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, deviceScaleFactor: width < 700 ? 2 : 1 });
  try {
    const nonce = shot.round ? picturedRounds[game.code]?.[shot.round] : undefined;
    const query = new URLSearchParams({ game: game.code, theme, language });
    if (nonce !== undefined) query.set('nonce', String(nonce));
    await page.goto(`${address}/play?${query}`);
    await bringAbout(page, shot, game);
    await page.screenshot({ path: join(values.out, nameOf(picture)) });
  } finally {
    await page.close();
  }
};

const { preview, address } = await Preview.open(0);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
await mkdir(values.out, { recursive: true });
const queue = wanted();
const failed: string[] = [];
const work = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const picture = next;
    await draw(browser, address, picture).catch((failure: unknown) => {
      failed.push(`${nameOf(picture)}: ${String(failure).split('\n')[0]}`);
    });
  }
};
const count = queue.length;
await Promise.all(Array.from({ length: Number(values.workers) }, work));
await browser.close();
await preview.close();
for (const failure of failed) console.error(failure);
console.log(`${count - failed.length} of ${count} pictures in ${values.out}`);
process.exitCode = failed.length > 0 ? 1 : 0;
