import { polar, trace, TURN } from '@parlour/ui/engraving/geometry';
import { group, type Paint, path } from '@parlour/ui/engraving/paint';

export const centred = { at: 'translate(150 190)', round: true } as const;

// The drawings of symbols stand in a box of 96 units; their lines are set for twice that size.
export const fromBox = (paint: Paint, ...content: string[]): string =>
  group(
    {
      at: 'translate(150 190) scale(2.05) translate(-48 -48)',
      stroke: paint.line,
      width: 1,
      round: true,
    },
    ...content,
  );

export const body = (paint: Paint, d: string): string => path(d, { fill: paint.ground });
export const hatched = (paint: Paint, d: string): string =>
  path(d, { fill: paint.ground }) + path(d, { fill: paint.hatch });
export const solid = (paint: Paint, d: string): string => path(d, { fill: paint.second });
export const line = (d: string, width?: number): string =>
  path(d, { fill: 'none', ...(width === undefined ? {} : { width }) });

export const rays = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * TURN;
    return trace([polar(0, 0, inner, angle), polar(0, 0, outer, angle)]);
  }).join('');
