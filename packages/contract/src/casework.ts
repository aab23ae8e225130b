import { caseId } from './case-verdict';
import { choice, endpoint, endpoints, list, money, output, text, whole } from './endpoint';

/** A case in a list of the operators' desk. */
export type CaseCard = {
  id: string;
  number: string;
  kind: string;
  brand: string;
  state: 'waiting' | 'second' | 'parked' | 'asked' | 'closed';
  /** Counts from one disagreement, or reopening, to the next. */
  round: number;
  subjectId: string;
  player?: { id: string; username: string };
  amount?: string;
  currency?: string;
  reasons: string[];
  openedAt: string;
  /** The hour by which the player was promised a decision; it never moves. */
  dueAt: string;
  /** When the player was notified that it is late. */
  lateAt?: string;
  isPushed: boolean;
  /** Who has it now. */
  claimedBy?: { id: string; name: string };
  claimedUntil?: string;
  /** When a parked or an asked case waits again. */
  until?: string;
  closedAt?: string;
  result?: string;
  version: number;
};

export type CaseLine = {
  at: string;
  what: string;
  operator?: { id: string; name: string };
  reason?: string;
  about: Record<string, unknown>;
};

export type CaseDecision = {
  round: number;
  stage: number;
  operator: { id: string; name: string };
  verdict: string;
  /** What it gives to, where it has a choice: an order's number, or `#` and a player's id. */
  object?: string;
  reasonCode?: string;
  note?: string;
  isAlone: boolean;
  at: string;
};

export type CaseNote = {
  id: string;
  operator: { id: string; name: string };
  text: string;
  at: string;
};

/** A text in Vietnamese and English. */
export type DeskText = Record<string, string>;

/** A case with all that this module knows of it; the evidence is its subject's module's. */
export type CaseView = CaseCard & {
  /** The number of the order that it is about, `DP…` or `WD…`. */
  orderNumber?: string;
  lines: CaseLine[];
  decisions: CaseDecision[];
  notes: CaseNote[];
  verdicts: { code: string; needsReason: boolean; names: DeskText }[];
  reasonCodes: { code: string; isTold: boolean; texts: DeskText }[];
  /** The reader has to do with its player: without notes, reasons and what was said of it. */
  isWithheld?: true;
  /** Whether it has a player or a visitor, who can be asked. */
  isAskable: boolean;
  /** What the reader may do with it now. */
  may: { claim: boolean; decide: boolean; reassign: boolean; reopen: boolean };
};

export type QueueCount = {
  kind: string;
  names: DeskText;
  /** Counts stop at 10,001. */
  waiting: number;
  second: number;
  late: number;
  mine: number;
  oldestAt?: string;
};

export type BulkLine = { id: string; number?: string; will: boolean; why?: string };

const kind = text({ pattern: '^[a-z][a-z_]{1,31}$' });
const brand = text({ optional: true, max: 32 });
const version = whole({ min: 1 });
const reason = text({ min: 3, max: 500, pattern: '\\S' });
const code = text({ optional: true, max: 64 });
const minutes = whole({ min: 5, max: 4320 });

/** Why an act on a claimed case is refused. */
const notHeld = ['request.unknown', 'desk.lease_over', 'desk.held', 'desk.changed'] as const;

/** Why a case is not given to a person. */
const notGiven = ['desk.conflict', 'desk.same_person', 'desk.claim_limit'] as const;

/** What may be done with many cases at once; of each queue, those that its row names. */
export const bulkActs = ['push', 'free', 'park', 'handOver'] as const;

