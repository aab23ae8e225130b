import { factsOf, languages } from '@parlour/contract/languages';
import { isOffered } from '@parlour/locales/locales';
import { Icon } from '@parlour/ui/components/art/icon';
import { Menu, MenuItem } from '@parlour/ui/components/layout/menu';
import { translate } from '@parlour/ui/icons/translate';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { useBrand, useSite } from '../../../lib/brand/brand';
import css from './top-bar.module.css';

/**
 * Every language: those of the brand to choose from, the others closed, with the reason.
 */
const LanguageChoices = () => {
  const { brand } = usePhrases('brand');
  const { language: current, switchLanguage } = useSite();
  const { supportLanguages } = useBrand();
  return languages.map((language) => {
    const isOpen = isOffered(language) && supportLanguages.includes(language);
    return (
      <MenuItem
        disabled={!isOpen}
        key={language}
        lang={factsOf(language).tag}
        on={language === current}
        onClick={() => void switchLanguage(language)}
      >
        {factsOf(language).name}
        {!isOpen && <span className={css.note}>{brand.languageSoon}</span>}
      </MenuItem>
    );
  });
};

/** The language menu; `children` is what its button shows. */
export const LanguageMenu = ({
  className,
  children,
}: {
  className?: string;
  children?: ReactNode;
}) => {
  const { brand } = usePhrases('brand');
  const { language } = useSite();
  return (
    <Menu
      button={{
        className: className ?? css.fact,
        children: children ?? (
          <>
            <Icon of={translate} size={18} />
            <span className="sr-only">{brand.language}: </span>
            {factsOf(language).name}
          </>
        ),
      }}
      label={brand.language}
    >
      <LanguageChoices />
    </Menu>
  );
};
