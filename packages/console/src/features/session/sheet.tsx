import type { ReactNode } from 'react';
import { turnTheme } from '../../lib/theme';
import { showLanguage, useConsoleLocale, useWords } from '../../lib/language';
import { useTitle } from '../../lib/parts/page';
import css from './session.module.css';

/** A page before the frame: one sheet in the middle, with language and theme under it. */
export const Sheet = ({ title, children }: { title: string; children: ReactNode }) => {
  const { frame } = useWords();
  const locale = useConsoleLocale();
  useTitle(title);
  return (
    <main className={css.place}>
      <div className={css.sheet}>
        <p className={css.brand}>Parlour</p>
        <h1>{title}</h1>
        {children}
        <div className={css.foot}>
          <button onClick={() => void showLanguage(locale === 'vi' ? 'en' : 'vi')} type="button">
            {frame.toOtherLanguage}
          </button>
          <button onClick={turnTheme} type="button">
            {frame.turnTheme}
          </button>
        </div>
      </div>
    </main>
  );
};
