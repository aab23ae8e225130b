import { parseArgs } from 'node:util';
import type { Words } from './words';

type Measure = (options: Words) => Promise<void>;

/** The benchmarks of `npm run bench -- <name>`; each is loaded only when it is asked for. */
const measures: Record<string, () => Promise<Measure>> = {
  bytes: async () => (await import('./bytes')).benchBytes,
  chat: async () => (await import('./chat')).benchChat,
  desk: async () => (await import('./desk')).benchDesk,
  enumeration: async () => (await import('./enumeration')).benchEnumeration,
  frames: async () => (await import('./frames')).benchFrames,
  ledger: async () => (await import('./ledger')).benchLedger,
  lighthouse: async () => (await import('./lighthouse')).benchLighthouse,
  live: async () => (await import('./live')).benchLive,
  lobby: async () => (await import('./lobby')).benchLobby,
  login: async () => (await import('./login')).benchLogin,
  records: async () => (await import('./records')).benchRecords,
  pages: async () => (await import('./pages')).benchPages,
  statement: async () => (await import('./statement')).benchStatement,
  web: async () => (await import('./web')).benchWeb,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    url: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string' },
    pairs: { type: 'string' },
    against: { type: 'string' },
    seconds: { type: 'string' },
    players: { type: 'string' },
    accounts: { type: 'string' },
    bets: { type: 'string' },
    sockets: { type: 'string' },
    chats: { type: 'string' },
    cases: { type: 'string' },
  },
});

const [name = ''] = positionals;
const load = measures[name];
if (!load) {
  console.error(
    `npm run bench -- <name> [--json FILE]: ${Object.keys(measures).join(', ')}\n` +
      '  web     --url ADDRESS  --rounds 9  --only /,/rng\n' +
      '  frames  --only lotus-pond,gem-quarry  --rounds 5\n' +
      '  ledger  --only core,full,http,growth,grown,flush,fanout,activity,limits\n' +
      '          --pairs 20  --seconds 2\n' +
      '          --players 10000  --accounts 1000000  --bets 10000000  --sockets 10000\n' +
      '          --against DIR (another checkout takes turns with this one)\n' +
      '  bytes   --only /,/rng  --url ADDRESS\n' +
      '  chat    --chats 1000  --sockets 5000  --seconds 60\n' +
      '  desk    --cases 10000  --rounds 7  --seconds 5  --players 10000\n' +
      '          --only scroll  --cases 10000\n' +
      '  enumeration  --accounts 500\n' +
      '  lighthouse  --rounds 5  --only /,/rng  --url ADDRESS\n' +
      '  live    --sockets 10000  --rounds 9\n' +
      '  lobby   --rounds 5  --url ADDRESS\n' +
      '  login   --rounds 7  --seconds 5  --players 10000\n' +
      '  records --bets 5000000  --accounts 1000000  --players 50  --rounds 200\n' +
      '          --only bets  --rounds 7  --seconds 5\n' +
      '  pages   --rounds 7  --seconds 5  --players 10000\n' +
      '  statement  --bets 10000  --players 500',
  );
  process.exit(1);
}
const measure = await load();
await measure(values);
