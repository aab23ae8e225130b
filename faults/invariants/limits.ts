import type { CheckContext, Invariant, Operation } from '../harness/types';
import { blockedDoNotPlay } from './bans';
import { rowsOf, violationsOf, type Wrong } from './rows';

/**
 * I17: what was staked, lost and credited was within the limit that was in force at its moment;
 * nothing is accepted of a player who is excluded, or credited without its reservation; a raise
 * waited. It counts the movements and credits again, without the counters of the site.
 */
export const limitsHold = (): Invariant => {
  const blocked = blockedDoNotPlay();
  return {
    id: 'I17',
    name: 'nothing is accepted of a blocked player or above a limit, and no raise comes early',
    during: true,
    check: async (context) => {
      const wrongs: Wrong[] = [...takenEarly(context)];
      for (const text of [playOver, wrongCounters, creditsOver, raisedEarly, whileExcluded]) {
        wrongs.push(...(await rowsOf<Wrong>(context, text)));
      }
      wrongs.push(...(await lostChanges(context)));
      return [...(await blocked.check(context)), ...violationsOf('I17', wrongs)];
    },
  };
};

/** A second yes that was accepted before the raise had waited. */
const takenEarly = ({ history }: CheckContext): Wrong[] =>
  history.operations
    .filter(({ kind, isForged, outcome }) => kind === 'limit' && isForged && outcome === 'ok')
    .map(({ owner, key }) => ({ what: 'a raise was confirmed before it had waited', owner, key }));

/** From when until when an amount was in force; none: the limit was removed. */
const inForce = `
  in_force as materialized (
    select player_id, currency, kind, period, amount, at as since,
      coalesce(lead(at) over w, 'infinity') as upto
    from compliance.limit_change
    where act in ('set', 'raised')
    window w as (partition by player_id, currency, kind, period order by id)
  )`;

/**
 * What moved a player's stake and loss, and when: a movement, and later what took it back. It
 * counts in the period of the movement. The player's own money is what the ledger moved beside the
 * pockets of bonuses.
 */
const played = `
  counted as materialized (
    select distinct player_id, currency from compliance.limit_change
    where kind in ('stake', 'loss')
  ), pocket as materialized (
    select p.account_id from wallet.pocket p join counted c on c.player_id = p.player_id
    where p.kind <> 'bonus'
  ), own as materialized (
    select namespace_id, reference, sum(amount) as amount
    from (
      select t.namespace_id, t.reference, t.amount
      from ledger.transfer t join pocket p on p.account_id = t.source_id
      union all
      select t.namespace_id, t.reference, -t.amount
      from ledger.transfer t join pocket p on p.account_id = t.target_id
    ) t
    group by namespace_id, reference
  ), moved as materialized (
    select m.player_id, r.currency, m.vendor_id, m.external_id, m.reversed_by, m.created_at,
      m.kind = 'bet' as is_bet, case when m.kind = 'bet' then m.amount else 0 end as stake,
      coalesce(o.amount, 0) as loss
    from counted c
    join round.movement m on m.player_id = c.player_id and m.kind in ('bet', 'win')
    join round.round r on r.id = m.round_id and r.player_id = m.player_id
      and r.currency = c.currency and r.mode = 'real'
    left join own o on o.namespace_id = m.vendor_id and o.reference = m.external_id
  ), event as materialized (
    select player_id, currency, created_at as at, created_at as counts_at, is_bet, vendor_id,
      external_id, stake, loss
    from moved
    union all
    select m.player_id, m.currency, o.created_at, m.created_at, false, null, null, -m.stake, -m.loss
    from moved m
    join round.movement o on o.vendor_id = m.vendor_id and o.external_id = m.reversed_by
    where m.reversed_by is not null
  ), dated as materialized (
    select e.*, d.period,
      date_trunc(d.period, e.counts_at at time zone b.time_zone)::date as starts
    from event e
    join player.player p on p.id = e.player_id
    join brand.brand b on b.code = p.brand
    cross join unnest(array['day', 'week', 'month']) d(period)
  )`;

const playOver = `
  with ${inForce}, ${played}, running as (
    select d.*, sum(stake) over w as staked, sum(loss) over w as lost
    from dated d
    window w as (partition by player_id, currency, period, starts order by at)
  )
  select n.name as owner, r.external_id as key,
    format('a bet came to %s micros of %s in a %s, above the limit of %s',
      case f.kind when 'stake' then r.staked else r.lost end, f.kind, f.period, f.amount) as what
  from running r
  join in_force f on f.player_id = r.player_id and f.currency = r.currency
    and f.period = r.period and f.kind in ('stake', 'loss')
    and r.at > f.since and r.at < f.upto
  join ledger.namespace n on n.id = r.vendor_id
  where r.is_bet and r.stake > 0
    and case f.kind when 'stake' then r.staked else r.lost end > f.amount
  limit 100`;

