import { lineFilter } from '../audit';
import { date, endpoint, endpoints, output, text, type TextFile } from '../endpoint';

export const exportKinds = ['players', 'money', 'audit'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The right by which a kind is asked for, made and fetched. */
export const exportRights = {
  players: 'player.x',
  money: 'ledger.x',
  audit: 'audit.x',
} as const satisfies Record<ExportKind, string>;

/**
 * A file has no more lines; beyond the second bound, for all files of a kind that one person takes
 * in a day, two persons are needed.
 */
export const mostExportLines = 50_000;
export const mostAloneLines = 10_000;

/** The days of a file of money, at most. */
export const mostExportDays = 92;

/**
 * `second`: waits for another person; `ended`: taken back or refused; `over`: its time is over.
 */
export type ExportState = 'second' | 'waiting' | 'ready' | 'fetched' | 'ended' | 'failed' | 'over';

export type ExportJob = {
  id: string;
  kind: ExportKind;
  brands: string[];
  filter: Record<string, string>;
  reason: string;
  state: ExportState;
  /** What the file has; until it is made, what was there when it was asked for. */
  lines: number;
  /** Of the file. */
  bytes?: number;
  /** SHA-256 of the file, in hexadecimal. */
  digest?: string;
  askedAt: string;
  /** When it ends by itself. */
  until: string;
  operator: string;
  second?: string;
  isMine: boolean;
  /** The caller may be the second person. */
  mayApprove: boolean;
  why?: string;
};

const id = text({ pattern: '^[1-9][0-9]{0,17}$' });
const brand = text({ max: 32 });
const reason = text({ min: 3, max: 500, pattern: '\\S' });
const asking = { by: 'player', count: 30, seconds: 3600 } as const;
const exportRefusals = ['request.unknown', 'operator.right_missing', 'report.export_over'] as const;
const askedRefusals = ['report.export_limit', 'report.export_too_many'] as const;

/**
 * Files that operators ask for: made by a job, fetched once by who asked, within a day. More than
 * ten thousand lines need a second person. No personal value is in them.
 */
export const exportCalls = endpoints('report', {
  /** The players of a brand, by the days of their registration. */
  askPlayersExport: endpoint({
    method: 'POST',
    path: '/console/exports/players',
    caller: 'operator',
    right: exportRights.players,
    stepUp: true,
    once: true,
    limit: asking,
    input: { brand, from: date({ optional: true }), to: date({ optional: true }), reason },
    output: output<ExportJob>(),
    refusals: askedRefusals,
  }),
  /** The deposits and withdrawals of a brand in some days. */
  askMoneyExport: endpoint({
    method: 'POST',
    path: '/console/exports/money',
    caller: 'operator',
    right: exportRights.money,
    stepUp: true,
    once: true,
    limit: asking,
    input: { brand, from: date(), to: date(), reason },
    output: output<ExportJob>(),
    refusals: askedRefusals,
  }),
  /** The lines of the audit that a filter finds. */
  askAuditExport: endpoint({
    method: 'POST',
    path: '/console/exports/audit',
    caller: 'operator',
    right: exportRights.audit,
    stepUp: true,
    once: true,
    limit: asking,
    input: {
      ...lineFilter,
      reason,
    },
    output: output<ExportJob>(),
    refusals: askedRefusals,
  }),
  /** The caller's own of a month, and those that wait for the caller's approval. */
  listExports: endpoint({
    method: 'GET',
    path: '/console/exports',
    caller: 'operator',
    background: true,
    noStore: true,
    input: {},
    output: output<{ list: ExportJob[] }>(),
    refusals: [],
  }),
  approveExport: endpoint({
    method: 'POST',
    path: '/console/exports/{id}/approve',
    caller: 'operator',
    stepUp: true,
    input: { id },
    output: output<ExportJob>(),
    refusals: [...exportRefusals, 'desk.same_person'],
  }),
  /** Taken back by who asked, or refused by who could approve. */
  endExport: endpoint({
    method: 'POST',
    path: '/console/exports/{id}/end',
    caller: 'operator',
    input: { id },
    output: output<ExportJob>(),
    refusals: exportRefusals,
  }),
  /** The file, once and only to who asked for it. */
  fetchExport: endpoint({
    method: 'GET',
    path: '/console/exports/{id}/file',
    caller: 'operator',
    stepUp: true,
    file: 'csv',
    noStore: true,
    input: { id },
    output: output<TextFile>(),
    refusals: exportRefusals,
  }),
});
