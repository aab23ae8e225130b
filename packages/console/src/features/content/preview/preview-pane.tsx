import type { ContentKind } from '@parlour/contract/content-console';
import { fill } from '@parlour/locales/phrases';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { Button } from '@parlour/ui/components/form/button';
import { useState } from 'react';
import { useWords } from '../../../lib/language';
import { nameOfLanguage } from '../editor/text-columns';
import type { ItemLanguages } from '../use-content';
import { PreviewBody } from './preview-body';
import { PreviewFrame } from '../../../lib/preview/preview-frame';
import css from './preview.module.css';

type PreviewPaneProps = {
  kind: ContentKind;
  /** With HTML as the server cleaned it. */
  values: Readonly<Record<string, unknown>>;
  languages: ItemLanguages;
};

/** What people will read: two languages, both themes, on a phone or a desk. */
export const PreviewPane = ({ kind, values, languages }: PreviewPaneProps) => {
  const { content } = useWords();
  const [width, setWidth] = useState<'desk' | 'phone'>('phone');
  const [isTurned, setIsTurned] = useState(false);
  const { own, all } = languages;
  const other = all.find((one) => one !== own && one === 'EN') ?? all.find((one) => one !== own);
  const shown = other === undefined ? [own] : [own, other];
  return (
    <section aria-label={content.preview} className={css.pane}>
      <header className={css.head}>
        <h2 className="t-h1">{content.preview}</h2>
        <Chips label={content.preview}>
          <Chip on={width === 'phone'} onClick={() => setWidth('phone')}>
            {content.phone}
          </Chip>
          <Chip on={width === 'desk'} onClick={() => setWidth('desk')}>
            {content.desk}
          </Chip>
        </Chips>
      </header>
      {shown.map((language, at) => {
        const theme = (at === 0) === isTurned ? 'light' : 'dark';
        const label = fill(content.frameOf, {
          language: nameOfLanguage(language),
          theme: content[theme],
        });
        return (
          <PreviewFrame
            key={language}
            label={label}
            lang={language.toLowerCase()}
            theme={theme}
            width={width}
          >
            <PreviewBody kind={kind} language={language} own={own} values={values} />
          </PreviewFrame>
        );
      })}
      <Button onClick={() => setIsTurned(!isTurned)} small>
        {content.turnThemes}
      </Button>
    </section>
  );
};
