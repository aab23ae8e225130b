import type { Language } from '@parlour/contract/languages';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { MessageChannel, MessageTemplate } from './message-request';

/** The subject of a sign-in attempt: a player, or the digest of an unknown name. */
export type Named = { playerId: string } | { nameDigest: string };

/**
 * What modules publish to each other, in the same transaction as the change itself. `key` names the
 * change among the events of its type: the number of the row that changed, with what tells one of
 * its changes from another. Never the time of the publication; the time of the change itself, as
 * its row has it, may be a part.
 */
export type Event = { key: string } & EventFacts;

type EventFacts =
  | { type: 'player.registered'; playerId: string; brand: string }
  | { type: 'session.opened'; playerId: string; signInId: string }
  | { type: 'session.ended'; playerId: string; signInId: string; reason: string }
  | ({ type: 'session.refused'; address: string; reason: string } & Named)
  | ({ type: 'session.locked'; address: string } & Named)
  | { type: 'session.remembered_copy'; playerId: string; address: string }
  | { type: 'session.password_changed'; playerId: string }
  | { type: 'session.mail_requested'; brand: string; origin: string; sealed: string }
  | { type: 'session.unlock_requested'; brand: string; origin: string; sealed: string }
  | { type: 'session.unlocked'; playerId: string; address: string }
  | { type: 'session.factor_changed'; playerId: string }
  | { type: 'session.held'; playerId: string }
  | { type: 'session.contact_proved'; playerId: string }
  | { type: 'session.contact_changed'; playerId: string }
  | { type: 'compliance.limits_changed'; playerId: string; act: string }
  | { type: 'compliance.state_changed'; playerId: string; state: string; reason: string }
  | ({ type: 'cashier.sandbox_decided'; depositId: string; playerId: string } & OfCompany)
  | { type: 'cashier.deposit_requested'; depositId: string; playerId: string }
  | { type: 'cashier.deposit_credited'; depositId: string; playerId: string }
  | { type: 'cashier.deposit_failed'; depositId: string; playerId: string; reason: string }
  | ({ type: 'casework.opened' } & CaseFacts)
  | ({ type: 'casework.late'; playerId: string | null } & CaseFacts)
  /** Without a message after the end of its player's account. */
  | ({ type: 'casework.asked'; operatorId: string; message?: string } & CaseFacts)
  /** As `casework.asked`; `until` is an instant (ISO 8601). */
  | ({ type: 'casework.parked'; message?: string; until: string } & CaseFacts)
  | ({ type: 'casework.closed'; result: string } & CaseFacts)
  /** What the person still has goes to `to`, else back; `endedAt` is an instant (ISO 8601). */
  | {
      type: 'casework.shift_ended';
      operatorId: string;
      endedAt: string;
      to?: string;
      note?: string;
    }
  | { type: 'cashier.withdrawal_requested'; withdrawalId: string; playerId: string }
  | { type: 'cashier.withdrawal_decided'; withdrawalId: string; playerId: string; status: string }
  | { type: 'cashier.withdrawal_paid'; withdrawalId: string; playerId: string }
  | { type: 'cashier.withdrawal_failed'; withdrawalId: string; playerId: string }
  | ({ type: 'cashier.payout_requested'; payoutId: string } & OfCompany)
  | { type: 'operator.saw_many'; operatorId: string; brand: string }
  | { type: 'change.applied'; changeId: string; kind: string; object: string; brand?: string }
  | { type: 'privacy.account_closed'; playerId: string; brand: string }
  | { type: 'round.closed'; roundId: string; playerId: string }
  | RoundVoided
  | LateWin
  | { type: 'catalogue.synced'; vendor: string; games: number }
  | { type: 'identity.decided'; playerId: string; state: 'passed' | 'refused' | 'asked' }
  | TransferReceived
  | { type: 'message.written'; playerId: string }
  | MessageRequestedFacts;

/** Whom its handler calls: while that one does not answer, only events of the same one wait. */
type OfCompany = { company: string };

/** `playerId` has it; the amount is a decimal of the currency. */
type TransferReceived = {
  type: 'wallet.transfer_received';
  playerId: string;
  amount: string;
  currency: string;
  sender: string;
};

/** For real money; the amount is the stake that stood, a decimal of the currency. */
type RoundVoided = {
  type: 'round.voided';
  roundId: string;
  playerId: string;
  amount: string;
  currency: string;
};

/** A vendor sent a win for a round that is voided, for real money; it was refused. */
type LateWin = {
  type: 'round.late_win';
  roundId: string;
  playerId: string;
  brand: string;
  /** Micros. */
  amount: string;
  currency: string;
};

type CaseFacts = { caseId: string; brand: string; kind: string; subjectId: string };

type MessageRequestedFacts = {
  type: 'message.requested';
  channel: MessageChannel;
  brand: string;
  language: Language;
  template: MessageTemplate;
  playerId?: string;
  /** To whom, and the values of its text (base64), until the message is queued. */
  sealed?: string;
};

/**
 * Writes an event into the outbox; jobs read it after the commit. An event that is already there,
 * by type and key, is not written again.
 */
export const publish = (sql: Transaction, event: Event): Promise<void> => publishAll(sql, [event]);

/** The same for several events, in one statement. */
export const publishAll = async (sql: Transaction, events: readonly Event[]): Promise<void> => {
  const payloads = events.map(({ type: _type, key: _key, ...payload }) => JSON.stringify(payload));
  await sql`
    insert into lib.outbox (type, key, payload)
    select e.type, e.key, e.payload::jsonb
    from unnest(${events.map(({ type }) => type)}::text[], ${events.map(({ key }) => key)}::text[],
      ${payloads}::text[]) with ordinality e(type, key, payload, n)
    order by e.n
    on conflict on constraint event_once do nothing`;
};

/** Removes what operators wrote to these cases' players from the events, which stay a month. */
export const forgetQuestions = (
  sql: Transaction,
  caseIds: readonly string[],
): Promise<unknown> => sql`
  update lib.outbox set payload = payload - 'message'
  where type in ('casework.asked', 'casework.parked')
    and payload ->> 'caseId' = any(${caseIds}::text[])`;
