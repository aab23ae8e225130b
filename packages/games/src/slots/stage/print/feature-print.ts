import { mix } from '@parlour/contract/contrast';
import { circle } from './field-patterns';
import { fix, times, TURN } from '@parlour/ui/engraving/geometry';
import type { Look, Palette, Sheet } from './look';

const night = '#060B0C';

/** A feature prints border, field and game header in the accent on a darker ground. */
export const featureInks = ({ ink, ground, second }: Palette): Palette => ({
  ink: second,
  ground: mix(ground, night, 0.46),
  second: ink,
});

/** The ground of the reels in a feature. */
export const featureWell = ({ ground }: Palette): string => mix(ground, night, 0.62);

const stroke = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;

/** A solid band of the accent with half suns, the scatter's emblem, cut out. */
export const sunBand = (length: number, thickness: number, inks: Palette): string => {
  const count = Math.max(1, Math.round(length / (thickness * 1.7)));
  const step = length / count;
  const radius = thickness * 0.25;
  const y = thickness * 0.3;
  const suns = times(count, (index) => {
    const x = index * step + step / 2;
    const arc = `${fix(radius)} ${fix(radius)} 0 0 1 ${fix(x + radius)} ${fix(y)}`;
    return `M${fix(x - radius)} ${fix(y)}A${arc}Z`;
  });
  const rays = times(count, (index) => {
    const x = index * step + step / 2;
    const beams = times(5, (beam) => {
      const angle = Math.PI * (1 + (beam + 0.5) / 5);
      const at = (reach: number) =>
        `${fix(x + Math.cos(angle) * radius * reach)} ${fix(y + Math.sin(angle) * radius * reach)}`;
      return `M${at(1.5)}L${at(2.4)}`;
    });
    return `${beams.join('')}M${fix(x - step / 2 + 1)} ${fix(y)}H${fix(x + step / 2 - 1)}`;
  });
  return (
    `<rect y="${-thickness / 2}" width="${fix(length)}" height="${thickness}" ` +
    `fill="${inks.ink}"/><path d="${suns.join('')}" fill="${inks.ground}"/>` +
    stroke(rays.join(''), inks.ground, thickness > 12 ? 1.1 : 0.9)
  );
};

/** The field of a feature: rays from behind the game header. */
export const featureField = (palette: Palette, { width, height, cx, cy }: Sheet): string => {
  const reach = Math.hypot(width, height);
  const rays = times(120, (index) => {
    const angle = (index / 120) * TURN;
    const at = (radius: number) =>
      `${fix(cx + radius * Math.cos(angle))} ${fix(cy + radius * Math.sin(angle))}`;
    return `M${at(index % 2 ? 150 : 96)}L${at(reach)}`;
  });
  const rings = [66, 74, 82, 90, 98].map((radius) => circle(cx, cy, radius));
  const path = rays.join('') + rings.join('');
  return stroke(path, featureInks(palette).ink, 0.8, ' opacity=".3"');
};

/** Half a sun over water, cut into a plate of the accent; 140 × 100 at the size of a phone. */
export const sunset = (ground: string): string => {
  const [cx, cy, radius, reach] = [70, 68, 32, 64];
  const rays = times(41, (index) => {
    const angle = Math.PI * (1 + index / 40);
    const end = index % 2 ? reach : radius + (reach - radius) * 0.6;
    const at = (length: number) =>
      `${fix(cx + length * Math.cos(angle))} ${fix(cy + length * Math.sin(angle))}`;
    return `M${at(radius + 6)}L${at(end)}`;
  });
  const water = times(4, (row) => {
    const half = reach * (1 - row * 0.16);
    return `M${fix(cx - half)} ${cy + 1 + row * 5}H${fix(cx + half)}`;
  });
  return (
    stroke(rays.join('') + water.join(''), ground, 1, ' opacity=".42"') +
    `<path d="M${cx - radius} ${cy}A${radius} ${radius} 0 0 1 ${cx + radius} ${cy}Z" ` +
    `fill="${ground}" opacity=".16"/>`
  );
};

