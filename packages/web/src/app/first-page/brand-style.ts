import { accentFamilyOf, barColourOf, themes } from '@parlour/contract/accent';
import type { BrandFacts } from '@parlour/contract/brand';
import { logoPattern } from '@parlour/contract/settings';

type Look = Pick<BrandFacts, 'accentDark' | 'accentLight' | 'logo'>;

/** A logo as high as this stands in the header, in rem. */
const logoHeight = 1.75;

/** From this proportion on a logo has the name in it, and none is written beside it. */
const wideFrom = 2;

/** What a brand changes of the tokens in `theme.css`; nothing where it changes none. */
export const brandStyleOf = (brand: Look): string =>
  [
    ...themes.flatMap((theme) => {
      const accent = theme === 'dark' ? brand.accentDark : brand.accentLight;
      return accent ? `[data-theme=${theme}]{${accentTokens(accentFamilyOf(theme, accent))}}` : [];
    }),
    logoTokens(brand.logo),
  ].join('');

const accentTokens = (family: ReturnType<typeof accentFamilyOf>): string =>
  Object.entries(family)
    .map(
      ([name, colour]) =>
        `--${name.replace(/[A-Z]/, (sign) => `-${sign.toLowerCase()}`)}:${colour}`,
    )
    .join(';');

const logoTokens = (address: string | undefined): string => {
  const [, width, height] = new RegExp(logoPattern).exec(address ?? '') ?? [];
  const proportion = Number(width) / Number(height);
  if (!Number.isFinite(proportion)) return '';
  const name = proportion < wideFrom ? '--logo-gap:.5rem' : '--logo-name:0';
  return `:root{--logo:url(${address});--logo-width:${Number((proportion * logoHeight).toFixed(2))}rem;${name}}`;
};

/** The colours of the browser's own bars: the accent, else the surface of ours. */
export const barColours = (brand: Look): string =>
  `content="${barColourOf('dark', brand)}" data-dark="${barColourOf('dark', brand)}"` +
  ` data-light="${barColourOf('light', brand)}"`;
