import { Icon } from '@parlour/ui/components/art/icon';
import { moon } from '@parlour/ui/icons/moon';
import { sun } from '@parlour/ui/icons/sun';
import { usePhrases } from '@parlour/ui/use-phrases';
import { setTheme, useTheme } from '../../../lib/brand/theme';
import css from './top-bar.module.css';

/**
 * Dark or light. The icon and the word come after hydration, as the same HTML serves both
 * themes.
 */
export const ThemeSwitch = () => {
  const { brand } = usePhrases('brand');
  const theme = useTheme((state) => state.theme);
  const isLight = theme === 'light';
  return (
    <button
      aria-label={`${brand.theme}: ${isLight ? brand.themeLight : brand.themeDark}`}
      className={css.fact}
      onClick={() => setTheme(isLight ? 'dark' : 'light')}
      type="button"
    >
      <Icon of={isLight ? sun : moon} size={18} />
      {isLight ? brand.themeLight : brand.themeDark}
    </button>
  );
};
