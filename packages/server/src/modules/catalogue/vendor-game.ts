import { languages } from '@parlour/contract/languages';
import { micros, moneyPattern } from '@parlour/contract/money';
import type { GameType } from '@parlour/contract/catalogue';
import { gameTypeOf } from './vendor-category';
import { fold } from '../../lib/fold';
import { keptText } from '../../lib/kept-text';

/** Bounds of a total stake by currency, micros as text. */
export type StakeBounds = Record<string, { min?: string; max?: string }>;

export type Texts = Record<string, string>;

/** What the addresses of the two pictures answer, as SVG. */
export type Drawings = { thumb: string; background: string };

/** A game as it is written to our table. */
export type ParsedGame = {
  code: string;
  gameType: GameType | null;
  classify: string;
  names: Texts;
  image: string | null;
  background: string | null;
  drawings: Drawings | null;
  lines: number | null;
  limits: StakeBounds;
  rtp: string | null;
  volatility: string | null;
  version: string | null;
  rules: Texts;
  demo: boolean;
  enabled: boolean;
  blockedCountries: string[];
  searchFold: string;
};

/** The language of a name that a vendor sends without a language. */
const vendorsLanguage = 'EN';
const volatilities = ['low', 'medium', 'high', 'very-high'];

/** A page that came over https must not load a picture from a plain address. */
export type Addresses = { mayBePlain: boolean };

/**
 * Reads as much as possible of one entry of a vendor's list. Vendors send entries without names,
 * with unknown categories and numbers as text; only an entry without a code is useless.
 */
export const parseGame = (entry: unknown, addresses: Addresses): ParsedGame | undefined => {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const given = entry as Record<string, unknown>;
  // Caleta's lists call it game_id.
  const code = textOf(given.game_code, 64) ?? textOf(given.game_id, 64);
  if (!code) return undefined;
  const category = textOf(given.category, 64) ?? 'Unknown';
  const names = namesOf(given, code);
  return {
    code,
    gameType: gameTypeOf(textOf(given.game_type, 16) ?? category),
    classify: category,
    names,
    image: addressOf(given.url_thumb, addresses),
    background: addressOf(given.url_background, addresses),
    drawings: drawingsOf(given.drawings),
    lines: wholeOf(given.lines),
    limits: limitsOf(given.bets),
    rtp: percentOf(given.rtp),
    volatility: volatilities.find((one) => one === given.volatility) ?? null,
    version: textOf(given.version, 40) ?? null,
    rules: textsOf(given.rules, 20_000),
    demo: given.demo === true,
    enabled: given.enabled !== false,
    blockedCountries: countriesOf(given.blocked_countries),
    searchFold: fold([...new Set(Object.values(names)), code].join(' ')),
  };
};

/**
 * One game a code; of entries with the same code the first counts, unless only a later one is
 * enabled.
 */
export const parseGames = (
  entries: readonly unknown[],
  addresses: Addresses,
): { games: ParsedGame[]; refused: number } => {
  const byCode = new Map<string, ParsedGame>();
  let refused = 0;
  for (const entry of entries) {
    const game = parseGame(entry, addresses);
    if (!game) {
      refused += 1;
      continue;
    }
    const earlier = byCode.get(game.code);
    if (earlier) refused += 1;
    if (!earlier || (!earlier.enabled && game.enabled)) byCode.set(game.code, game);
  }
  return { games: [...byCode.values()], refused };
};

const textOf = (value: unknown, longest: number): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const clean = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  // Half a pair of surrogates is no text: one game with it would keep all others from us.
  return clean === '' || clean.length > longest || /\p{Cs}/u.test(clean) ? undefined : clean;
};

/** Every control character except a line feed; the database would refuse a NUL. */
const control = /[^\P{Cc}\n]/gu;

const textsOf = (value: unknown, longest: number): Texts => {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([language, text]) => {
      const code = languages.find((each) => each === language.toUpperCase());
      if (!code || typeof text !== 'string') return [];
      const plain = keptText(text.replaceAll(control, '').trim(), longest);
      return plain === '' ? [] : [[code, plain]];
    }),
  );
};

/** Names by language; a nameless game is called by its code. */
const namesOf = (given: Record<string, unknown>, code: string): Texts => {
  const names = textsOf(given.names, 120);
  const name = textOf(given.name, 120);
  if (name && !names[vendorsLanguage]) return { ...names, [vendorsLanguage]: name };
  return Object.keys(names).length > 0 ? names : { [vendorsLanguage]: code };
};

/** Its origin is written into the pages' policy: no `;` or `*`, which a URL may have. */
const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/;

const addressOf = (value: unknown, { mayBePlain }: Addresses): string | null => {
  const text = textOf(value, 500);
  if (!text || !URL.canParse(text)) return null;
  const { protocol, hostname } = new URL(text);
  if (!plainHost.test(hostname)) return null;
  return protocol === 'https:' || (mayBePlain && protocol === 'http:') ? text : null;
};

/** They travel in the page: a larger one is better fetched. */
const longestDrawing = 12_000;

const drawingsOf = (value: unknown): Drawings | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { thumb, background } = value as Record<string, unknown>;
  return isDrawing(thumb) && isDrawing(background) ? { thumb, background } : null;
};

const isDrawing = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= longestDrawing &&
  /^<svg [^\p{Cc}\p{Cs}]*<\/svg>$/u.test(value);

const wholeOf = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 1_000_000
    ? (value as number)
    : null;

const percentOf = (value: unknown): string | null => {
  const text = textOf(value, 8);
  return text && /^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) <= 100 ? text : null;
};

const countriesOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((code): code is string => typeof code === 'string' && /^[A-Z]{2}$/.test(code))
    : [];

/** `[{ currency: 'VND', min: '1000', max: '500000' }]` by currency, in micros. */
const limitsOf = (value: unknown): StakeBounds => {
  if (!Array.isArray(value)) return {};
  return Object.fromEntries(
    value.flatMap((bounds: unknown) => {
      if (typeof bounds !== 'object' || bounds === null) return [];
      const { currency, min, max } = bounds as Record<string, unknown>;
      if (typeof currency !== 'string' || !/^[A-Z]{3,5}$/.test(currency)) return [];
      return [[currency, { min: microsOf(min), max: microsOf(max) }]];
    }),
  );
};

/** Of an invalid amount none: better no limit on the card than a wrong one. */
const microsOf = (value: unknown): string | undefined =>
  typeof value === 'string' && moneyPattern.test(value) ? micros(value).toString() : undefined;