const wrongCounters = `
  with ${played}
  select format('player %s has %s of stake and %s of loss in a %s, counted as %s and %s',
    c.player_id, coalesce(s.stake, 0), coalesce(s.loss, 0), c.period, c.stake, c.loss) as what
  from compliance.play_counter_view c
  join counted k on k.player_id = c.player_id and k.currency = c.currency
  left join (
    select player_id, currency, period, starts, sum(stake) as stake, sum(loss) as loss
    from dated group by player_id, currency, period, starts
  ) s on s.player_id = c.player_id and s.currency = c.currency and s.period = c.period
    and s.starts = c.starts
  where c.stake <> coalesce(s.stake, 0) or c.loss <> coalesce(s.loss, 0)
  limit 100`;

/** A credit above the limit, or by itself to an order whose time was over. */
const creditsOver = `
  with ${inForce}, credit as materialized (
    select d.id, d.player_id, d.currency, d.amount, d.credited_at as at, d.payment_id,
      d.credited_at > greatest(d.expires_at, d.announced_until) and p.reasons = '{}'
        as is_late, f.period, f.amount as most,
      date_trunc(f.period, d.credited_at at time zone b.time_zone) as starts, b.time_zone
    from cashier.deposit d
    join brand.brand b on b.code = d.brand
    join cashier.payment p on p.deposit_id = d.id
    join in_force f on f.player_id = d.player_id and f.currency = d.currency
      and f.kind = 'deposit' and f.amount is not null
      and d.credited_at > f.since and d.credited_at < f.upto
    where d.status = 'credited'
  )
  select 'cashier' as owner, c.payment_id as key, case
      when c.is_late then 'an order was credited that reserved nothing any more'
      else format('a credit came to %s micros in a %s, above the limit of %s', sum(o.amount),
        c.period, c.most)
    end as what
  from credit c
  join cashier.deposit o on o.player_id = c.player_id and o.currency = c.currency
    and o.credited_at <= c.at
    and date_trunc(c.period, o.credited_at at time zone c.time_zone) = c.starts
  group by c.id, c.payment_id, c.is_late, c.period, c.most
  having c.is_late or sum(o.amount) > c.most
  limit 100`;

/** Each raise waited 24 hours from when it was last asked for, and no limit is set higher. */
const raisedEarly = `
  with change as (
    select c.*, lag(c.amount) over w as former
    from compliance.limit_change c
    where act in ('set', 'raised')
    window w as (partition by player_id, currency, kind, period order by id)
  )
  select format('the %s of a %s of player %s was %s to %s micros from %s', c.kind, c.period,
    c.player_id, c.act, c.amount, c.former) as what
  from change c
  where c.act = 'set' and c.amount > c.former
    or c.act = 'raised' and not exists (
      select from compliance.limit_change a
      where a.player_id = c.player_id and a.currency = c.currency and a.kind = c.kind
        and a.period = c.period and a.act = 'raise_asked' and a.id < c.id
        and a.amount is not distinct from c.amount and a.at <= c.at - interval '24 hours'
    )
  limit 100`;

const whileExcluded = `
  with pause as (
    select player_id, min(at) as at from compliance.limit_change
    where act ~ '^(exclude|cool_off)_'
    group by player_id
  )
  select format('player %s made a bet %s after a pause began', m.player_id, m.created_at - p.at)
    as what
  from pause p
  join round.movement m on m.player_id = p.player_id and m.kind = 'bet' and m.created_at > p.at
  union all
  select format('player %s was credited %s after a pause began', d.player_id, d.credited_at - p.at)
  from pause p
  join cashier.deposit d on d.player_id = p.player_id and d.credited_at > p.at
  limit 100`;

/** A change that was acknowledged is there: amounts of a run differ by their micros. */
const lostChanges = async (context: CheckContext): Promise<Wrong[]> => {
  const { history, snapshotAt } = context;
  const done = history.operations.filter(
    ({ kind, isForged, outcome, endedAt }) =>
      kind === 'limit' && !isForged && outcome === 'ok' && endedAt <= snapshotAt,
  );
  const actOf = ({ verdict }: Operation) => (verdict?.startsWith('confirmed') ? 'raised' : 'set');
  const rows = await rowsOf<{ place: number }>(
    context,
    `select o.place::integer as place
     from unnest($1::bigint[], $2::bigint[], $3::text[]) with ordinality
       o(player_id, amount, act, place)
     where not exists (
       select from compliance.limit_change c
       where c.player_id = o.player_id and c.amount = o.amount
         and (c.act = o.act or o.act = 'set' and c.act = 'raise_asked')
     )`,
    [
      done.map(({ playerId }) => playerId),
      done.map(({ amount }) => String(amount)),
      done.map(actOf),
    ],
  );
  return rows.map(({ place }) => {
    const { owner, key, verdict } = done[place - 1]!;
    return {
      what: `a change of a limit that was acknowledged is not there: ${verdict}`,
      owner,
      key,
    };
  });
};
