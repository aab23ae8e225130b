import { longestText, longestTitle, type WrittenTexts } from '@parlour/contract/message-console';
import { writtenLanguages } from '@parlour/contract/message-console';
import { TextAreaField, TextField } from '@parlour/ui/components/form/field';
import { useWords } from '../../lib/language';
import css from './message.module.css';

type TextFieldsProps = {
  /** What stands in them at first. */
  texts: WrittenTexts;
  faultOf: (name: string) => string | undefined;
};

/** Title and text in both languages, side by side where there is room. */
export const TextFields = ({ texts, faultOf }: TextFieldsProps) => {
  const { message } = useWords();
  return (
    <fieldset className={css.part}>
      <legend>{message.words}</legend>
      <p className="t-2">{message.wordsHint}</p>
      <div className={css.languages}>
        {writtenLanguages.map((language) => {
          const [title, text] = [`title${language}`, `text${language}`] as const;
          return (
            <div className={css.language} key={language}>
              <TextField
                autoComplete="off"
                defaultValue={texts[language]?.title ?? ''}
                error={faultOf(title)}
                label={message[title]}
                lang={language.toLowerCase()}
                maxLength={longestTitle}
                name={title}
              />
              <TextAreaField
                defaultValue={texts[language]?.text ?? ''}
                error={faultOf(text)}
                label={message[text]}
                lang={language.toLowerCase()}
                maxLength={longestText}
                name={text}
                rows={5}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
};

/** What was typed, without what was left empty. */
export const filledIn = (entered: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entered)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
