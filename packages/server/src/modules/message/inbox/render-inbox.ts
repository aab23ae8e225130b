import type { MemberPage } from '@parlour/contract/centres';
import type { InboxMessage } from '@parlour/contract/message';
import { type InboxTemplate, inboxPhrasesOf } from '@parlour/locales/inbox-phrases';
import { localeOf } from '@parlour/locales/locales';
import { fill } from '@parlour/locales/phrases';
import type { Context } from '../../../lib/context';
import { textFor } from '../sendings/written-texts';
import { timeIn } from '../time-in';
import type { MessageFacts, InboxRow } from './queries';

/** The page of the centre that a message of this template leads to. */
const pageOf: Partial<Record<InboxTemplate, MemberPage>> = {
  withdrawal_paid: 'withdraw',
  withdrawal_refused: 'withdraw',
  withdrawal_failed: 'withdraw',
  deposit_credited: 'transactionHistory',
  deposit_other_amount: 'transactionHistory',
  documents_passed: 'securityCenter',
  documents_refused: 'securityCenter',
  documents_asked: 'securityCenter',
  transfer_received: 'transactionHistory',
  round_voided: 'personalHistoryCopy',
  limits_changed: 'responsible',
  exclusion_lifted: 'responsible',
  password_changed: 'securityCenter',
  contact_changed: 'securityCenter',
  security_changed: 'securityCenter',
  account_held: 'securityCenter',
  receipt_due: 'withdraw',
  deletion_refused: 'securityCenter',
};

type Reader = Pick<Context, 'language' | 'brand'>;

/** Writes a message in the reader's language, as plain text. */
export const renderInbox = (
  { id, template, facts, texts, reasonTexts, at, isRead }: InboxRow,
  { language, brand }: Reader,
): InboxMessage => {
  const common = { id, at: at.toISOString(), isRead };
  if (texts) return { ...common, ...textFor(texts, language, brand.defaultLang) };
  const locale = localeOf(language, brand.defaultLang);
  const phrases = inboxPhrasesOf[locale];
  // A newer version of the site, which runs beside this one, has more templates.
  const own = isTemplate(template) ? phrases[template] : phrases.other;
  const page = isTemplate(template) ? pageOf[template] : undefined;
  // What is about the moment itself has its own time.
  const reason = reasonTexts?.[language] ?? reasonTexts?.EN ?? '';
  const given = textsOf({ at: common.at, reason, ...facts }, (instant) =>
    timeIn(instant, locale, brand.timeZone),
  );
  return {
    ...common,
    title: fill<string>(own.title, given),
    text: fill<string>(own.text, given).trim(),
    ...(page && { page }),
    ...(facts.ticket !== undefined && { ticket: facts.ticket }),
  };
};

const isTemplate = (name: string): name is InboxTemplate =>
  name !== 'other' && Object.hasOwn(inboxPhrasesOf.vi, name);

const instants: ReadonlySet<string> = new Set(['at', 'until']);
const amounts: ReadonlySet<string> = new Set(['amount', 'asked']);

const textsOf = (facts: MessageFacts, timeOf: (at: string) => string): MessageFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (instants.has(name)) return [name, timeOf(value)];
      if (amounts.has(name)) return [name, amountOf(value, facts.currency)];
      return [name, value];
    }),
  );

/** `1,234,567.89 VND`: as the site writes amounts, in every language. */
const amountOf = (value: string, currency = ''): string => {
  const [whole = '0', decimals = ''] = value.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const cents = decimals.replace(/0+$/, '');
  return `${grouped}${cents && `.${cents.padEnd(2, '0')}`} ${currency}`.trim();
};
