import { useMemo } from 'react';
import { rosetteOf } from '../../engraving/rosette';
import css from './rosette.module.css';

export interface RosetteProps {
  name: string;
  size: number;
  turns?: number;
}

/** The engraved sign of a name, in the colour of the text around it. */
export const Rosette = ({ name, size, turns = 24 }: RosetteProps) => {
  const outline = useMemo(() => rosetteOf(name, 100, { turns }), [name, turns]);
  return (
    <svg aria-hidden="true" height={size} viewBox="-102 -102 204 204" width={size}>
      <path
        d={outline}
        fill="none"
        stroke="currentColor"
        strokeWidth={Math.round(1600 / size)}
        transform="scale(.1)"
      />
    </svg>
  );
};

/** The rosette that looks out of the corner of the ways in; its box clips it. */
export const CornerRosette = ({ name }: { name: string }) => (
  <span className={css.corner}>
    <Rosette name={name} size={250} turns={20} />
  </span>
);
