import type { CheckContext, Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Wrong } from './rows';

/**
 * I12: the money that is held is that of the open withdrawals, each ends in one way, and what the
 * provider paid out is what the site says was paid.
 */
export const withdrawalsAreHeldAndPaidOnce = (): Invariant => ({
  id: 'I12',
  name: 'held money is that of open withdrawals, each ends once, and each payout was sent once',
  during: true,
  check: async (context) => {
    const wrongs = await rowsOf<Wrong>(context, wrongHolds);
    wrongs.push(...(await rowsOf<Wrong>(context, wrongPayouts)));
    wrongs.push(...(await comparedWithProvider(context)));
    if (context.isFinal) wrongs.push(...(await rowsOf<Wrong>(context, stillOpen)));
    return violationsOf('I12', wrongs);
  },
});

const wrongHolds = `
  with w as (
    select w.id::text as reference, w.idempotency_key::text as key, w.amount, w.fee, w.status,
      case when w.status = 'paid' then 'posted'
        when w.status in ('refused', 'failed') then 'voided' else 'open' end as wanted
    from cashier.withdrawal w
  ), h as (
    select reference, amount, posted, state::text from ledger.hold_view
    where namespace = 'cashier:withdrawal'
  ), fee as (
    select t.reference, sum(t.amount) as amount
    from ledger.transfer t join ledger.namespace n on n.id = t.namespace_id
    where n.name = 'cashier:withdrawal:fee'
    group by t.reference
  )
  select 'withdrawal' as owner, w.key, case
      when w.reference is null then format('%s micros are held for no withdrawal', h.amount)
      when h.reference is null then format('a withdrawal that is %s holds nothing', w.status)
      when h.amount <> w.amount or h.posted <> w.amount
        then format('a withdrawal of %s micros holds %s and moved %s', w.amount, h.amount, h.posted)
      when h.state <> w.wanted
        then format('the hold of a withdrawal that is %s is %s', w.status, h.state)
      else format('a fee of %s micros was booked with %s', w.fee, coalesce(fee.amount, 0))
    end as what
  from w
  full join h on h.reference = w.reference
  left join fee on fee.reference = w.reference
  where w.reference is null or h.reference is null or h.amount <> w.amount
    or h.posted <> w.amount or h.state <> w.wanted
    or coalesce(fee.amount, 0) <> case when w.status = 'paid' then w.fee else 0 end
  union all
  select null, null, format('%s holds %s, and its open holds come to %s', a.path, a.balance,
    coalesce(sum(h.amount), 0))
  from ledger.account a
  left join ledger.hold h on h.held_id = a.id and h.state = 'open'
  where a.path ~ ':held$'
  group by a.id, a.path, a.balance
  having a.balance <> coalesce(sum(h.amount), 0)
  limit 100`;

const wrongPayouts = `
  select 'withdrawal' as owner, w.idempotency_key::text as key,
    format('a withdrawal that is %s has %s payouts of %s micros, the first %s', w.status,
      count(o.id), coalesce(sum(o.amount), 0),
      coalesce(min(o.status) filter (where o.part = 1), 'missing'))
      as what
  from cashier.withdrawal w
  left join cashier.payout o on o.withdrawal_id = w.id
  group by w.id
  having case when w.status in ('reviewing', 'refused') then count(o.id) <> 0
    else count(o.id) filter (where o.part = 1) <> 1
      or min(o.amount) filter (where o.part = 1) <> w.amount - w.fee
      or min(o.status) filter (where o.part = 1) is distinct from
        case w.status when 'approved' then 'requested' else w.status end end
  limit 100`;

const stillOpen = `
  select 'withdrawal' as owner, w.idempotency_key::text as key,
    format('a withdrawal is still %s, its case %s in round %s, claimed by %s of %s until %s',
      w.status, coalesce(c.state, 'missing'), c.round, c.claimed_by,
      (select string_agg(h.role_id, ', ') from operator.holding h
       where h.operator_id = c.claimed_by and (h.until is null or h.until > lib.now())),
      c.claimed_until) as what
  from cashier.withdrawal w
  left join casework.case_file c on c.subject_id like '%' || w.id and c.state <> 'closed'
  where w.closed_at is null
  limit 100`;

type PayoutRow = { id: string; amount: string; status: string };

const final: Record<string, string> = { ok: 'paid', refused: 'failed' };

/** Both records of the payouts; the provider's may be ahead, but for the last look. */
const comparedWithProvider = async (context: CheckContext): Promise<Wrong[]> => {
  const rows = await rowsOf<PayoutRow>(
    context,
    `select id::text, amount::text, status from cashier.payout`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const { history, isFinal, snapshotAt } = context;
  const sent = history.operations.filter(({ kind }) => kind === 'payout');
  const wrongs: Wrong[] = [];
  for (const { key, owner, amount, attempts, outcome, startedAt } of sent) {
    const row = known.get(key);
    const say = (what: string) => wrongs.push({ what, owner, key });
    if (attempts.length > 1) say(`a payout was sent ${attempts.length} times`);
    if (startedAt > snapshotAt) continue;
    if (!row) say('the provider paid out what no payout asks for');
    else if (BigInt(row.amount) !== amount) say(`a payout of ${row.amount} was sent as ${amount}`);
    else if (row.status === 'requested') say('a payout was sent before it was said to be');
    else if (isFinal && row.status !== final[outcome]) {
      say(`a payout is ${row.status}, and the provider says ${final[outcome]}`);
    }
  }
  for (const { id, status } of rows) {
    if (status !== 'paid' && status !== 'failed') continue;
    const sent = history.find('payout', id);
    if (!sent || final[sent.outcome] !== status) {
      wrongs.push({ what: `a payout is ${status} without its provider`, owner: 'payout', key: id });
    }
  }
  return wrongs;
};
