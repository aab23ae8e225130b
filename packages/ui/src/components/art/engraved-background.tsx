import { type ReactNode, useMemo } from 'react';
import { wavesOf } from '../../engraving/waves';
import css from './engraved-background.module.css';

/** Engraved waves behind the amount of a slip. */
export const EngravedBackground = ({ name, children }: { name: string; children: ReactNode }) => {
  const outline = useMemo(() => wavesOf(name, 600, 360, 22), [name]);
  return (
    <div className={css.sheet}>
      <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" viewBox="0 0 600 360">
        <path
          d={outline}
          fill="none"
          stroke="currentColor"
          strokeWidth="10"
          transform="scale(.1)"
        />
      </svg>
      <div>{children}</div>
    </div>
  );
};
