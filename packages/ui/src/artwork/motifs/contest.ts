import { fix, polar, polygon, trace, TURN } from '../../engraving/geometry';
import { group, path } from '../../engraving/paint';
import { oneOf } from '../../engraving/seed';
import type { Motif } from '../../engraving/print-sheet';

/** A ball over the lines of a pitch. */
export const pitch: Motif = (draw, paint) => {
  const lines =
    'M30,92H270V290H30ZM150,92V290M30,140H74V242H30M270,140H226V242H270M114,191a36,36,0,1,0,72,0a36,36,0,1,0-72,0';
  const at = `translate(${fix(140 + draw() * 20)} 182) rotate(${fix(draw() * 60)})`;
  let seams = '';
  let patches = '';
  for (let side = 0; side < 5; side += 1) {
    const near = (side / 5) * TURN - TURN / 4;
    const far = near + TURN / 10;
    seams +=
      trace([
        polar(0, 0, 22, near),
        polar(0, 0, 42, near),
        polar(0, 0, 50, far),
        polar(0, 0, 42, near + TURN / 5),
      ]) + trace([polar(0, 0, 50, far), polar(0, 0, 66, far)]);
    patches += `${trace([
      polar(0, 0, 66, near - 0.22),
      polar(0, 0, 52, near - 0.16),
      polar(0, 0, 42, near),
      polar(0, 0, 52, near + 0.16),
      polar(0, 0, 66, near + 0.22),
    ])}Z`;
  }
  return (
    path(lines, { fill: 'none', stroke: paint.line, width: 1.3, opacity: 0.8 }) +
    group(
      { at, stroke: paint.line, width: 2 },
      `<circle r="66" fill="${paint.ground}"/>`,
      path(patches, { fill: paint.hatch }),
      path(polygon(5, 22, 0, 0), { fill: paint.second }),
      path(seams, { fill: 'none' }),
    )
  );
};

const sword = 'M-30 22L26-34L38-38L34-26L-22 30ZM-34 14L-14 34M-38 38L-26 26';
const pad =
  'M-40-14C-40-26,40-26,40-14C48,18,40,30,30,26L18,10H-18L-30,26C-40,30-48,18-40-14ZM-24-10V6M-32-2H-16M18-6a4,4,0,1,0,8,0a4,4,0,1,0-8,0M26,2a4,4,0,1,0,8,0a4,4,0,1,0-8,0';
const shield =
  'M-36-24L0-38L36-24V6C36,26,14,38,0,42C-14,38-36,26-36,6ZM0-22L8-4H26L12,8L17,26L0,16L-17,26L-12,8L-26-4H-8Z';

/** A reticle of hexagons around a sword, a pad or a shield. */
export const reticle: Motif = (draw, paint) =>
  group(
    { at: 'translate(150 190)', fill: 'none', stroke: paint.line, width: 1.8 },
    path(polygon(6, 104, 0, 0, 0.52)),
    path(polygon(6, 84, 0, 0, 0.52), { fill: paint.hatch }),
    path(polygon(6, 60, 0, 0, 0.52), { fill: paint.ground }),
    path('M-124 0H-72M72 0H124M0-124V-72M0 72V124', { stroke: paint.second, width: 3 }),
    path(oneOf(draw, [sword, pad, shield]), { width: 2.4 }),
  );

/** A fighting cock with its plume. */
export const cock: Motif = (draw, paint) => {
  const count = 9 + Math.floor(draw() * 4);
  const plume = Array.from({ length: count }, (_, at) => {
    const way = at / (count - 1);
    const angle = -2.75 + way * 1.9;
    const long = 96 + 46 * Math.sin(way * Math.PI);
    const to = (part: number, turn: number): string =>
      polar(128, 238, long * part, angle + turn)
        .map(fix)
        .join(' ');
    const isBright = at % 3 === 1;
    const feather = `M132 240Q${to(0.62, -0.5)} ${to(1, 0)}Q${to(0.6, -0.14)} 132 240Z`;
    if (isBright) return path(feather, { fill: paint.second, fillOpacity: 0.55 });
    return path(feather, { fill: at % 2 ? paint.hatch : paint.ground });
  });
  return group(
    { stroke: paint.line, width: 1.6, round: true },
    ...plume,
    path(
      'M128,246C150,286,206,270,214,222C218,196,206,184,212,160C198,166,186,176,178,200C168,228,150,236,128,246Z',
      { fill: paint.ground },
    ),
    path(
      'M178,206C170,236,158,250,142,256M196,184C190,220,180,250,158,264M206,200C206,226,200,244,184,258',
      {
        fill: 'none',
        width: 1.1,
      },
    ),
    path(
      'M204,160C198,150,204,144,208,148C208,138,216,136,218,144C222,134,232,136,230,146C238,142,240,150,234,156C236,162,232,170,224,172C214,174,206,168,204,160Z',
      { fill: paint.second },
    ),
    path('M234 158L248 164L232 168Z', { fill: paint.line }),
    path('M228 170C230 180 222 186 220 176Z', { fill: paint.second }),
    `<circle cx="224" cy="158" r="2.6" fill="${paint.ground}" stroke="none"/>`,
    path(
      'M166,272L160,300M160,300L148,304M160,300L166,306M188,264L190,298M190,298L180,304M190,298L200,304',
      { fill: 'none', width: 2.4 },
    ),
  );
};
