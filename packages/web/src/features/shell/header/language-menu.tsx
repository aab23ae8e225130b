import { Icon } from '@parlour/ui/components/art/icon';
import { Menu, MenuItem } from '@parlour/ui/components/layout/menu';
import { translate } from '@parlour/ui/icons/translate';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { useBrand, useSite } from '../../../lib/brand/brand';
import {
  htmlLang,
  languageNames,
  languagesInOrder,
  writtenLanguages,
} from '../../../lib/language/language';
import css from './top-bar.module.css';

/**
 * The languages of the brand; those without words of their own stand there, closed, with the
 * reason.
 */
const LanguageChoices = () => {
  const { brand } = usePhrases('brand');
  const { language: current, switchLanguage } = useSite();
  const { supportLanguages } = useBrand();
  return languagesInOrder
    .filter((language) => supportLanguages.includes(language))
    .map((language) => {
      const isWritten = writtenLanguages.includes(language);
      return (
        <MenuItem
          disabled={!isWritten}
          key={language}
          lang={htmlLang[language]}
          on={language === current}
          onClick={() => void switchLanguage(language)}
        >
          {languageNames[language]}
          {!isWritten && <span className={css.note}>{brand.languageSoon}</span>}
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
            {languageNames[language]}
          </>
        ),
      }}
      label={brand.language}
    >
      <LanguageChoices />
    </Menu>
  );
};
