import type { Patch } from '../../faults/mutants/patch';

const server = (name: string) => `packages/games/src/server/${name}.ts`;
const tables = 'packages/games/migrations/0001-games.sql';

/**
 * The rule that leaked the outcome of a refused press, as a patch of our sources: a round is drawn
 * and stored before the wallet is asked, a refusal returns its nonce, and a repeat reads the stored
 * round.
 */
export const oldRule: Patch[] = [
  {
    file: tables,
    find: 'then outcome is null and hidden is null',
    replace: 'then true',
  },
  {
    file: tables,
    find: 'create unique index round_number',
    replace: 'create index round_number',
  },
  { file: tables, find: 'create unique index round_nonce', replace: 'create index round_nonce' },
  {
    file: server('rounds/start-round'),
    find: 'await insertRound(sql, round, deps.patience.leaseMs);',
    replace: `await insertRound(sql, round, deps.patience.leaseMs);
  const serverSeed = deps.seal.open(await seedsOf(sql, round.seedsId));
  const { clientSeed } = round;
  const seeds = { serverSeed, clientSeed, nonce: Number(round.nonce) };
  const { outcome } = deps.draw(order.game, seeds);
  await sql\`
    update games.round set outcome = \${JSON.stringify(outcome)} where id = \${round.id}\`;`,
  },
  {
    file: server('rounds/start-round'),
    find: `claimTurn, type Seat } from`,
    replace: `seedsOf, claimTurn, type Seat } from`,
  },
  {
    file: server('rounds/start-round'),
    find: `if (press.status !== 'refused') return taken;`,
    replace: 'return taken;',
  },
  {
    file: server('rounds/advance-round'),
    find: 'await refuseBet(database.sql, round.id, status);',
    replace: `await refuseBet(database.sql, round.id, status);
  await database.sql\`update games.seat set rounds = rounds - 1 where id = \${round.seatId}\`;
  await database.sql\`update games.seeds set rounds = rounds - 1 where id = \${round.seedsId}\`;`,
  },
];
