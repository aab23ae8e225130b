// Cuts the committed fonts out of the npm packages: the axes and letters that are used, as woff2
// under src/fonts/. The derived families have names of their own, as the licence's reserved names
// ask; its text lies beside them.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number }>;

interface Cut {
  name: string;
  from: 'archivo' | 'hanken-grotesk';
  file: string;
  letters: string;
  axes: Axes;
}

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

// What Vietnamese and English need of Latin-1, and the typography of our phrases.
const latin = `${range(0x20, 0x7e)}\u00a0©«»°·×àáâãèéêìíòóôõùúýÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝ–—‘’“”•…€−→←↑↓`;
// Display has no running text: titles, names, a few signs.
const vietnamese = `ĂăĐđĨĩŨũƠơƯư₫${range(0x1ea0, 0x1ef9)}`;
const figures = '0123456789.,+−-%:/()$€PKMBx•…*–— \u00a0';

const text: Axes = { wght: { min: 450, max: 620 } };
const display: Axes = { wght: 680, wdth: 108 };

const cuts: Cut[] = [
  { name: 'text-latin', from: 'hanken-grotesk', file: 'latin-wght', letters: latin, axes: text },
  {
    name: 'text-vietnamese',
    from: 'hanken-grotesk',
    file: 'vietnamese-wght',
    letters: vietnamese,
    axes: text,
  },
  { name: 'display-latin', from: 'archivo', file: 'latin-standard', letters: latin, axes: display },
  {
    name: 'display-vietnamese',
    from: 'archivo',
    file: 'vietnamese-standard',
    letters: vietnamese,
    axes: display,
  },
  {
    name: 'figures',
    from: 'archivo',
    file: 'latin-standard',
    letters: figures,
    axes: { wght: 620, wdth: { min: 74, max: 100 } },
  },
];

const require = createRequire(import.meta.url);
const folders: Record<Cut['from'], string> = {
  archivo: dirname(require.resolve('@fontsource-variable/archivo/package.json')),
  'hanken-grotesk': dirname(require.resolve('@fontsource-variable/hanken-grotesk/package.json')),
};
const target = join(import.meta.dirname, '../src/fonts');

mkdirSync(target, { recursive: true });
let total = 0;
for (const { name, from, file, letters, axes } of cuts) {
  const source = readFileSync(join(folders[from], 'files', `${from}-${file}-normal.woff2`));
  const cut = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(target, `${name}.woff2`), cut);
  total += cut.length;
  console.log(`${name} ${cut.length}`);
}
for (const family of ['archivo', 'hanken-grotesk'] as const) {
  copyFileSync(join(folders[family], 'LICENSE'), join(target, `OFL-${family}.txt`));
}
console.log(`total ${total}`);
