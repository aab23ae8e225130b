import { ellipse } from '@parlour/ui/engraving/geometry';
import { path } from '@parlour/ui/engraving/paint';
import type { SlotPicture } from '../picture/pictures';
import { body, fromBox, hatched, line, solid } from '../picture/strokes';

/** Xưởng Khắc: the hand press of the shop. */
const motif: SlotPicture['motif'] = (_draw, paint) =>
  fromBox(
    paint,
    body(paint, 'M10 86H86V95H10Z'),
    hatched(paint, 'M16 22H28V86H16Z'),
    hatched(paint, 'M68 22H80V86H68Z'),
    hatched(paint, 'M8 10H88V24H8Z'),
    body(paint, 'M43 24H53V48H43Z'),
    line('M43 28L53 32M43 34L53 38M43 40L53 44', 0.9),
    line('M48 4V10M18 1H78', 2),
    path(ellipse(18, 1, 4.4) + ellipse(78, 1, 4.4), { fill: paint.second }),
    hatched(paint, 'M32 48H64V56H32Z'),
    solid(paint, 'M29 60H67V68H29Z'),
    line('M33 64H63', 0.8),
    body(paint, 'M27 70H69V79H27Z'),
    line('M27 74.5H69', 0.8),
    line('M48 79V86M38 79V86M58 79V86', 1.4),
    line('M10 95L6 104M86 95L90 104M2 104H94', 1.2),
  );

export const picture: SlotPicture = { motif };
