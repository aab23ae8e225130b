import type { FoundGroup, FoundItem, FoundKind } from '@parlour/contract/search';
import type { Transaction } from '@parlour/node-kit/database/database';
import { codeOf } from '@parlour/node-kit/database/failure';
import type { OperatorContext } from '../../lib/context';
import { searchPlayers } from '../player';
import {
  auditItem,
  caseItem,
  entryItem,
  orderItem,
  playerItem,
  roundItem,
  statementItem,
  ticketItem,
} from './found-items';
import {
  findCases,
  findEntries,
  findLines,
  findOrders,
  findRounds,
  findStatementLines,
  findTickets,
  type InBrands,
  limitStatements,
  type Readable,
} from './queries';

/** How many of a kind there are at most, and how long a kind is waited for. */
const most = 5;
const kindMs = 100;

type Found = Promise<FoundItem[]>;

/** A kind's own search; none when the text cannot name one, or the caller may not read it. */
type Finder = ((sql: Transaction) => Found) | undefined;

type Wanted = { query: string; brand?: string };

/** All kinds at once: one that is late or fails does not hold back the others. */
export const findAnything = async (
  context: OperatorContext,
  wanted: Wanted,
): Promise<{ groups: FoundGroup[] }> => {
  const groups = await Promise.all(
    Object.entries(findersOf(context, wanted)).map(async ([kind, find]) =>
      find ? [await groupOf(context, kind as FoundKind, find)] : [],
    ),
  );
  return { groups: groups.flat().filter(({ late, list }) => late || list.length > 0) };
};

const groupOf = async (
  { database }: OperatorContext,
  kind: FoundKind,
  find: NonNullable<Finder>,
): Promise<FoundGroup> => {
  try {
    const list = await database.transaction(async (sql) => {
      await limitStatements(sql, kindMs);
      return find(sql);
    });
    return { kind, late: false, list: list.slice(0, most) };
  } catch (thrown) {
    if (codeOf(thrown) !== queryCanceled) throw thrown;
    return { kind, late: true, list: [] };
  }
};

const queryCanceled = '57014';

const numbered = /^(CS|DP|WD)\d{3,}$/;
const ticketNumber = /^TK\d{3,}$/;
const bankReference = /^\S{4,64}$/;

const findersOf = (context: OperatorContext, { query: typed, brand }: Wanted) => {
  const query = typed.trim();
  const number = query.toUpperCase();
  const brandsWith = (right: string) =>
    (context.operator.rights[right] ?? []).filter((one) => brand === undefined || one === brand);
  /** The cases and orders that may be read: pairs of a kind, its right's noun, and a brand. */
  const readable = () =>
    Object.keys(context.operator.rights)
      .filter((right) => right.endsWith('.r'))
      .flatMap((right) => brandsWith(right).map((code) => `${right.slice(0, -2)} ${code}`));
  const within = (right: string, find: (sql: Transaction, wanted: InBrands) => Found): Finder => {
    const brands = brandsWith(right);
    return brands.length > 0 ? (sql) => find(sql, { query, brands, most }) : undefined;
  };
  const byNumber = (find: (sql: Transaction, wanted: Readable) => Found): Finder =>
    numbered.test(number)
      ? (sql) => find(sql, { query: number, rights: readable(), most })
      : undefined;
  return {
    player: within('player.r', async (sql, wanted) =>
      (await searchPlayers(context, sql, wanted)).map(playerItem),
    ),
    case: byNumber(async (sql, wanted) => (await findCases(sql, wanted)).map(caseItem)),
    ticket: ticketNumber.test(number)
      ? within('ticket.r', async (sql, wanted) => (await findTickets(sql, wanted)).map(ticketItem))
      : undefined,
    order: byNumber(async (sql, wanted) => (await findOrders(sql, wanted)).map(orderItem)),
    statement: bankReference.test(query)
      ? within('statement.r', async (sql, wanted) =>
          (await findStatementLines(sql, wanted)).map(statementItem),
        )
      : undefined,
    round: within('round.r', async (sql, wanted) => (await findRounds(sql, wanted)).map(roundItem)),
    entry: within('ledger.r', async (sql, wanted) =>
      (await findEntries(sql, wanted)).map(entryItem),
    ),
    audit: within('audit.r', async (sql, wanted) => (await findLines(sql, wanted)).map(auditItem)),
  } satisfies Record<FoundKind, Finder>;
};
