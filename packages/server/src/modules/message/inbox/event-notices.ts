import { moneyText } from '@parlour/contract/money';
import type { InboxTemplate } from '@parlour/locales/inbox-phrases';
import type { Sql } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import type { Jobs } from '../../../lib/jobs/jobs';
import type { Event } from '../../../lib/jobs/outbox';
import { readDeposit, readToldCase, readWithdrawal } from './event-queries';
import { notifyPlayer } from './notify-player';
import type { MessageFacts } from './queries';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** What a player reads about an event. */
type Notice = { playerId: string; template: InboxTemplate; values?: MessageFacts };

type NoticeOf<Type extends Event['type']> = (
  event: EventOf<Type>,
  sql: Sql,
) => Notice | undefined | Promise<Notice | undefined>;

const always =
  (template: InboxTemplate) =>
  ({ playerId }: { playerId: string }): Notice => ({ playerId, template });

const documents = {
  passed: 'documents_passed',
  refused: 'documents_refused',
  asked: 'documents_asked',
} as const;

/** The events that a player finds in the inbox, a row each. */
const noticeOf: { [Type in Event['type']]?: NoticeOf<Type> } = {
  'session.password_changed': always('password_changed'),
  'session.factor_changed': always('security_changed'),
  'session.held': always('account_held'),
  'session.contact_changed': always('contact_changed'),
  'compliance.limits_changed': ({ playerId, act }) => ({
    playerId,
    template: act === 'exclude_lifted' ? 'exclusion_lifted' : 'limits_changed',
  }),
  'identity.decided': ({ playerId, state }) => ({ playerId, template: documents[state] }),
  'wallet.transfer_received': ({ playerId, amount, currency, sender }) => ({
    playerId,
    template: 'transfer_received',
    values: { amount, currency, sender },
  }),
  'cashier.withdrawal_paid': ({ withdrawalId }, sql) =>
    ofWithdrawal(sql, withdrawalId, 'withdrawal_paid'),
  'cashier.withdrawal_failed': ({ withdrawalId }, sql) =>
    ofWithdrawal(sql, withdrawalId, 'withdrawal_failed'),
  'cashier.withdrawal_decided': ({ withdrawalId, status }, sql) =>
    status === 'refused' ? ofWithdrawal(sql, withdrawalId, 'withdrawal_refused') : undefined,
  'cashier.deposit_credited': ({ depositId }, sql) => ofDeposit(sql, depositId),
  'round.voided': ({ playerId, roundId, amount, currency }) => ({
    playerId,
    template: 'round_voided',
    values: { number: roundId, amount, currency },
  }),
  'casework.late': ({ caseId }, sql) => ofCase(sql, caseId, 'case_late'),
  // What is asked about a ticket is a message of the ticket, of which support tells.
  'casework.asked': async ({ caseId, message }, sql) => {
    const notice = await ofCase(sql, caseId, 'case_asked', { message });
    return notice?.values?.ticket === undefined ? notice : undefined;
  },
  'casework.parked': ({ caseId, message, until }, sql) =>
    ofCase(sql, caseId, 'case_parked', { message, until }),
};

type Written = { message?: string | undefined; until?: string };

/** Without a player, or after the end of their account, there is no one to tell. */
const ofCase = async (
  sql: Sql,
  caseId: string,
  template: 'case_late' | 'case_asked' | 'case_parked',
  { message, until }: Written = {},
): Promise<Notice | undefined> => {
  const found = await readToldCase(sql, caseId);
  if (!found || found.playerId === null) return undefined;
  if (template !== 'case_late' && message === undefined) return undefined;
  const { playerId, number, ticket } = found;
  const values = {
    number,
    ...(ticket !== null && { ticket }),
    ...(message !== undefined && { message }),
    ...(until !== undefined && { until }),
  };
  return { playerId, template, values };
};

const ofWithdrawal = async (
  sql: Sql,
  id: string,
  template: 'withdrawal_paid' | 'withdrawal_failed' | 'withdrawal_refused',
): Promise<Notice | undefined> => {
  const found = await readWithdrawal(sql, id);
  if (!found) return undefined;
  const { playerId, number, currency, amount, fee } = found;
  const moved = template === 'withdrawal_paid' ? amount - fee : amount;
  return { playerId, template, values: { number, currency, amount: moneyText(moved) } };
};

/** A deposit that was credited at once is on the screen already. */
const ofDeposit = async (sql: Sql, id: string): Promise<Notice | undefined> => {
  const found = await readDeposit(sql, id);
  if (!found) return undefined;
  const { playerId, number, currency, amount, askedAmount, isLate } = found;
  const values = { number, currency, amount: moneyText(amount) };
  if (askedAmount !== null) {
    const asked = moneyText(askedAmount);
    return { playerId, template: 'deposit_other_amount', values: { ...values, asked } };
  }
  return isLate ? { playerId, template: 'deposit_credited', values } : undefined;
};

type Tell = (event: Event, sql: Sql) => Notice | undefined | Promise<Notice | undefined>;

/** Handlers of these events: handled again, the message is the same one. */
export const eventNotices = Object.fromEntries(
  Object.entries(noticeOf).map(([type, tell]) => [
    type,
    ({ database }: Platform, event: Event) =>
      database.transaction(async (sql) => {
        const notice = await (tell as Tell)(event, sql);
        if (notice) await notifyPlayer(sql, { ...notice, key: `${type}:${event.key}` });
      }),
  ]),
) as NonNullable<Jobs['on']>;
