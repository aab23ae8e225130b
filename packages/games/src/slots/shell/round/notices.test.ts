import type { GameRefusalCode } from '../../../rounds/wire';
import { loadShellPhrases, sayFrom } from '@parlour/locales/game-phrases';
import { listLocales } from '@parlour/locales/locales';
import { describe, expect, test } from 'vitest';
import { noticeText } from './notices';
import type { ResultBarText, Speaker } from './speaker';

const shown = async (locale: ReturnType<typeof listLocales>[number], code: GameRefusalCode) => {
  const phrases = await loadShellPhrases(locale);
  const state = { notice: { type: 'refused', code } };
  const { first, second } = noticeText({ say: sayFrom(phrases), state } as Speaker, untitled);
  return { first, second, phrases };
};
const untitled = { first: '', second: 'the last round' } as ResultBarText;

describe.each(listLocales())('[MEMBER-10] [GAME-09] in %s', (locale) => {
  test('a bet refused by a limit or a pause says so, and where to look', async () => {
    const texts = await Promise.all(
      (['wallet.limit_reached', 'wallet.player_paused', 'wallet.refused'] as const).map((code) =>
        shown(locale, code),
      ),
    );
    const [limit, pause, other] = texts.map(({ first, second }) => ({ first, second }));
    expect(new Set([limit?.first, pause?.first, other?.first]).size).toBe(3);
    const hint = texts[0]?.phrases['result.limited'];
    expect([limit?.second, pause?.second, other?.second]).toEqual([hint, hint, '']);
  });
});
