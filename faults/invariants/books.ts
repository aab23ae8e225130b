import type { CheckContext, Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Since, type Wrong } from './rows';

/** I1: the house's accounts sum to zero: no money is created. */
export const sumIsZero = (): Invariant => {
  // The sum of the house's accounts, per currency, up to a moment after which no earlier transfer
  // can commit.
  let settled = new Map<string, bigint>();
  let upto = '-infinity';
  return {
    id: 'I1',
    name: 'the sum of all entries of a currency is zero',
    during: true,
    check: async (context) => {
      if (context.isFinal) [settled, upto] = [new Map<string, bigint>(), '-infinity'];
      const [boundary] = await rowsOf<{ at: string }>(
        context,
        `select (now() - interval '60 seconds')::text as at`,
      );
      const rows = await rowsOf<{ currency: string; kept: string; old: string; fresh: string }>(
        context,
        currencySums,
        [upto, boundary?.at],
      );
      upto = boundary?.at ?? upto;
      const wrongs: Wrong[] = [];
      for (const { currency, kept, old, fresh } of rows) {
        const house = (settled.get(currency) ?? 0n) + BigInt(old);
        settled.set(currency, house);
        const total = BigInt(kept) + house + BigInt(fresh);
        if (total !== 0n) wrongs.push({ what: `all of ${currency} comes to ${total} micros` });
      }
      return violationsOf('I1', wrongs);
    },
  };
};

const currencySums = `
  with house as (
    select a.currency, coalesce(sum(e.amount) filter (where e.created_at <= $2), 0) as old,
      coalesce(sum(e.amount) filter (where e.created_at > $2), 0) as fresh
    from ledger.house_entry_view e join ledger.account a on a.id = e.account_id
    where e.created_at > $1
    group by a.currency
  )
  select a.currency, coalesce(sum(a.balance), 0)::text as kept,
    coalesce(min(h.old), 0)::text as old, coalesce(min(h.fresh), 0)::text as fresh
  from ledger.account a left join house h on h.currency = a.currency
  group by a.currency`;

/** I2: a transfer has two sides of one currency, and a command all of its legs. */
export const transfersBalance = (since: Since): Invariant => ({
  id: 'I2',
  name: 'every transfer balances in its currency and every command is whole',
  during: true,
  check: async (context) =>
    violationsOf('I2', await rowsOf(context, unbalanced, [await since(context)])),
});

const unbalanced = `
  with fresh as materialized (
    select namespace_id, reference, leg, source_id, target_id, amount
    from ledger.transfer where created_at > $1
  ), wrong as (
    select f.namespace_id, f.reference, 'a transfer joins two currencies' as what
    from fresh f
    left join ledger.account s on s.id = f.source_id
    left join ledger.account g on g.id = f.target_id
    where s.currency is distinct from g.currency or f.amount <= 0 or f.source_id = f.target_id
    union all
    select namespace_id, reference, 'a command has lost one of its legs, or has one twice'
    from fresh
    group by namespace_id, reference
    having min(leg) <> '0' or count(*) <> max(ascii(leg::text)) - 47
  )
  select n.name as owner, w.reference as key, w.what
  from wrong w join ledger.namespace n on n.id = w.namespace_id
  limit 100`;

type Kept = { id: string; seq: number; balance: string };

/** I3: each balance is the sum of its account's entries, and the entries follow each other. */
export const balancesFollow = (): Invariant => {
  // Each account's balance at the last check; the next check starts from it.
  let known: Kept[] = [];
  return {
    id: 'I3',
    name: 'a balance is the sum of its entries, which follow each other without a gap',
    during: true,
    check: async (context) => {
      const from = context.isFinal ? [] : known;
      const wrongs = await rowsOf<Wrong>(context, brokenChains, [
        from.map(({ id }) => id),
        from.map(({ seq }) => seq),
        from.map(({ balance }) => balance),
      ]);
      known = await readKept(context);
      return violationsOf('I3', wrongs);
    },
  };
};

const readKept = (context: CheckContext): Promise<Kept[]> =>
  rowsOf(
    context,
    `select id::text, seq, balance::text from ledger.account where kind <> 'house' and seq > 0`,
  );

const brokenChains = `
  with account as materialized (
    select a.id, a.path || ' ' || a.currency as name, a.balance, a.seq,
      coalesce(k.seq, 0) as known_seq, coalesce(k.balance, 0) as known_balance
    from ledger.account a
    left join unnest($1::bigint[], $2::integer[], $3::bigint[]) k(id, seq, balance) on k.id = a.id
    where a.kind <> 'house'
  ), entry as (
    select a.id, e.seq, e.before, e.after
    from account a cross join lateral (
      select t.source_seq as seq, t.source_balance + t.amount as before, t.source_balance as after
      from ledger.transfer t where t.source_id = a.id and t.source_seq > a.known_seq
      union all
      select t.target_seq, t.target_balance - t.amount, t.target_balance
      from ledger.transfer t where t.target_id = a.id and t.target_seq > a.known_seq
    ) e
  ), chain as (
    select id, seq, before, after, row_number() over w as place, lag(after) over w as former
    from entry window w as (partition by id order by seq)
  ), tail as (
    select id, count(*) as count, (array_agg(after order by seq desc))[1] as balance
    from entry group by id
  )
  select format('%s: entry %s does not follow the one before it', a.name, c.seq) as what
  from chain c join account a on a.id = c.id
  where c.seq <> a.known_seq + c.place or c.before <> coalesce(c.former, a.known_balance)
  union all
  select format('%s holds %s in entry %s, but its entries come to %s in entry %s',
    a.name, a.balance, a.seq,
    coalesce(t.balance, a.known_balance), a.known_seq + coalesce(t.count, 0))
  from account a left join tail t on t.id = a.id
  where a.balance <> coalesce(t.balance, a.known_balance)
    or a.seq <> a.known_seq + coalesce(t.count, 0)
  limit 100`;

/** I4: no player spends more than they have; only a debt is below zero. */
export const nobodyBelowZero = (since: Since): Invariant => ({
  id: 'I4',
  name: 'no player has less than nothing, except in debt',
  during: true,
  check: async (context) =>
    violationsOf('I4', await rowsOf(context, belowZero, [await since(context)])),
});

const belowZero = `
  select format('%s holds %s %s', path, balance, currency) as what
  from ledger.account
  where balance < 0 and path !~ '^player:[0-9]+:debt$'
  union all
  select format('%s was at %s %s', a.path, t.source_balance, a.currency)
  from ledger.transfer t join ledger.account a on a.id = t.source_id
  where t.created_at > $1 and t.source_balance < 0 and a.path !~ '^player:[0-9]+:debt$'
  limit 100`;
