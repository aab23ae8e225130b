import type { FieldFault } from '@parlour/contract/errors';
import type { Language } from '@parlour/contract/languages';
import {
  type WrittenLanguage,
  writtenLanguages,
  type WrittenText,
  type WrittenTexts,
} from '@parlour/contract/message-console';
import { hasLinkOutside } from '../../../lib/link-outside';
import { invalid, Refusal } from '../../../lib/refusal';

type TextFields = { [Field in `${'title' | 'text'}${WrittenLanguage}`]?: string };

/** What an operator wrote, whole in at least one language, without a way to outside. */
export const writtenTexts = (fields: TextFields): WrittenTexts => {
  const faults: FieldFault[] = [];
  const texts: WrittenTexts = {};
  for (const language of writtenLanguages) {
    const title = fields[`title${language}`]?.trim() ?? '';
    const text = fields[`text${language}`]?.trim() ?? '';
    if (title === '' && text === '') continue;
    if (title === '') faults.push({ name: `title${language}`, code: 'field.required' });
    if (text === '') faults.push({ name: `text${language}`, code: 'field.required' });
    texts[language] = { title, text };
  }
  if (faults.length > 0) throw invalid(...faults);
  if (Object.keys(texts).length === 0) {
    throw invalid({ name: 'titleVI', code: 'field.required' });
  }
  if (Object.values(texts).some(({ title, text }) => hasLinkOutside(`${title}\n${text}`))) {
    throw new Refusal('message.link_outside');
  }
  return texts;
};

/** In the reader's language, else in the brand's, else in the one that there is. */
export const textFor = (
  texts: WrittenTexts,
  language: Language,
  defaultLang: Language,
): WrittenText => {
  const byLanguage: Partial<Record<Language, WrittenText>> = texts;
  const [any] = Object.values(texts);
  return byLanguage[language] ?? byLanguage[defaultLang] ?? any ?? { title: '', text: '' };
};
