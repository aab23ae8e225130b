import type { Language } from '@parlour/contract/languages';
import { type Locale, localeOf } from '@parlour/locales/locales';
import { messagePhrasesOf } from '@parlour/locales/message-phrases';
import { fill } from '@parlour/locales/phrases';
import type { MessageRequest, MessageTemplate } from '../../lib/jobs/message-request';
import { type MailParts, mailPage, plainMail } from './mail-page';
import { timeIn } from './time-in';

export type Rendered = { subject: string; text: string; html: string; sms: string };

/** The brand, as much of it as a message shows. */
export type Sender = { name: string; timeZone: string; defaultLang: Language };

type Given = Partial<
  Record<
    | 'brand'
    | 'code'
    | 'minutes'
    | 'link'
    | 'at'
    | 'place'
    | 'device'
    | 'message'
    | 'until'
    | 'number',
    string
  >
>;

/** Writes a message in the person's language, for either channel. */
export const renderMessage = (
  { language, template, values }: Pick<MessageRequest, 'language' | 'template' | 'values'>,
  { name, timeZone, defaultLang }: Sender,
): Rendered => {
  const locale = localeOf(language, defaultLang);
  const phrases = messagePhrasesOf[locale];
  const own = phrases[template];
  const given = textsOf({ ...values, brand: name }, locale, timeZone);
  const say = (phrase: string) => fill<string>(phrase, given as Record<string, string>);
  const parts: MailParts = {
    tag: locale,
    sender: name,
    subject: say(own.subject),
    text: say(own.text),
    code: given.code,
    link: given.link,
    openLink: phrases.openLink,
    facts: (['at', 'place', 'device'] as const)
      .filter((fact) => given[fact] !== undefined)
      .map((fact) => say(phrases[fact])),
    notes: notesOf(template, given).map((note) => say(phrases[note])),
  };
  return {
    subject: parts.subject,
    text: plainMail(parts),
    html: mailPage(parts),
    sms: say(own.sms),
  };
};

/** What was asked for by hand needs no warning. */
const aboutRequest = /^(case|receipt)_/;

const notesOf = (
  template: MessageTemplate,
  { code, link, at }: Given,
): ('neverShare' | 'ignore' | 'notYou')[] => {
  if (aboutRequest.test(template)) return [];
  if (template === 'operator_recovery') return [];
  if (template.startsWith('operator_')) return ['neverShare'];
  if (code !== undefined || link !== undefined) return ['neverShare', 'ignore'];
  return [at === undefined ? 'ignore' : 'notYou'];
};

/** Values that are instants (ISO 8601), shown in the brand's time zone. */
const instants: ReadonlySet<string> = new Set(['at', 'until']);

const longestValue = 500;
const longestLink = 2000;

/** Each value as one line; place and device come from outside. */
const textsOf = (values: object, locale: Locale, timeZone: string): Given =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const text = instants.has(name) ? timeIn(String(value), locale, timeZone) : String(value);
        const most = name === 'link' ? longestLink : longestValue;
        return [name, text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, most)];
      }),
  );
