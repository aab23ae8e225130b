import { endpoint, endpoints, output, text, type TextFile, whole } from './endpoint';

/** A line of the audit as a list has it. */
export type AuditLine = {
  id: string;
  /** Its place in the chain; none in its first second. */
  n?: string;
  at: string;
  brand?: string;
  operator?: string;
  operatorId?: string;
  /** `cli:<login>` for a command, `system` for the machine. */
  role?: string;
  act: string;
  objectKind: string;
  objectId: string;
  playerId?: string;
  reason?: string;
  requestId?: string;
  /** About a player to whom the reader is tied: without what it changed, and why. */
  isWithheld?: true;
};

/** A line with what it changed, and what its digest and hash are when computed again. */
export type AuditEntry = AuditLine & {
  before?: unknown;
  after?: unknown;
  secondOf?: string;
  digest: string;
  prev: string;
  hash: string;
  isWhole: boolean;
};

export type AuditVerdict = {
  count: number;
  head?: { n: string; hash: string };
  /** The first fault; none when the chain is whole. */
  first?: { kind: string; n?: string; entryId?: string; objectKind?: string; objectId?: string };
};

const id = text({ pattern: '^[0-9]{1,18}$' });
const optionalId = text({ pattern: '^[0-9]{1,18}$', optional: true });
const word = text({ max: 100, optional: true });

/** Which lines are asked for: by any of these. */
export const lineFilter = {
  operatorId: optionalId,
  act: word,
  objectKind: word,
  objectId: word,
  playerId: optionalId,
  requestId: word,
};

export const audit = endpoints('audit', {
  /** By any of these, the newest first; `before` is the id of the last line that is there. */
  listEntries: endpoint({
    method: 'GET',
    path: '/console/audit',
    caller: 'operator',
    right: 'audit.r',
    noStore: true,
    limit: { by: 'player', count: 60, seconds: 60 },
    input: {
      ...lineFilter,
      before: optionalId,
    },
    output: output<{ list: AuditLine[]; next?: string }>(),
    refusals: [],
  }),
  /** The lines of a filter as a file, ten thousand at most; the export is itself a line. */
  exportEntries: endpoint({
    method: 'GET',
    path: '/console/audit/export',
    caller: 'operator',
    right: 'audit.x',
    stepUp: true,
    file: 'csv',
    noStore: true,
    limit: { by: 'player', count: 10, seconds: 60 },
    input: {
      ...lineFilter,
      before: optionalId,
    },
    output: output<TextFile>(),
    refusals: ['audit.too_many'],
  }),
  readEntry: endpoint({
    method: 'GET',
    path: '/console/audit/{n}',
    caller: 'operator',
    right: 'audit.r',
    noStore: true,
    input: { n: id },
    output: output<AuditEntry>(),
    refusals: ['request.unknown'],
  }),
  /** Computes the chain again, the newest hundred thousand lines at most. */
  verifyChain: endpoint({
    method: 'POST',
    path: '/console/audit/verify',
    caller: 'operator',
    right: 'audit.r',
    limit: { by: 'player', count: 6, seconds: 60 },
    input: { from: whole({ min: 1, optional: true }) },
    output: output<AuditVerdict>(),
    refusals: [],
  }),
});
