import { fix } from './geometry';

// Figures as strokes in a box of 8 by 12, cut at the corners as a burin leaves them: artwork holds
// no text.
const strokes: Record<string, string> = {
  0: '2,0 6,0 8,2 8,10 6,12 2,12 0,10 0,2 2,0',
  1: '1,2.4 4.4,0 4.4,12',
  2: '0,3 0,2 2,0 6,0 8,2 8,4 0,12 8,12',
  3: '0,0 8,0 4,5 6,5 8,7 8,10 6,12 2,12 0,10',
  4: '6,12 6,0 0,8.6 8,8.6',
  5: '8,0 0.6,0 0.6,5 6,5 8,7 8,10 6,12 2,12 0,10',
  6: '8,2 6,0 2,0 0,2 0,10 2,12 6,12 8,10 8,7 6,5 0,5',
  7: '0,0 8,0 8,1 3,12',
  8: '2,0 6,0 8,2 8,4 6,6 2,6 0,8 0,10 2,12 6,12 8,10 8,8 6,6 2,6 0,4 0,2 2,0',
  9: '0,10 2,12 6,12 8,10 8,2 6,0 2,0 0,2 0,5 2,7 8,7',
};

const ADVANCE = 11;

/** A number as an outline to be stroked, centred at the point. */
export const figureOutline = (number: string, cx: number, cy: number, height: number): string => {
  const scale = height / 12;
  const left = cx - ((number.length * ADVANCE - 3) * scale) / 2;
  return [...number]
    .map((digit, at) => {
      const points = (strokes[digit] ?? '').split(' ').map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return `${fix(left + (at * ADVANCE + x) * scale)} ${fix(cy - height / 2 + y * scale)}`;
      });
      return `M${points.join('L')}`;
    })
    .join('');
};
