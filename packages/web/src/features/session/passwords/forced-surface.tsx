import { rosetteOf } from '@parlour/ui/engraving/rosette';
import { useLayoutEffect, useRef } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import css from './forced-surface.module.css';

/** What stands behind the forced dialog in place of the site: its name, and an engraved rosette. */
export const ForcedSurface = () => {
  const { name } = useBrand();
  const mark = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const dialog = mark.current?.closest('dialog');
    dialog?.style.setProperty('--behind', pictureOf(getComputedStyle(dialog)));
  }, []);
  return (
    <p className={css.brand} ref={mark}>
      {name}
    </p>
  );
};

/** A backdrop has no content of its own, only a background. */
const pictureOf = (style: CSSStyleDeclaration): string => {
  const outline = rosetteOf('forced', 100, { turns: 30 });
  const stroke = style.getPropertyValue('--line-1').trim();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1020 -1020 2040 2040"><path d="${outline}" fill="none" stroke="${stroke}" stroke-width="2"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};
