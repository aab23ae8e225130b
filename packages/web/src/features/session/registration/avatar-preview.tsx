import { inkRing } from '@parlour/ui/artwork/inks';
import { rosetteOf } from '@parlour/ui/engraving/rosette';
import { hash } from '@parlour/ui/engraving/seed';
import { wavesOf } from '@parlour/ui/engraving/waves';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMemo } from 'react';
import css from './avatar-preview.module.css';

/**
 * The seal that the name typed so far would have, printed large: the same drawing as the small one.
 */
export const AvatarPreview = ({ name }: { name: string }) => {
  const { session } = usePhrases('session');
  const { line, ground } = inkRing(hash(`s${name}`));
  const [rosette, sheet] = useMemo(
    () => [rosetteOf(name, 92, { turns: 20, depth: 0.34 }), wavesOf(name, 392, 356, 20)],
    [name],
  );
  return (
    <figure className={css.preview}>
      <svg aria-hidden="true" viewBox="0 0 392 356">
        <path d="M0 0h392v356H0Z" fill={ground} />
        <g fill="none" stroke={line}>
          <path d={sheet} opacity=".28" strokeWidth="8" transform="scale(.1)" />
          <path d="M9.5 9.5h373v337h-373Z" opacity=".5" />
          <path d="M13.5 13.5h365v329h-365Z" opacity=".5" />
          <path d={rosette} strokeWidth="9" transform="translate(196 150) scale(.1)" />
        </g>
      </svg>
      <figcaption className={css.caption}>
        {name && <span className="t-h2">{name}</span>}
        <span className="t-small">{session.yourSeal}</span>
      </figcaption>
    </figure>
  );
};
