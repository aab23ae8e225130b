import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  await db.drop();
});

type ForeignKey = { key: string; isOfPlayer: boolean; isToPlayer: boolean };

/**
 * Every foreign key of the database. A table has players' rows if it has their number, or refers to
 * a table that has.
 */
const foreignKeys = (): Promise<ForeignKey[]> =>
  db.database.sql<ForeignKey>`
    with recursive key as (
      select c.conrelid as child, c.confrelid as parent,
        format('%s.%s -> %s', c.conrelid::regclass, (
          select string_agg(a.attname, '+' order by place)
          from unnest(c.conkey) with ordinality as k(attnum, place)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
        ), c.confrelid::regclass) as name
      from pg_constraint c
      where c.contype = 'f' and c.conparentid = 0
    ),
    of_player as (
      select attrelid as id from pg_attribute where attname = 'player_id' and not attisdropped
      union
      select 'player.player'::regclass::oid
      union
      select key.child from key join of_player on of_player.id = key.parent
    )
    select name as key, child in (select id from of_player) as "isOfPlayer",
      parent in (select id from of_player) as "isToPlayer"
    from key
    order by name`;

/** Those that the column player_id, the owner of a row, does not explain. */
const keysAmongPlayers = async (): Promise<string[]> => {
  const among = (await foreignKeys()).filter((each) => each.isOfPlayer && each.isToPlayer);
  return among.map(({ key }) => key).filter((key) => !key.endsWith('.player_id -> player.player'));
};

/** From a row of a player to another row of the same player, or to one that no player owns. */
const withinPlayer = {
  'agent.link.agent_id -> agent.node': 'a link of this agent',
  'casework.act.case_id -> casework.case_file': 'an act on this case',
  'casework.decision.case_id -> casework.case_file': 'a decision on this case of the player',
  'casework.line.case_id -> casework.case_file': 'what happened to this case',
  'casework.note.case_id -> casework.case_file': 'a note on this case',
  'cashier.bank_statement_line.payout_id -> cashier.payout': 'the payout that this debit paid',
  'cashier.payee_key.payee_id -> cashier.payee': 'the number of this account',
  'cashier.payee_tail.payee_id -> cashier.payee': 'the end of this account',
  'cashier.payment.deposit_id -> cashier.deposit': 'the order that this payment paid',
  'cashier.payout.withdrawal_id -> cashier.withdrawal': 'the payouts of this withdrawal',
  'cashier.payout_verdict.payout_id -> cashier.payout': 'what was decided of this payout',
  'cashier.sandbox_payment.deposit_id -> cashier.deposit': 'the payment of this deposit',
  'cashier.withdrawal.payee_id -> cashier.payee': "the player's own account",
  'gateway.free_bet.grant_id -> gateway.free_grant': "the player's own grant, or one for a brand",
  'identity.document.image_id -> upload.image': 'a picture of this player',
  'identity.document.player_id -> identity.identity': 'the documents of this player',
  'ledger.checkpoint.account_id -> ledger.account': 'the balance of this account of the house',
  'ledger.hold.held_id -> ledger.account': 'where the held money of the player is',
  'ledger.hold.source_id -> ledger.account': 'where the held money of the player comes from',
  'ledger.hold.target_id -> ledger.account': 'the house, or an account of the same player',
  'session.remember_token.remembered_id -> session.remembered': 'a token of this browser',
  'session.token.sign_in_id -> session.sign_in': 'the token of this sign-in',
  'support.chat_message.chat_id -> support.chat': 'a message of this chat',
  'support.chat_message.image_id -> upload.image': 'a picture of this player',
  'support.picture.image_id -> upload.image': 'a picture of this player',
  'support.picture.ticket_id -> support.ticket': 'a picture of this ticket',
  'support.ticket_message.ticket_id -> support.ticket': 'what was written about this ticket',
  'wallet.pocket.account_id -> ledger.account': 'the account of this pocket',
};

/** From a row of a player to a row of another player. */
const betweenPlayers = {
  // The exclusion of one account was taken for that of another one's person.
  'compliance.exclusion_lift.of_player -> player.player': 'whose exclusion it was',
  // Nothing reads or writes it any more: the tree of agents has plain numbers. A later migration
  // drops it.
  'player.player.upline_id -> player.player': 'the agent above the player',
};

describe('a foreign key between rows of players', () => {
  test('joins rows of the same player; only the upline and a lifted exclusion join two', async () => {
    const allowed = Object.keys({ ...withinPlayer, ...betweenPlayers });
    expect(await keysAmongPlayers()).toEqual(allowed.toSorted());
  });

  test('is found in a new table, and in a table that refers to it', async () => {
    await db.database.sql`
      create table player.friend (
        player_id bigint references player.player,
        friend_id bigint references player.player,
        primary key (player_id, friend_id)
      )`;
    await db.database.sql`
      create table player.greeting (
        n bigint, player bigint, friend bigint,
        foreign key (player, friend) references player.friend
      )`;
    const before = new Set(Object.keys({ ...withinPlayer, ...betweenPlayers }));
    expect((await keysAmongPlayers()).filter((key) => !before.has(key))).toEqual([
      'player.friend.friend_id -> player.player',
      'player.greeting.player+friend -> player.friend',
    ]);
  });
});
