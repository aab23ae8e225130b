import { sealOf } from '../../artwork/seal';
import css from './avatar.module.css';

export interface AvatarProps {
  /** The address of a chosen avatar, or the account's name: the seal is drawn from it. */
  name: string;
  size?: number;
}

/** An avatar: a rosette of the name, in one of eight inks. Simpler when it is small. */
export const Avatar = ({ name, size = 32 }: AvatarProps) => {
  const { line, ground, outline, width } = sealOf(name, size);
  return (
    <svg
      aria-hidden="true"
      className={css.seal}
      height={size}
      viewBox="-50 -50 100 100"
      width={size}
    >
      <path d="M-50-50h100v100h-100Z" fill={ground} />
      <path d={outline} fill="none" stroke={line} strokeWidth={width} transform="scale(.1)" />
    </svg>
  );
};
