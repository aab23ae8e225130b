import { randomUUID } from 'node:crypto';
import { operator } from '@parlour/contract/operator';
import { openOperator, type SomeOperator } from '../people/operators';
import type { Seat, Vendor } from '../vendors/vendor';
import type { Site } from '../site/site';

/** Two people of the desk who void rounds, and rounds of players at an outside vendor. */
export const openVoidScene = async (site: Site) => {
  const { sql } = site.database;
  const author = await openOperator(site, { roles: ['finance'] });
  const second = await openOperator(site, { roles: ['lead'] });
  const kind = 'void' as const;
  const reason = 'the wheel showed another number';
  const look = (object: string, by: SomeOperator = author) =>
    by.call(operator.previewChange, { kind, object, patch: {} });
  const propose = async (object: string, by: SomeOperator = author, why = 'malfunction') => {
    const seen = await look(object);
    const version = seen.refusal ? '0' : seen.body.value.version;
    return by.call(operator.proposeChange, {
      kind,
      object,
      patch: { reason: why },
      version,
      reason,
    });
  };
  const approve = (id: string, by: SomeOperator = second) =>
    by.call(operator.approveChange, { id, reason });
  return {
    author,
    second,
    look,
    propose,
    approve,
    /** Proposed and confirmed. */
    voidRound: async (object: string) => {
      const made = await propose(object);
      return made.refusal ? made : approve(made.body.value.id);
    },
    roundOf: async (id: string) => {
      const [row] = await sql<{ status: string; stake: bigint; payout: bigint; isVoided: boolean }>`
        select status, stake, payout, voided_at is not null as "isVoided"
        from round.round where id = ${id}::bigint`;
      return row!;
    },
    /** What the ledger moved for the void: signed, by the player's wallet. */
    entriesOf: (id: string) => sql<{ pocket: string; amount: string }>`
      select regexp_replace(a.path, '^player:\\d+:', '') as pocket,
        trim_scale(sum(case when a.id = t.target_id then t.amount else -t.amount end)
          / 1000000.0)::text as amount
      from ledger.transfer t join ledger.account a on a.id in (t.source_id, t.target_id)
      where t.reason = 'void' and t.subject_id = ${id}::bigint and a.path like 'player:%'
      group by 1 order by 1`,
  };
};

export const unit = 100_000;

/** A round, movement by movement as its vendor calls. */
export const openPlay = (site: Site, vendor: Vendor, seat: Seat) => {
  const round = randomUUID();
  const call = async (kind: 'bet' | 'win' | 'rollback', changes: object): Promise<string> =>
    (await vendor.call(kind, vendor.body(kind, seat, { round, ...changes }))).status;
  const move = async (kind: 'bet' | 'win', changes: object) => {
    const key = randomUUID();
    const status = await call(kind, { transaction_uuid: key, ...changes });
    if (status !== 'RS_OK') throw new Error(`${kind}: ${status}`);
    return key;
  };
  return {
    call,
    bet: (units: number, changes: object = {}) => move('bet', { amount: units * unit, ...changes }),
    win: (of: string, units: number, changes: object = {}) =>
      move('win', {
        reference_transaction_uuid: of,
        amount: units * unit,
        round_closed: true,
        ...changes,
      }),
    id: async (): Promise<string> => {
      const [row] = await site.database.sql<{ id: string }>`
        select id::text from round.round
        where external_id = ${round} and player_id = ${seat.playerId}::bigint`;
      return row!.id;
    },
  };
};
