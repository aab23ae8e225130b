import { Preview } from './preview';

// `npx tsx packages/games/src/slots/shell/preview/serve.ts [port]`: the shell without a server.
const { address } = await Preview.open(Number(process.argv[2] ?? 4173));
console.log(`${address}/play?game=lotus-pond`);
