// Writes src/icons/<name>.ts from Phosphor (MIT): only the outlines of the weights that are used.
// The package's own components carry all six weights and a context each, five times the bytes on
// the first page.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Weight = 'regular' | 'bold' | 'fill' | 'thin';
const regular: Weight[] = ['regular'];
const selectable: Weight[] = ['regular', 'fill'];

const wanted: Record<string, Weight[]> = {
  // Game types
  cherries: selectable,
  'fish-simple': selectable,
  'cards-three': selectable,
  club: selectable,
  bird: selectable,
  'game-controller': selectable,
  'soccer-ball': selectable,
  ticket: selectable,
  'number-circle-eight': selectable,
  'grid-nine': selectable,
  'squares-four': selectable,
  // Frame
  house: selectable,
  'magnifying-glass': selectable,
  wallet: selectable,
  gift: selectable,
  user: selectable,
  bell: selectable,
  list: regular,
  clock: regular,
  translate: regular,
  moon: regular,
  sun: regular,
  'sign-out': regular,
  image: regular,
  headset: selectable,
  crown: selectable,
  'users-three': selectable,
  'device-mobile': regular,
  desktop: regular,
  'megaphone-simple': regular,
  heart: selectable,
  'heart-break': regular,
  // Movement
  'caret-down': ['bold'],
  'caret-up': ['bold'],
  'caret-left': ['bold'],
  'caret-right': ['bold'],
  'arrow-left': regular,
  'arrow-right': regular,
  'arrow-square-out': regular,
  'arrows-out': regular,
  'arrows-in': regular,
  'arrows-down-up': regular,
  'arrows-clockwise': regular,
  'sliders-horizontal': regular,
  x: regular,
  plus: ['bold'],
  minus: ['bold'],
  pause: selectable,
  play: selectable,
  'dots-three': ['bold'],
  // State
  eye: regular,
  'eye-slash': regular,
  'share-network': regular,
  check: ['bold'],
  'check-circle': selectable,
  'x-circle': selectable,
  'warning-circle': selectable,
  warning: selectable,
  info: selectable,
  question: regular,
  hourglass: regular,
  wrench: regular,
  'map-pin': regular,
  'telegram-logo': regular,
  'twitter-logo': regular,
  'tiktok-logo': regular,
  'facebook-logo': regular,
  gauge: regular,
  'trend-up': regular,
  'trend-down': regular,
  equals: regular,
  'arrow-counter-clockwise': regular,
  'wifi-slash': regular,
  'wifi-high': regular,
  'lock-key': regular,
  'calendar-blank': regular,
  copy: regular,
  receipt: ['regular', 'fill'],
  'speaker-high': regular,
  'speaker-slash': regular,
  seal: regular,
  star: selectable,
  // Member centre and cashier
  'shield-check': selectable,
  'arrow-circle-down': selectable,
  'arrow-circle-up': selectable,
  'user-switch': selectable,
  'list-checks': selectable,
  'chart-line-up': selectable,
  'user-plus': selectable,
  'flag-pennant': selectable,
  'envelope-simple': selectable,
  bank: selectable,
  'qr-code': selectable,
  'credit-card': selectable,
  'currency-circle-dollar': selectable,
  flask: selectable,
  phone: regular,
  gear: regular,
  'identification-card': regular,
  password: regular,
  'shield-star': regular,
  fingerprint: regular,
  devices: regular,
  'circle-dashed': regular,
  // Operators' console
  'caret-up-down': ['bold'],
  'chats-circle': selectable,
  circle: regular,
  'clipboard-text': selectable,
  link: selectable,
  'lock-simple': selectable,
  newspaper: selectable,
  'paper-plane-tilt': regular,
  pulse: selectable,
  scales: selectable,
  'shield-warning': selectable,
  storefront: selectable,
  trophy: selectable,
  users: selectable,
  // House games
  'clock-counter-clockwise': regular,
  'download-simple': regular,
  'pencil-simple': regular,
  'seal-check': regular,
};

const require = createRequire(import.meta.url);
const phosphor = dirname(require.resolve('@phosphor-icons/react/package.json'));
const target = join(import.meta.dirname, '../src/icons');

const pascal = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const outlinesOf = (name: string): Map<string, string> => {
  const source = readFileSync(join(phosphor, 'dist/defs', `${pascal(name)}.es.js`), 'utf8');
  const parts = source.split(/"(bold|duotone|fill|light|regular|thin)",/).slice(1);
  const outlines = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const paths = [...(parts[at + 1] ?? '').matchAll(/\bd: "([^"]+)"/g)].map((match) => match[1]);
    outlines.set(parts[at] ?? '', paths.join(''));
  }
  return outlines;
};

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const [name, weights] of Object.entries(wanted)) {
  const outlines = outlinesOf(name);
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = weights.map((weight) => {
    const suffix = weight === 'fill' && weights.length > 1 ? 'Fill' : '';
    const outline = outlines.get(weight);
    if (!outline) throw new Error(`Phosphor has no ${weight} outline of ${name}`);
    return `export const ${constant}${suffix} =\n  '${outline}';`;
  });
  // A file may not be called `info`: the word says nothing elsewhere.
  const file = name === 'info' ? 'hint' : name;
  writeFileSync(
    join(target, `${file}.ts`),
    `// From Phosphor Icons, MIT, by icons/build.ts.\n${lines.join('\n')}\n`,
  );
}
