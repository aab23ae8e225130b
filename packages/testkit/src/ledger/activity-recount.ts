/**
 * Counts the sums of `activity` a second time, from movements and transfers and without its
 * functions. Each statement returns a sentence for each player and day that is wrong; it may run at
 * any moment, since everything before a share's mark is counted.
 */
export const wrongActivity = {
  /** Each movement counts where it was accepted, or where its round was settled first. */
  play: `
    with ${entries()}, sum as (
      select player_id, (counted_at at time zone time_zone)::date as day, currency, category, stake,
        payout
      from entry where counted_at < upto
      union all
      select player_id, day, currency, category, -stake, -payout from activity.day
    )
    select format('player %s has %s of stake and %s of payout too little on %s in %s %s', player_id,
      sum(stake), sum(payout), day, currency, category) as what
    from sum
    group by player_id, day, currency, category
    having sum(stake) <> 0 or sum(payout) <> 0
    limit 100`,

  cash: `
    with side as (
      select a.player_id, (t.created_at at time zone b.time_zone)::date as day, a.currency,
        case when t.target_id = a.id then t.amount else -t.amount end as amount,
        case
          when c.path ~ '^house:[^:]+:bank(:|$)' then 'bank'
          when c.path ~ '^house:[^:]+:promotion(:|$)' then 'gifts'
          when c.path ~ '^(agent|house):[^:]+:commission(:|$)' then 'commissions'
          when c.path ~ '^(player|agent):' then 'transfers' end as class
      from ledger.transfer t
      join ledger.account a on a.id in (t.source_id, t.target_id) and a.player_id is not null
      join ledger.account c on c.id in (t.source_id, t.target_id) and c.id <> a.id
        and c.player_id is distinct from a.player_id
      join player.player p on p.id = a.player_id
      join brand.brand b on b.code = p.brand
      join activity.mark k on k.share = a.player_id % 4 and t.created_at < k.upto
      where a.currency <> 'FUN'
    ), sum as (
      select player_id, day, currency, class, amount from side where class is not null
      union all
      select d.player_id, d.day, d.currency, v.class, -v.amount
      from activity.cash d cross join lateral (values ('bank', d.deposits - d.withdrawals),
        ('gifts', d.gifts), ('commissions', d.commissions),
        ('transfers', d.transfers_in - d.transfers_out)) v(class, amount)
    )
    select format('player %s has %s too little of %s on %s in %s', player_id, sum(amount), class,
      day, currency) as what
    from sum group by player_id, day, currency, class having sum(amount) <> 0 limit 100`,

  /** The same movements and transfers by brand and hour. */
  hours: `
    with ${entries()}, sum as (
      select brand, date_trunc('hour', counted_at, time_zone) as hour, currency, category, stake,
        payout, 0 as money
      from entry where counted_at < upto
      union all
      select p.brand, date_trunc('hour', t.created_at, b.time_zone), a.currency, '-', 0, 0,
        case when t.target_id = a.id then t.amount else -t.amount end
      from ledger.transfer t
      join ledger.account a on a.id in (t.source_id, t.target_id) and a.player_id is not null
      join ledger.account c on c.id in (t.source_id, t.target_id) and c.id <> a.id
        and c.path ~ '^(house:[^:]+:(bank|promotion|commission)|agent:[^:]+:commission)(:|$)'
      join player.player p on p.id = a.player_id
      join brand.brand b on b.code = p.brand
      join activity.mark k on k.share = a.player_id % 4 and t.created_at < k.upto
      where a.currency <> 'FUN'
      union all
      select brand, hour, currency, category, -stake, -payout,
        withdrawals - deposits - gifts - commissions
      from activity.brand_hour
    )
    select format('%s has %s of stake, %s of payout and %s of money too little at %s in %s %s',
      brand, sum(stake), sum(payout), sum(money), hour, currency, category) as what
    from sum
    group by brand, hour, currency, category
    having sum(stake) <> 0 or sum(payout) <> 0 or sum(money) <> 0
    limit 100`,

  games: `
    with ${entries()}, round as (
      select game_id, currency, sum(stake) as stake, sum(payout) as payout
      from entry where counted_at < upto
      group by id, game_id, currency
    ), sum as (
      select game_id, currency, stake, stake * stake as squares, payout from round
      union all
      select game_id, currency, -stake, -stake_squares, -payout from activity.game_day
    )
    select format('game %s has %s of stake, %s of squares and %s of payout too little in %s',
      game_id, sum(stake), sum(squares), sum(payout), currency) as what
    from sum
    group by game_id, currency
    having sum(stake) <> 0 or sum(squares) <> 0 or sum(payout) <> 0
    limit 100`,

  /** The ledger's net of play is payout less stake, plus the stakes on open rounds. */
  ledger: `
    with ${entries()}, sum as (
      select a.player_id, a.currency,
        case when a.id = t.target_id then t.amount else -t.amount end as amount
      from entry e
      join ledger.transfer t on t.namespace_id = e.vendor_id and t.reference = e.external_id
        and t.created_at between e.at - interval '1 day' and e.at + interval '1 day'
      join ledger.account a on a.id in (t.source_id, t.target_id) and a.player_id = e.player_id
      where e.at < e.upto
      union all
      select player_id, currency, stake - payout from entry
      where at < upto and (counted_at is null or counted_at >= upto)
      union all
      select player_id, currency, stake - payout from activity.day
    )
    select format('the ledger moved %s more for player %s in %s than was counted', sum(amount),
      player_id, currency) as what
    from sum group by player_id, currency having sum(amount) <> 0 limit 100`,
};

// Movements that count, with the instant from which they do; none while their round is open.
function entries(): string {
  return `play as materialized (
      select r.id, r.player_id, r.brand, r.game_id, r.currency, r.category, b.time_zone, k.upto,
        r.category in ('RNG', 'FISH') as is_at_once,
        coalesce(r.settled_at, r.closed_at) as settled_at
      from round.round r
      join brand.brand b on b.code = r.brand
      join activity.mark k on k.share = r.player_id % 4
      where r.mode = 'real'
    ), moved as materialized (
      select round_id, vendor_id, external_id, of_external_id, kind, amount, created_at, reversed_by
      from round.movement where round_id is not null
    ), effect as (
      select round_id, vendor_id, external_id, kind, amount, created_at from moved
      where kind in ('bet', 'win')
      union all
      select m.round_id, m.vendor_id, m.external_id, o.kind, -m.amount, m.created_at
      from moved m
      join moved o on o.vendor_id = m.vendor_id and o.external_id = m.of_external_id
        and o.reversed_by = m.external_id and o.round_id = m.round_id
      where m.kind = 'rollback'
    ), entry as (
      select p.id, p.player_id, p.brand, p.game_id, p.currency, p.category, p.time_zone, p.upto,
        e.vendor_id, e.external_id,
        e.created_at as at,
        case when e.kind = 'bet' then e.amount else 0 end as stake,
        case when e.kind = 'win' then e.amount else 0 end as payout,
        case
          when e.kind = 'bet' and p.is_at_once then e.created_at
          when p.settled_at is not null then greatest(e.created_at, p.settled_at) end as counted_at
      from effect e join play p on p.id = e.round_id
    )`;
}
