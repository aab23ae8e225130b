import { accentFamilyOf, isAccentFit, surfacesOf, themes } from '@parlour/contract/accent';
import type { ThemeName } from '@parlour/contract/accent';
import { contentConsole } from '@parlour/contract/content-console';
import { fill } from '@parlour/locales/phrases';
import { TextField } from '@parlour/ui/components/form/field';
import type { ComponentProps } from 'react';
import { call } from '../../lib/api/call';
import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { PicturePlace } from '../../lib/parts/pictures/picture-place';
import css from './look-fields.module.css';

type LookFieldProps = {
  field: Omit<ComponentProps<typeof TextField>, 'onChange'> & { value: string };
  canWrite: boolean;
  onType: (typed: string) => void;
};

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

const textOf: Record<ThemeName, string> = { dark: '#ecf3f1', light: '#0f2226' };

/** The fill of the main buttons in a theme, typed or picked, and how it looks there. */
export const AccentField = (props: LookFieldProps & { theme: ThemeName; unset: string }) => {
  const { field, theme, unset, canWrite, onType } = props;
  const { brand: words } = useWords();
  const shown = isColour(field.value) ? field.value : unset;
  return (
    <div className={css.look}>
      <div className={css.typed}>
        <TextField
          {...field}
          autoComplete="off"
          onChange={({ target }) => onType(target.value.toLowerCase())}
          spellCheck={false}
        />
        <input
          aria-label={fill(words.pick, { name: String(field.label) })}
          className={css.picker}
          disabled={!canWrite}
          onChange={({ target }) => onType(target.value)}
          type="color"
          value={shown}
        />
      </div>
      <Sample accent={shown} theme={theme} />
    </div>
  );
};

/** A button, its pressed state and a word in the accent, on the surface of a bar. */
const Sample = ({ accent, theme }: { accent: string; theme: ThemeName }) => {
  const { brand } = useWords();
  const family = accentFamilyOf(theme, accent);
  const fills = [family.accent, family.accentPress];
  return (
    <p
      aria-label={isAccentFit(theme, accent) ? brand.fit : brand.unfit}
      className={css.sample}
      role="img"
      style={{ background: surfacesOf[theme][1] }}
    >
      {fills.map((background) => (
        <span
          className={css.button}
          key={background}
          style={{ background, color: family.onAccent }}
        >
          {brand.sampleButton}
        </span>
      ))}
      <span style={{ color: family.accentText }}>{brand.sampleText}</span>
    </p>
  );
};

/** The address of the logo, which an upload gives, and how it looks on both bars. */
export const LogoField = ({ field, canWrite, onType }: LookFieldProps) => {
  const { brand: words } = useWords();
  const { code = '', name = '' } = useBrand() ?? {};
  return (
    <div className={css.look}>
      <TextField
        {...field}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        spellCheck={false}
      />
      {canWrite && (
        <PicturePlace
          onAddress={onType}
          send={(file) => call(contentConsole.addLogo, { brand: code, file })}
        />
      )}
      <p className="t-2">{words.logoHint}</p>
      {field.value.startsWith('/pictures/') && (
        <p className={css.bars}>
          {themes.map((theme) => (
            <span
              className={css.bar}
              key={theme}
              style={{ background: surfacesOf[theme][1], color: textOf[theme] }}
            >
              <img alt="" className={css.logo} src={field.value} />
              {name}
            </span>
          ))}
        </p>
      )}
    </div>
  );
};
