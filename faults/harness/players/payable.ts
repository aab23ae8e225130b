import { addPayeeOf } from '@parlour/testkit/cashier/withdrawals';
import type { Database } from '@parlour/node-kit/database/database';
import { insertLink, insertRoot, placeUnder } from '../../../packages/server/src/modules/agent';
import { saveSettings } from '../../../packages/server/src/modules/brand';
import { foldUsername } from '../../../packages/server/src/modules/player';
import { payerCode, payerSecret } from './payer';
import type { Neighbour, Seat } from './seats';

/** So many players withdraw and send money: each password takes a core for a moment. */
const mostPayable = 8;

/** From this amount on a second person decides, and below the other no one. */
const twoPersonsAbove = '300000';
const autoApproveBelow = '120000';

/** The method of withdrawals by the provider outside, and the brand's rules of them. */
export const openPayouts = async (database: Database, payerUrl: string): Promise<void> => {
  const { sql } = database;
  await sql`
    insert into cashier.provider (code, kind, name, base_url, secret)
    values (${payerCode}, 'signed-webhook', 'Payer', ${payerUrl}, ${payerSecret})`;
  await sql`
    insert into cashier.method (brand, code, kind, provider, names, currency, min_amount,
      max_amount, fee_permille, minutes, position, demo)
    values ('main', ${payerCode}, 'withdrawal', ${payerCode}, '{"EN": "Payer"}', 'VND', 50000000000,
      90000000000000, 10, 5, 9, true)`;
  // Most rules would call a person for every withdrawal of a new player.
  await sql`
    update casework.rule set is_enabled = false where kind = 'withdrawal' and brand = 'main'`;
  await saveSettings({ database }, 'main', {
    autoApproveBelow,
    twoPersonsAbove,
    turnoverTimes: 0,
    withdrawalsADay: 100,
    hasTransfers: true,
  });
};

/** Gives some players a payee, and makes them a family: an agent and players directly below. */
export const makePayable = async (database: Database, seats: Seat[]): Promise<void> => {
  const family = seats.filter(({ means }) => means === 'rich').slice(0, mostPayable);
  for (const seat of family) {
    // oxlint-disable-next-line no-await-in-loop -- each takes a core for its password
    seat.payeeId = await addPayeeOf(seat.visitor);
  }
  await database.sql`update cashier.payee set added_at = added_at - interval '10 days'`;
  const [agent, ...players] = family;
  if (!agent) return;
  await database.transaction(async (sql) => {
    const nodeOf = ({ playerId, visitor }: Seat) => ({
      playerId,
      brand: 'main',
      usernameKey: foldUsername(visitor.username),
    });
    await insertRoot(sql, nodeOf(agent));
    const link = {
      agentId: agent.playerId,
      brand: 'main',
      code: 'FAULTSAA',
      makes: 'player' as const,
    };
    await insertLink(sql, link);
    const [row] = await sql<{ id: bigint }>`select id from agent.link where code = 'FAULTSAA'`;
    for (const player of players) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction
      await placeUnder(sql, { ...nodeOf(player), isAgent: false }, row!.id);
      player.upline = neighbourOf(agent);
    }
  });
  agent.downlines = players.map(neighbourOf);
};

const neighbourOf = ({ playerId, visitor: { username } }: Seat): Neighbour => ({
  username,
  playerId,
});
