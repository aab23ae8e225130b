import { rosetteOf } from '../engraving/rosette';
import { hash } from '../engraving/seed';
import { inkRing } from './inks';

/** A rosette of a name in one of eight inks, in the middle of 100 by 100; simpler when small. */
export const sealOf = (name: string, size: number) => {
  const { line, ground } = inkRing(hash(`s${name}`));
  const turns = size < 48 ? 7 : size < 90 ? 12 : 20;
  return {
    line,
    ground,
    outline: rosetteOf(name, 44, { turns, depth: 0.34 }),
    width: size < 48 ? 22 : 12,
  };
};
