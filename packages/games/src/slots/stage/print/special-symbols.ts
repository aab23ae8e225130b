import { warmWhite } from '@parlour/ui/engraving/inks';
import { SymbolPen, type Drawing } from '@parlour/ui/engraving/symbol-pen';
import { ellipse, scallop, times } from '@parlour/ui/engraving/geometry';
import { lettering } from './lettering';

/**
 * A grammar that holds in every game: WILD is a solid square plate, SCATTER a round scalloped seal,
 * BONUS a lozenge with a ruled border. Each carries its word and the game's own emblem.
 */

const wordEnds = ' stroke-linejoin="miter" stroke-miterlimit="1.6" stroke-linecap="butt"';

/** The emblem is cut on the plate, where the colours are swapped. */
export const wildSymbol = (pen: SymbolPen, emblem: Drawing): string => {
  const { ink, ground } = pen;
  const plate = new SymbolPen(`${pen.name}p`, {
    ink: ground,
    ground: ink,
    second: pen.isWin ? pen.second : warmWhite,
  });
  return (
    `<rect x="5" y="5" width="86" height="86" rx="4" fill="${ink}"/>` +
    `<path d="M9 9H87V87H9Z" fill="none" stroke="${ground}" stroke-width="1.5"/>` +
    `<path d="M12 12H84V84H12Z" fill="none" stroke="${ground}" stroke-width=".7"/>` +
    pen.clip('M12.4 12.4H83.6V69H12.4Z', plate.ring(18, 24, 14, 0.6, 0.55, 48, 41)) +
    emblem(plate) +
    `<path d="M9 69H87V87H9Z" fill="${ground}"/>` +
    pen.stroke(lettering('WILD', 48, 78, 10.6, 4), ink, 2.5, wordEnds)
  );
};

export const scatterSymbol = (pen: SymbolPen, emblem: Drawing): string => {
  const { ink, ground, shade } = pen;
  const edge = pen.isWin ? ink : ground;
  return (
    `<path d="${scallop(26, 42.5, 1.08)}" fill="${pen.accentColour}" stroke="${edge}" ` +
    `stroke-width="1"/>` +
    pen.cut(ellipse(48, 48, 38.2), 1.6) +
    pen.rays(48, 48, 30.6, 37.2, 60, { colour: shade, width: 1.5, light: () => 0.5 }) +
    `<path d="${ellipse(48, 48, 30)}" fill="${ground}" stroke="${shade}" stroke-width="1.4"/>` +
    pen.clip(ellipse(48, 48, 29.4), emblem(pen)) +
    `<path d="M2 66.5H94L90 75L94 83.5H2L6 75Z" fill="${ink}" stroke="${ground}" ` +
    `stroke-width="2.4"/>` +
    pen.stroke(lettering('SCATTER', 48, 75, 9.2, 2.7), ground, 2, wordEnds)
  );
};

const lozenge = (half: number) =>
  `M48 ${48 - half}L${48 + half} 48L48 ${48 + half}L${48 - half} 48Z`;

/** Light on the four ruled sides, from the upper right round to the upper left. */
const lozengeLight = [0.95, 0.5, 0.12, 0.5];

export const bonusSymbol = (pen: SymbolPen, emblem: Drawing): string => {
  const { ink, ground } = pen;
  const sides = times(4, (side) => {
    const rules = pen.engrave(
      17,
      (along, across) => [48 + 44 * across - 5.2 * along, 4 + 44 * across + 5.2 * along],
      () => lozengeLight[side] ?? 0.5,
      { width: 1.7, steps: 2 },
    );
    return `<g transform="rotate(${side * 90} 48 48)">${rules}</g>`;
  });
  return (
    pen.body(lozenge(46), 2.4) +
    `<g>${sides.join('')}</g>` +
    pen.line(lozenge(37.5), 1.6) +
    `<path d="${lozenge(34)}" fill="${pen.accentColour}"/>` +
    emblem(pen) +
    `<path d="M7 66.5H89V83.5H7Z" fill="${ink}" stroke="${ground}" stroke-width="2.4"/>` +
    pen.stroke(lettering('BONUS', 48, 75, 9.6, 4), ground, 2.2, wordEnds)
  );
};
