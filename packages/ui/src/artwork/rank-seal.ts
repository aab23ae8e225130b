import { rosetteOf } from '../engraving/rosette';

/** The sign of a rank in the brand's club: a gold rosette around its number. */
export const rankSealOf = (level: number): { line: string; ground: string; outline: string } => ({
  line: '#E8B84E',
  ground: '#2E2310',
  outline: rosetteOf(`rank ${level}`, 48, { turns: 18, depth: 0.22 }),
});
