import { contentTexts, type ContentKind, neededTexts } from '@parlour/contract/content-console';
import type { TextShape } from '@parlour/contract/endpoint';
import type { FieldFault } from '@parlour/contract/errors';
import { languageFacts, languageOf } from '@parlour/contract/languages';
import { fill } from '@parlour/locales/phrases';
import { TextAreaField, TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { useState } from 'react';
import { useWords } from '../../../lib/language';
import css from '../content.module.css';
import type { ItemLanguages } from '../use-content';
import { RichText } from './rich-text';
import { useFaultOf } from './use-fault-of';

export type Editing = {
  brand: string;
  kind: ContentKind;
  values: Readonly<Record<string, unknown>>;
  languages: ItemLanguages;
  faults: readonly FieldFault[];
  mayWrite: boolean;
  onType: (name: string, value: unknown) => void;
};

export const nameOfLanguage = (code: string): string => {
  const language = languageOf(code);
  return language ? languageFacts[language].name : code;
};

/** The texts in the brand's own language and, beside them, in another. */
export const TextColumns = (props: Editing) => {
  const { content } = useWords();
  const { own, all } = props.languages;
  const others = all.filter((one) => one !== own);
  const [chosen, setChosen] = useState(others.find((one) => one === 'EN') ?? others[0]);
  return (
    <>
      {others.length > 1 && (
        <div className={css.beside}>
          <SelectField
            label={content.language}
            onChange={({ target }) => setChosen(target.value)}
            options={others.map((one) => ({
              value: one,
              label: `${nameOfLanguage(one)}${isComplete(props, one) ? '' : ` · ${content.gap}`}`,
            }))}
            value={chosen}
          />
        </div>
      )}
      <div className={css.columns}>
        <Column {...props} aside={content.byDefault} language={own} />
        {chosen !== undefined && <Column {...props} language={chosen} />}
      </div>
    </>
  );
};

type ColumnProps = Editing & {
  language: string;
  aside?: string;
};

const isComplete = ({ kind, values }: Editing, language: string): boolean =>
  neededTexts[kind].every((field) => Boolean(values[`texts.${language}.${field}`]));

const Column = (props: ColumnProps) => {
  const { kind, language, aside } = props;
  const { content } = useWords();
  const state = isComplete(props, language) ? content.complete : content.gap;
  return (
    <fieldset className={css.column}>
      <legend className={css.language}>
        <span>{nameOfLanguage(language)}</span>
        <span className="t-3">{aside ?? state}</span>
      </legend>
      {Object.entries(contentTexts[kind]).map(([field, shape]) => (
        <TextOf {...props} field={field} key={`${language} ${field}`} shape={shape} />
      ))}
    </fieldset>
  );
};

type TextOfProps = ColumnProps & { field: string; shape: TextShape };

const TextOf = ({ field, shape, language, values, faults, mayWrite, onType }: TextOfProps) => {
  const { content } = useWords();
  const name = `texts.${language}.${field}`;
  const error = useFaultOf(faults)(name);
  const value = typeof values[name] === 'string' ? values[name] : '';
  const label = (content.fields as Readonly<Record<string, string>>)[field] ?? field;
  if (field === 'html') {
    return (
      <RichText
        error={error}
        html={value}
        label={label}
        language={language}
        mayWrite={mayWrite}
        onType={(html) => onType(name, html)}
      />
    );
  }
  const common = {
    label,
    error,
    hint: fill(content.letters, { count: [...value].length, most: shape.max ?? 255 }),
    value,
    readOnly: !mayWrite,
    lang: language.toLowerCase(),
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  };
  return (shape.max ?? 0) > 100 ? (
    <TextAreaField {...common} rows={3} />
  ) : (
    <TextField {...common} autoComplete="off" />
  );
};
