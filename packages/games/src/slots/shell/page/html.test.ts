import { expect, test } from 'vitest';
import type { ShellInput } from '../../../rounds/wire';
import { loadSlotTexts, sayFrom } from '@parlour/locales/game-phrases';
import { listLocales } from '@parlour/locales/locales';
import { slots } from '../../../games';
import { viewByCode } from '@parlour/testkit/games/views';

const fronts = new Map(
  await Promise.all(slots.map(async ({ code, front }) => [code, await front()] as const)),
);

/** The page of the game that it is asked for. */
const htmlOf = (input: ShellInput): string => fronts.get(input.game)!.html(input);

const input: ShellInput = {
  game: 'lotus-pond',
  session: 's"1',
  language: 'VI',
  mode: 'real',
  siteOrigin: 'https://site.example',
  lobbyUrl: null,
  recall: null,
  nonce: 'n0nce',
  script: '/assets/main.js',
  preloads: ['/assets/part.js'],
  styles: ['/assets/main.css'],
};

test('[GAME-09] each game paints title, border and field before any script', () => {
  for (const game of viewByCode.keys()) {
    const html = htmlOf({ ...input, game });
    expect(html).toMatch(/<h1>.+<\/h1>/);
    expect(html.match(/<svg class="(field|frame)"/g)).toHaveLength(2);
    expect(html).toMatch(/<div class="first-head">.*<svg class="emblem"[^>]*><path/s);
    expect(html).not.toMatch(/NaN|undefined/);
  }
});

test('[GAME-08] the background of page and frame and the opening words need no sheet and no script', () => {
  for (const [game, view] of viewByCode) {
    const html = htmlOf({ ...input, game });
    const [, style = ''] = /<style[^>]*>(.*?)<\/style>/.exec(html) ?? [];
    const ground = view.look.palette.ground ?? '';
    expect(style).toContain(`--ground:${ground}`);
    expect(style).toContain('html,body{margin:0;background:var(--ground)}');
    expect(html).toContain('Đang chuẩn bị cuộn');
    expect(html).toContain('Mạng chậm, vẫn đang mở…');
    // A sheet before the first frame would hold it up.
    expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(html.indexOf('first-controls'));
  }
});

test('[GAME-08] the first picture has the controls and the kind of the game, in its language', () => {
  const first = (language: string) => {
    const html = htmlOf({ ...input, language });
    const [, controls = ''] = /<div class="first-controls">(.*)<div id="root"/s.exec(html) ?? [];
    const [, head = ''] = /<p class="first-meta">(.*?)<\/p>/.exec(html) ?? [];
    return [head, controls].map((part) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/ +/g, ' ')
        .trim(),
    );
  };
  expect(first('VI')).toEqual([
    '20 dòng lượt quay miễn phí ×3',
    'Quay Luật &amp; trả thưởng Lịch sử Kiểm chứng Âm thanh: tắt Đã chơi Thắng/thua',
  ]);
  expect(first('EN')).toEqual([
    '20 lines free spins ×3',
    'Spin Rules &amp; pays History Verify Sound: off Played Net',
  ]);
});

test('[GAME-08] a frame of a given size is measured for it, and a name may break in two', () => {
  const sizedHtml = htmlOf({
    ...input,
    language: 'EN',
    game: 'floating-market',
    box: { width: 390, height: 844 },
  });
  const [, style = ''] = /<style[^>]*>(.*?)<\/style>/.exec(sizedHtml) ?? [];
  expect(style).toContain('--header:160px');
  expect(style).not.toContain('--header:64px');
  expect(sizedHtml).toContain('<h1>Floating\nMarket</h1>');
  expect(htmlOf({ ...input, isFramed: true })).toMatch(/<html[^>]* data-framed>/);
});

test('[GAME-09] every inline part is allowed by the policy of the page', () => {
  const html = htmlOf(input);
  expect(html).not.toMatch(/ style="| on\w+="/);
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toContain('<style nonce="n0nce">');
  expect(html.match(/<script/g)).toEqual(['<script']);
  expect(html).toContain('<script type="module" src="/assets/main.js">');
});

test('[GAME-09] external input is escaped as text', () => {
  const html = htmlOf({ ...input, game: 'engravers-shop', language: 'EN' });
  expect(html).toContain('<title>Engraver&#39;s Shop</title>');
  expect(html).toContain('data-session="s&quot;1"');
});

test('[SITE-02] the page is in the reader’s language, else in Vietnamese', async () => {
  expect(htmlOf({ ...input, language: 'en' })).toContain('<html lang="en"');
  expect(htmlOf({ ...input, language: 'QQ' })).toMatch(/<html lang="vi".* data-language="VI"/);
  const { phrases } = await loadSlotTexts('en', 'lotus-pond');
  expect(sayFrom(phrases)('result.line', { line: 13, count: 4, symbol: 'lotus' })).toBe(
    'Line 13 · 4 × lotus',
  );
});

test('[GAME-09] the figures in the words of a game are those of its rules', async () => {
  for (const { game } of viewByCode.values()) {
    const { rules } = game;
    for (const locale of listLocales()) {
      const { words } = await loadSlotTexts(locale, game.code);
      const { specials, feature } = words;
      const written = [...specials.map((one) => one.text), feature?.text].join(' ');
      const text = written.replaceAll('、', ', ');
      if (rules.kind === 'anywhere') {
        expect(text).toContain(rules.multipliers.map((times) => `×${times}`).join(' '));
      } else {
        const { scatter, pick, mixed, some } = rules;
        if (scatter) {
          expect(text).toContain(Object.values(scatter.pays).join(', '));
          expect(text).toContain(Object.values(scatter.spins).join(', '));
          expect(text).toContain(String(scatter.most));
          expect(text).toContain(String(scatter.multiplier));
        }
        if (pick) {
          const numbers = pick.plates.filter((face) => face !== 'x2');
          expect(text).toContain(numbers.join(', '));
        }
        if (mixed) expect(text).toContain(` ${mixed.units / rules.units} `);
        if (some) expect(text).toContain(` ${some.units / rules.units} `);
      }
    }
  }
});
