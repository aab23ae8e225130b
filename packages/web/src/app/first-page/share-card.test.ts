import type { Status } from '@parlour/contract/brand';
import type { Language } from '@parlour/contract/languages';
import { expect, test } from 'vitest';
import { cardOf } from './share-card';

const brand = { code: 'main', name: 'Parlour', defaultLang: 'VI' } as Status['brand'];

const titleIn = (language: Language) => cardOf({ page: 'rng', language, brand }).title;

test('[CONTENT-01] a share picture is in the language where our fonts have its letters, else in English', () => {
  expect(titleIn('ID')).toBe('Slot');
  expect(titleIn('VI')).toBe('Nổ hũ');
  for (const language of ['CN', 'JA', 'TH'] as const) {
    expect(cardOf({ page: 'rng', language, brand })).toEqual(
      cardOf({ page: 'rng', language: 'EN', brand }),
    );
  }
});
