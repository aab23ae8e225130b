import { negativeOf } from '@parlour/ui/engraving/inks';
import { type Motif, printSheet } from '@parlour/ui/engraving/print-sheet';
import { hash } from '@parlour/ui/engraving/seed';
import type { GamePictures } from '../../rounds/game';
import type { View } from '../stage/board/view';

/** What a slot's picture shows, over the field that every sheet has. */
export type SlotPicture = {
  motif: Motif;
  /** Dark lines on a bright ground: some are, for the rhythm of a hall. */
  isNegative?: boolean;
};

/** A slot's pictures, in the inks of its stage. */
export const picturesOf = ({ look }: View, { motif, isNegative = false }: SlotPicture) => {
  const { ink: line, ground, second } = look.palette;
  const inks = { line, ground, second };
  const sheet = { seed: hash(`RNG|${look.code}`), motif, isNegative };
  return {
    thumb: printSheet(
      { ...sheet, inks: isNegative ? negativeOf(inks) : inks },
      { id: 'p', attributes: 'width="300" height="400"' },
    ),
    // Words stand on a background, so it is never a negative.
    background: printSheet(
      { ...sheet, inks },
      { id: 'p', crop: true, attributes: 'width="300" height="240"' },
    ),
  } satisfies GamePictures;
};
