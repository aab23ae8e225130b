import { moneyText } from '@parlour/contract/money';
import type { PlayerLine } from '@parlour/contract/player-console';
import type { FoundItem } from '@parlour/contract/search';
import { shownUsername } from '../player';
import type {
  FoundCase,
  FoundEntry,
  FoundLine,
  FoundOrder,
  FoundRound,
  FoundStatementLine,
  FoundTicket,
} from './queries';

export const playerItem = ({ id, username, rankLabel }: PlayerLine): FoundItem => ({
  id,
  title: username,
  path: `/players/${id}`,
  ...(rankLabel !== '' && { about: rankLabel }),
});

export const caseItem = (row: FoundCase): FoundItem => ({
  id: row.number,
  title: row.number,
  path: `/queues/${row.kind}/${row.id}`,
  about: row.kind,
  ...(row.username !== null && { username: shownUsername(row.username) }),
  ...(row.amount !== null && { amount: moneyText(row.amount) }),
  ...(row.currency !== null && { currency: row.currency }),
  at: row.openedAt.toISOString(),
});

/** A ticket is read and answered in its case. */
export const ticketItem = (row: FoundTicket): FoundItem => ({
  id: row.number,
  title: row.number,
  path: `/queues/ticket/${row.caseId}`,
  about: row.state,
  ...(row.username !== null && { username: shownUsername(row.username) }),
  at: row.openedAt.toISOString(),
});

/** A line stands in the books of its day, beside what we booked. */
export const statementItem = (row: FoundStatementLine): FoundItem => ({
  id: [row.method, row.day, row.reference].join(' '),
  title: row.reference,
  path: `/reconciliation?from=${row.day}&to=${row.day}`,
  about: [row.method, row.day].join(' '),
  amount: moneyText(row.amount),
  currency: row.currency,
});

export const orderItem = (row: FoundOrder): FoundItem => ({
  id: row.number,
  title: row.number,
  path: `/players/${row.playerId}`,
  about: row.kind,
  username: shownUsername(row.username),
  amount: moneyText(row.amount),
  currency: row.currency,
  at: row.at.toISOString(),
});

export const roundItem = (row: FoundRound): FoundItem => ({
  id: row.id.toString(),
  title: row.id.toString(),
  path: `/players/${row.playerId}/rounds?round=${row.id}`,
  about: [row.vendor, row.externalId].join(' '),
  username: shownUsername(row.username),
  amount: moneyText(row.stake),
  currency: row.currency,
  at: row.openedAt.toISOString(),
});

export const entryItem = (row: FoundEntry): FoundItem => ({
  id: [row.namespace, row.reference, row.at.getTime(), row.playerId].join(' '),
  title: row.reference,
  path: `/players/${row.playerId}`,
  about: row.reason,
  username: shownUsername(row.username),
  amount: moneyText(row.amount),
  currency: row.currency,
  at: row.at.toISOString(),
});

export const auditItem = (row: FoundLine): FoundItem => ({
  id: row.id.toString(),
  title: row.act,
  path: `/audit?requestId=${encodeURIComponent(row.requestId)}`,
  ...(row.operator !== null && { about: row.operator }),
  at: row.at.toISOString(),
});
