import { factsOf } from '@parlour/contract/languages';
import { Icon } from '@parlour/ui/components/art/icon';
import { Chip } from '@parlour/ui/components/display/chips';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { clock } from '@parlour/ui/icons/clock';
import { moon } from '@parlour/ui/icons/moon';
import { translate } from '@parlour/ui/icons/translate';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { useSite } from '../../../lib/brand/brand';
import { setTheme, useTheme } from '../../../lib/brand/theme';
import { LanguageMenu } from '../header/language-menu';
import { SystemClock } from '../header/top-bar';
import css from './sheets.module.css';

/** What one sets of the site itself, a row each: the language and the theme; and its clock. */
export const Settings = () => {
  const { brand: words } = usePhrases('brand');
  const { language } = useSite();
  const theme = useTheme((state) => state.theme);
  return (
    <>
      <Row icon={translate} name={words.language}>
        <LanguageMenu className={css.value}>
          <span className="sr-only">{words.language}: </span>
          {factsOf(language).name}
          <Icon of={caretRight} size={16} />
        </LanguageMenu>
      </Row>
      <Row icon={moon} name={words.theme}>
        <span className={css.pair}>
          <Chip on={theme === 'dark'} onClick={() => setTheme('dark')}>
            {words.themeDark}
          </Chip>
          <Chip on={theme === 'light'} onClick={() => setTheme('light')}>
            {words.themeLight}
          </Chip>
        </span>
      </Row>
      <Row icon={clock} name={words.systemTime}>
        <span className={css.time}>
          <SystemClock />
        </span>
      </Row>
    </>
  );
};

const Row = ({ icon, name, children }: { icon: string; name: string; children: ReactNode }) => (
  <div className={css.setting}>
    <Icon of={icon} size={24} />
    <span className={css.grow}>{name}</span>
    {children}
  </div>
);
