import { factsOf, languageOf } from '@parlour/contract/languages';
import { mostCounted, type SendingPreview } from '@parlour/contract/message-console';
import { fill } from '@parlour/locales/phrases';
import { count as countText } from '@parlour/ui/format';
import { useWords } from '../../lib/language';
import css from './message.module.css';

/** To how many a message goes, and what the first of them will read. */
export const SendingSamples = ({ preview: { count, samples } }: { preview: SendingPreview }) => {
  const { message } = useWords();
  const words = count < mostCounted ? message.count : message.countMany;
  return (
    <>
      <p className={css.sum} role="status">
        {fill(words, { count: countText(count) })}
      </p>
      <h3 className="t-h3">{message.samples}</h3>
      <ul className={css.samples}>
        {samples.map(({ playerId, username, language, title, text }) => (
          <li className={css.sample} key={playerId}>
            <p className="t-3">
              {fill(message.reads, { name: username, language: languageName(language) })}
            </p>
            <p className={css.subject}>{title}</p>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p className="t-2">{message.final}</p>
    </>
  );
};

const languageName = (code: string): string => {
  const language = languageOf(code);
  return language ? factsOf(language).name : code;
};
