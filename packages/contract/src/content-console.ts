import { articleSections } from './content-articles';
import { choice, endpoint, endpoints, flag, output, type Shape, text, whole } from './endpoint';
import { languages } from './languages';

/** What operators write for everyone: each is a kind of change, and its object `brand:code`. */
export const contentKinds = ['announcement', 'banner', 'help', 'article'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const audiences = ['everyone', 'players', 'agents'] as const;
export type Audience = (typeof audiences)[number];

/** What two persons confirm: players accept the one, and the other is what the site may do. */
export const twoPersonHelp: readonly string[] = ['terms', 'licences'];

/** The form of a code, which is in the item's address. */
export const codePattern = '^[a-z][a-z0-9-]{0,39}$';

const at = text({
  optional: true,
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$',
});
const position = whole({ min: 0, max: 10_000 });
const image = text({ optional: true, max: 500 });
const html = text({ optional: true, max: 40_000 });
const audience = choice(audiences);

/** The fields of an item but its texts, by the names of its change. */
export const contentFields = {
  announcement: {
    place: choice(['player', 'popup']),
    rule: choice(['start', 'login'], { optional: true }),
    audience,
    from: at,
    until: at,
    position,
    enabled: flag(),
  },
  banner: {
    group: choice([
      'home',
      'rng',
      'live',
      'fish',
      'pvp',
      'sports',
      'esports',
      'elott',
      'down',
      'promotions',
      'shop',
      'help',
    ]),
    image,
    /** Without an image: `VENDOR/code` of the game whose picture stands beside the words. */
    game: text({ optional: true, pattern: '^[A-Za-z0-9_-]{1,40}/[A-Za-z0-9_.-]{1,80}$' }),
    category: text({ optional: true, pattern: '^[A-Z0-9]{2,16}$' }),
    ink: text({ optional: true, pattern: '^[A-Z0-9]{2,16}$' }),
    linkage: choice(['none', 'path', 'promotion', 'game', 'modal', 'outside']),
    link: text({ optional: true, max: 300 }),
    audience,
    from: at,
    until: at,
    position,
    enabled: flag(),
  },
  help: {
    parent: text({ optional: true, pattern: codePattern }),
    from: at,
    until: at,
    position,
    enabled: flag(),
  },
  article: {
    section: choice(articleSections),
    image,
    from: at,
    until: at,
    enabled: flag(),
  },
} as const satisfies Record<ContentKind, Record<string, Shape>>;

/** The words of an item in one language: `texts.VI.title` in its change. */
export const contentTexts = {
  announcement: { title: text({ optional: true, max: 80 }), html },
  banner: {
    eyebrow: text({ optional: true, max: 60 }),
    title: text({ optional: true, max: 120 }),
    body: text({ optional: true, max: 240 }),
    action: text({ optional: true, max: 40 }),
    /** What the picture shows, for who does not see it. */
    alt: text({ optional: true, max: 160 }),
  },
  help: { title: text({ optional: true, max: 80 }), html },
  article: {
    title: text({ optional: true, max: 120 }),
    summary: text({ optional: true, max: 300 }),
    html,
  },
} as const satisfies Record<ContentKind, Record<string, Shape>>;

/** Without these an item is not shown in a language. */
export const neededTexts: Record<ContentKind, readonly string[]> = {
  announcement: ['title'],
  banner: [],
  help: ['title', 'html'],
  article: ['title', 'html'],
};

/** The shape of a field of a change by its name, that of a text in a language too. */
export const contentShape = (kind: ContentKind, name: string): Shape | undefined => {
  const [prefix, language, field, ...more] = name.split('.');
  const isText = prefix === 'texts' && more.length === 0;
  const from: Readonly<Record<string, Shape>> = isText ? contentTexts[kind] : contentFields[kind];
  if (isText && !(languages as readonly string[]).includes(language ?? '')) return undefined;
  const key = isText ? (field ?? '') : name;
  return Object.hasOwn(from, key) ? from[key] : undefined;
};

/** Where an item is today: before its hour, shown, past its hour, or taken down. */
export type ContentState = 'scheduled' | 'live' | 'over' | 'down';

export type ContentItem = {
  code: string;
  /** In the operator's language, else in another; an item without one is shown by its code. */
  title?: string;
  /** Of an announcement its place, of a banner its group, of an article its section. */
  place?: string;
  state: ContentState;
  from?: string;
  until?: string;
  version: number;
  /** Languages of the brand in which a text is missing. */
  gaps: string[];
  /** One's own draft, and the names of the others who have one. */
  hasDraft: boolean;
  drafters: string[];
  /** A change that waits for its second person. */
  waits: boolean;
};

export type ContentVersion = {
  version: number;
  at: string;
  author?: string;
  second?: string;
  reason?: string;
  changeId?: string;
};

const brand = text({ max: 32 });
const kind = choice(contentKinds);
const code = text({ pattern: codePattern });

/** The operators' calls of `content`; an item is written by a change of its kind. */
export const contentConsole = endpoints('content', {
  listContent: endpoint({
    method: 'GET',
    path: '/console/content',
    caller: 'operator',
    right: 'content.r',
    input: { brand, kind },
    output: output<{ list: ContentItem[]; languages: string[]; defaultLang: string }>(),
    refusals: ['request.unknown'],
  }),
  /** The newest versions of an item, without what is in them. */
  listContentVersions: endpoint({
    method: 'GET',
    path: '/console/content/versions',
    caller: 'operator',
    right: 'content.r',
    input: { brand, kind, code },
    output: output<{ list: ContentVersion[] }>(),
    refusals: ['request.unknown'],
  }),
  /** The values of a version, to go back to it by a change. */
  readContentVersion: endpoint({
    method: 'GET',
    path: '/console/content/version',
    caller: 'operator',
    right: 'content.r',
    input: { brand, kind, code, version: whole({ min: 1, max: 2_000_000_000 }) },
    output: output<{ values: Record<string, unknown> }>(),
    refusals: ['request.unknown'],
  }),
  /** A picture in base64, five megabytes at most; drawn again, and public at its address. */
  addPicture: endpoint({
    method: 'POST',
    path: '/console/content/pictures',
    caller: 'operator',
    right: 'content.w',
    limit: { by: 'player', count: 60, seconds: 3600, exact: true },
    mostBytes: 7_200_000,
    input: { brand, file: text({ max: 7_100_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }) },
    output: output<{ address: string; width: number; height: number }>(),
    refusals: ['request.unknown', 'request.too_large', 'system.busy'],
  }),
  /** The same for the logo of a brand, which stays transparent where it is. */
  addLogo: endpoint({
    method: 'POST',
    path: '/console/content/logos',
    caller: 'operator',
    right: 'brand.w',
    limit: { by: 'player', count: 60, seconds: 3600, exact: true },
    mostBytes: 7_200_000,
    input: { brand, file: text({ max: 7_100_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }) },
    output: output<{ address: string; width: number; height: number }>(),
    refusals: ['request.unknown', 'request.too_large', 'system.busy'],
  }),
});
