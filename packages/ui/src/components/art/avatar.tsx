import { inkRing } from '../../artwork/inks';
import { rosetteOf } from '../../engraving/rosette';
import { hash } from '../../engraving/seed';
import css from './avatar.module.css';

export interface AvatarProps {
  /** The account's name: the seal is drawn from it. */
  name: string;
  size?: number;
}

/** The default avatar: a rosette of the name, in one of eight inks. Simpler when it is small. */
export const Avatar = ({ name, size = 32 }: AvatarProps) => {
  const { line, ground } = inkRing(hash(`s${name}`));
  const turns = size < 48 ? 7 : size < 90 ? 12 : 20;
  return (
    <svg
      aria-hidden="true"
      className={css.seal}
      height={size}
      viewBox="-50 -50 100 100"
      width={size}
    >
      <path d="M-50-50h100v100h-100Z" fill={ground} />
      <path
        d={rosetteOf(name, 44, { turns, depth: 0.34 })}
        fill="none"
        stroke={line}
        strokeWidth={size < 48 ? 22 : 12}
        transform="scale(.1)"
      />
    </svg>
  );
};