export const casework = endpoints('casework', {
  listCases: endpoint({
    method: 'GET',
    path: '/console/cases',
    caller: 'operator',
    noStore: true,
    input: {
      kind: text({ optional: true, pattern: '^[a-z][a-z_]{1,31}$' }),
      brand,
      state: choice(['open', 'waiting', 'second', 'parked', 'asked', 'mine', 'late', 'closed'], {
        optional: true,
      }),
      playerId: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }),
      reason: code,
      /** Only cases of so much money or more. */
      least: money({ min: '0', optional: true }),
      cursor: text({ optional: true, max: 120 }),
    },
    output: output<{ list: CaseCard[]; next?: string }>(),
    refusals: [],
  }),
  countCases: endpoint({
    method: 'GET',
    path: '/console/cases/counts',
    caller: 'operator',
    background: true,
    noStore: true,
    input: { brand },
    output: output<{ list: QueueCount[] }>(),
    refusals: [],
  }),
  nextCase: endpoint({
    method: 'POST',
    path: '/console/cases/next',
    caller: 'operator',
    input: { kind, brand },
    output: output<{ case?: CaseView }>(),
    refusals: ['request.unknown', 'desk.claim_limit'],
  }),
  readCase: endpoint({
    method: 'GET',
    path: '/console/cases/{caseId}',
    caller: 'operator',
    noStore: true,
    input: { caseId },
    output: output<CaseView>(),
    refusals: ['request.unknown'],
  }),
  claimCase: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/claim',
    caller: 'operator',
    input: { caseId },
    output: output<CaseView>(),
    refusals: ['request.unknown', 'desk.decided', 'desk.held', ...notGiven],
  }),
  /** Sent while the reader types or scrolls. */
  renewClaim: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/renew',
    caller: 'operator',
    background: true,
    input: { caseId },
    output: output<{ claimedUntil: string; version: number }>(),
    refusals: ['request.unknown', 'desk.lease_over'],
  }),
  freeCase: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/free',
    caller: 'operator',
    input: { caseId },
    output: output<CaseView>(),
    refusals: ['request.unknown', 'desk.lease_over'],
  }),
  parkCase: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/park',
    caller: 'operator',
    once: true,
    input: { caseId, version, reason, minutes },
    output: output<CaseView>(),
    refusals: notHeld,
  }),
  askPlayer: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/ask',
    caller: 'operator',
    once: true,
    input: { caseId, version, message: text({ min: 3, max: 500, pattern: '\\S' }) },
    output: output<CaseView>(),
    refusals: [...notHeld, 'desk.link_outside'],
  }),
  handOverCase: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/hand-over',
    caller: 'operator',
    once: true,
    input: {
      caseId,
      version,
      note: reason,
      /** To the queue, unless a person is named. */
      to: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }),
    },
    output: output<CaseView>(),
    refusals: [...notHeld, ...notGiven],
  }),
  pushCase: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/push',
    caller: 'operator',
    once: true,
    input: { caseId, version, reason },
    output: output<CaseView>(),
    refusals: [
      'request.unknown',
      'desk.decided',
      'desk.changed',
      'desk.conflict',
      'desk.push_limit',
    ],
  }),
  reassignCase: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/reassign',
    caller: 'operator',
    once: true,
    input: { caseId, version, reason },
    output: output<CaseView>(),
    refusals: ['request.unknown', 'desk.decided', 'desk.changed', ...notGiven],
  }),
  reopenCase: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/reopen',
    caller: 'operator',
    stepUp: true,
    once: true,
    input: { caseId, version, reason },
    output: output<CaseView>(),
    refusals: ['request.unknown', 'desk.not_reopened', 'desk.changed', 'desk.conflict'],
  }),
  writeNote: endpoint({
    method: 'POST',
    path: '/console/cases/{caseId}/notes',
    caller: 'operator',
    once: true,
    input: { caseId, note: text({ min: 1, max: 2000, pattern: '\\S' }) },
    output: output<CaseView>(),
    refusals: ['request.unknown', 'operator.right_missing'],
  }),
  previewBulk: endpoint({
    method: 'POST',
    path: '/console/bulk/preview',
    caller: 'operator',
    input: { act: choice(bulkActs), ids: list(caseId, { max: 100 }) },
    output: output<{ lines: BulkLine[]; digest: string }>(),
    refusals: [],
  }),
  /** Does what the preview showed, and nothing if the cases have changed since. */
  runBulk: endpoint({
    method: 'POST',
    path: '/console/bulk',
    caller: 'operator',
    once: true,
    input: {
      act: choice(bulkActs),
      ids: list(caseId, { max: 100 }),
      digest: text({ pattern: '^[0-9a-f]{64}$' }),
      reason,
      minutes: whole({ min: 5, max: 4320, optional: true }),
    },
    output: output<{ lines: BulkLine[] }>(),
    refusals: ['desk.bulk_changed'],
  }),
});
