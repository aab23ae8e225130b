import type { Transaction } from '@parlour/node-kit/database/database';

export type ReadyFacts = {
  isDemo: boolean;
  hasLimits: boolean;
  /** Someone signs in without a factor. */
  isUnproved: boolean;
  hasConflicts: boolean;
  /** How many people may approve withdrawals. */
  seconds: number;
  hasDemoAccounts: boolean;
  /** The rules of withdrawals with which every brand begins, on or off. */
  hasRules: boolean;
  /** An open method of real money for deposits, and one for withdrawals. */
  hasWayIn: boolean;
  hasWayOut: boolean;
};

const firstRules = ['amount', 'first', 'changed_device', 'changed_payee', 'velocity'];

export const readReadyFacts = async (sql: Transaction, code: string): Promise<ReadyFacts> => {
  const [facts] = await sql<ReadyFacts>`
    select (select demo from brand.brand_view where code = ${code}) as "isDemo",
      to_regclass('compliance.limit_view') is not null as "hasLimits",
      exists (
        select from operator.operator o
        where o.state = 'active'
          and not exists (select from operator.factor f where f.operator_id = o.id)
      ) as "isUnproved",
      exists (select from operator.conflicts_in(${code})) as "hasConflicts", (
        select count(distinct operator_id)::integer from operator.right_of
        where brand = ${code} and "right" = 'withdrawal.a'
      ) as seconds,
      exists (
        select from session.demo_account_view d
        join player.player_view p on p.id = d.player_id
        where p.brand = ${code}
      ) as "hasDemoAccounts",
      ${firstRules}::text[] <@ array(
        select code from casework.rule_view where brand = ${code} and kind = 'withdrawal'
      ) as "hasRules",
      exists (
        select from cashier.method_view
        where brand = ${code} and kind = 'deposit' and enabled and not demo
          and provider <> 'sandbox'
      ) as "hasWayIn",
      exists (
        select from cashier.method_view
        where brand = ${code} and kind = 'withdrawal' and enabled and not demo
          and provider <> 'sandbox'
      ) as "hasWayOut"`;
  return facts!;
};

/**
 * Whether a player of the brand has money, held or staked in a round that may still pay, or some
 * waits in suspense for a person to say whose it is.
 */
export const holdsMoney = async (sql: Transaction, code: string): Promise<boolean> => {
  const [row] = await sql<{ holds: boolean }>`
    select exists (
      select from ledger.player_money_view m
      join player.player_view p on p.id = m.player_id
      where p.brand = ${code}
    ) or exists (
      select from round.rounds_view
      where brand = ${code} and status = 'open' and mode = 'real'
    ) or exists (
      select from cashier.suspended_view where brand = ${code}
    ) as holds`;
  return row!.holds;
};
