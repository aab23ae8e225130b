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

/**
 * One kind after the other in one transaction, which takes a connection and few turns. When one is
 * late, all kinds at once: it does not hold back the others.
 */
export const findAnything = async (
  context: OperatorContext,
  wanted: Wanted,
): Promise<{ groups: FoundGroup[] }> => {
  const finders = Object.entries(findersOf(context, wanted)).flatMap(([kind, find]) =>
    find ? [{ kind: kind as FoundKind, find }] : [],
  );
  const groups =
    (await inTurn(context, finders)) ??
    (await Promise.all(
      finders.map(async (one) => {
        const list = (await inTurn(context, [one]))?.[0]?.list;
        return { kind: one.kind, late: list === undefined, list: list ?? [] };
      }),
    ));
  return { groups: groups.filter(({ late, list }) => late || list.length > 0) };
};

/** Undefined when one of them is late: what was read before it is read again. */
const inTurn = async (
  { database }: OperatorContext,
  finders: { kind: FoundKind; find: NonNullable<Finder> }[],
): Promise<FoundGroup[] | undefined> => {
  try {
    return await database.transaction(async (sql) => {
      await limitStatements(sql, kindMs);
      const groups: FoundGroup[] = [];
      for (const { kind, find } of finders) {
        groups.push({ kind, late: false, list: (await find(sql)).slice(0, most) });
      }
      return groups;
    });
  } catch (thrown) {
    if (codeOf(thrown) !== queryCanceled) throw thrown;
    return undefined;
  }
};

const queryCanceled = '57014';

const caseNumber = /^CS\d{3,}$/;
/** Of the payouts of a withdrawal the later ones have a number behind it: `WD26112200042/2`. */
const orderNumber = /^(DP\d{3,}|WD\d{3,}(\/[1-9]\d?)?)$/;
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
  const byNumber = (
    numbered: RegExp,
    find: (sql: Transaction, wanted: Readable) => Found,
  ): Finder =>
    numbered.test(number)
      ? (sql) => find(sql, { query: number, rights: readable(), most })
      : undefined;
  return {
    player: within('player.r', async (sql, wanted) =>
      (await searchPlayers(context, sql, wanted)).map(playerItem),
    ),
    case: byNumber(caseNumber, async (sql, wanted) => (await findCases(sql, wanted)).map(caseItem)),
    ticket: ticketNumber.test(number)
      ? within('ticket.r', async (sql, wanted) => (await findTickets(sql, wanted)).map(ticketItem))
      : undefined,
    order: byNumber(orderNumber, async (sql, wanted) => {
      const [query = ''] = wanted.query.split('/');
      return (await findOrders(sql, { ...wanted, query })).map(orderItem);
    }),
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
