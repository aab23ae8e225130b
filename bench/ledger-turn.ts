// One side of `npm run bench -- ledger --against DIR`: opens the named parts, reports that it is
// ready, and measures one turn for each line on its standard input. All other output goes to
// standard error.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startCluster } from './ledger/stage/cluster';
import { openStage } from './ledger/stage/open-stage';
import { openPart, partNames, type Many } from './ledger/parts';
import type { SideSays, TurnOrder } from './ledger/side';
import type { Part, Way } from './ledger/variant';

const serve = async (parts: string[], many: Many) => {
  const cluster = await startCluster();
  const opened: Part[] = [];
  try {
    const stage = await openStage(cluster, many.players);
    // A part that only the other side has is left out; the ready parts are reported.
    for (const name of partNames.filter((each) => parts.includes(each))) {
      opened.push(await openPart[name](stage, many));
    }
    const ways = new Map<string, Way>();
    for (const { of } of opened.flatMap((part) => part.pairs)) ways.set(of.id, of);
    send({ kind: 'ready', ways: [...ways.values()].map(({ id, title }) => ({ id, title })) });
    for await (const line of createInterface({ input: process.stdin })) {
      const { way, pace } = JSON.parse(line) as TurnOrder;
      send(await measure(ways.get(way), pace));
    }
  } finally {
    for (const part of opened) await part.close();
    await cluster.stop();
  }
};

const measure = async (way: Way | undefined, pace: TurnOrder['pace']): Promise<SideSays> => {
  if (!way) return { kind: 'failed', why: 'It does not know this way.' };
  try {
    return { kind: 'turn', figures: await way.turn(pace) };
  } catch (error) {
    return { kind: 'failed', why: String(error) };
  }
};

const send = (words: SideSays) => process.stdout.write(`${JSON.stringify(words)}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // Another version of the benchmark may send more fields.
  strict: false,
});
const many = (name: keyof Many) => Number(values[name]);
await serve((positionals[0] ?? '').split(','), {
  players: many('players'),
  accounts: many('accounts'),
  bets: many('bets'),
  sockets: many('sockets'),
});