/** One hole a free spin: played ones are punched through, the running one is ringed. */
export const punches = (
  { index, awarded, isDone }: { index: number; awarded: number; isDone: boolean },
  { ground, ink }: Palette,
): { drawing: string; width: number; height: number } => {
  const rowLength = awarded > 20 ? Math.ceil(awarded / 2) : awarded;
  const size = awarded > 20 ? 8 : 12;
  const step = Math.min(26, (330 - size) / Math.max(1, rowLength - 1));
  const holes = times(awarded, (hole) => {
    const x = fix(size / 2 + 1 + (hole % rowLength) * step);
    const y = size / 2 + 2 + Math.floor(hole / rowLength) * (size + 5);
    const number = hole + 1;
    if (isDone || number < index) {
      return `<circle cx="${x}" cy="${y}" r="${size / 2 - 0.5}" fill="${ground}"/>`;
    }
    const ring =
      `<circle cx="${x}" cy="${y}" r="${size / 2 - 1}" fill="none" ` +
      `stroke="${ground}" stroke-width="1.5"/>`;
    if (number !== index) return ring;
    return (
      `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${ground}"/>` +
      `<circle cx="${x}" cy="${y}" r="${size / 2 - 3}" fill="${ink}"/>`
    );
  });
  const rows = awarded > 20 ? 2 : 1;
  return {
    drawing: holes.join(''),
    width: Math.ceil((rowLength - 1) * step + size + 2),
    height: rows * (size + 5),
  };
};

type Frame = { width: number; height: number; band: number; inks: Palette };
type Band = (length: number, thickness: number, inks: Palette) => string;

/** A border of bands on four sides with the game's corners, round a ground. */
const framed = (look: Look, { width, height, band, inks }: Frame, draw: Band): string => {
  const gap = 3.5;
  const middle = gap + band / 2;
  const across = width - 2 * (gap + band);
  const down = height - 2 * (gap + band);
  const far = { x: width - gap - band, y: height - gap - band };
  const run = (x: number, y: number, length: number, turn: number) =>
    `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${turn})">${draw(length, band, inks)}</g>`;
  const corners = [
    [gap, gap],
    [far.x, gap],
    [gap, far.y],
    [far.x, far.y],
  ] as const;
  const inner = band + 7;
  return (
    `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" ` +
    `fill="${inks.ground}" stroke="${inks.ink}" stroke-width="1.5"/>` +
    run(gap + band, middle, across, 0) +
    run(far.x, height - middle, across, 180) +
    run(width - middle, gap + band, down, 90) +
    run(middle, far.y, down, -90) +
    corners.map(([x, y]) => look.corner(x, y, band, inks)).join('') +
    `<rect x="${inner + 0.5}" y="${inner + 0.5}" width="${width - 2 * inner - 1}" ` +
    `height="${height - 2 * inner - 1}" fill="none" stroke="${inks.ink}"/>`
  );
};

/** The entry card: the feature's own border round the feature's ground. */
export const entryFrame = (look: Look, width: number, height: number): string =>
  framed(look, { width, height, band: 11, inks: featureInks(look.palette) }, sunBand);

/** The certificate: the whole stage printed negative, border, rosettes and all. */
export const certificatePlate = (look: Look, width: number, height: number): string => {
  const { ink, ground } = look.palette;
  const inks = { ink: ground, ground: ink, second: ground };
  const rosettes = [
    { reach: 122, count: 60, radius: 40 },
    { reach: 84, count: 36, radius: 30 },
  ].flatMap(({ reach, count, radius }) =>
    times(count, (index) => {
      const angle = (index / count) * TURN;
      const x = width / 2 + reach * Math.cos(angle);
      return circle(x, height * 0.295 + reach * 0.62 * Math.sin(angle), radius);
    }),
  );
  return (
    framed(look, { width, height, band: 13, inks }, look.band) +
    stroke(rosettes.join(''), ground, 0.6, ' opacity=".3"')
  );
};
