// What a good programmer writes in an afternoon: node:http, a pool, and between BEGIN and COMMIT
// one statement after the other. It checks and writes what the platform does, and nothing more;
// kept for comparison. Arguments: port, address of the database, role, public key.
import { createHash, createPublicKey, verify } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import {
  tokenText,
  brandText,
  stateText,
  gameText,
  pocketsText,
  knownText,
  roundText,
  openRoundText,
  addToRoundText,
  spendText,
  transferText,
  movementText,
  tokenSeenText,
  playerSeenText,
} from './plain-statements';

const [port, connectionString, role, publicKey = ''] = process.argv.slice(2);
const key = createPublicKey(publicKey);
const pool = new pg.Pool({
  connectionString,
  max: 16,
  // As the role that may write the ledger; plans are made once and by the index.
  options:
    `-c role=${role} -c ledger.posting=on ` +
    '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off',
});

type Bet = {
  user: string;
  token: string;
  request_uuid: string;
  transaction_uuid: string;
  round: string;
  round_closed: boolean;
  game_code: string;
  currency: string;
  amount: number;
};

type Answer = { status: string; balance?: number };

const microsPerUnit = 10n;
const texts = [
  'user',
  'token',
  'request_uuid',
  'transaction_uuid',
  'round',
  'game_code',
  'currency',
];

const answer = async (bytes: Buffer, signature: string): Promise<Record<string, unknown>> => {
  if (!verify('sha256', bytes, key, Buffer.from(signature, 'base64'))) {
    return { status: 'RS_ERROR_INVALID_SIGNATURE' };
  }
  const message = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  const isSound =
    texts.every((name) => typeof message[name] === 'string') &&
    typeof message.round_closed === 'boolean' &&
    Number.isSafeInteger(message.amount);
  if (!isSound) return { status: 'RS_ERROR_WRONG_TYPES' };
  const bet = message as unknown as Bet;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const made = await makeBet(client, bet);
    await client.query(made.status === 'RS_OK' ? 'commit' : 'rollback');
    return { ...made, user: bet.user, currency: bet.currency, request_uuid: bet.request_uuid };
  } catch {
    await client.query('rollback');
    return { status: 'RS_ERROR_UNKNOWN' };
  } finally {
    client.release();
  }
};

type Row = Record<string, string>;

/** A prepared statement; whole numbers of 64 bits come back as text. */
const ask = async (
  client: pg.ClientBase,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> => (await client.query({ name, text, values })).rows;

/** The token and the game when the player may bet this much on it, else the refusal. */
const assess = async (
  client: pg.ClientBase,
  bet: Bet,
  tokenHash: Buffer,
): Promise<Answer | { token: Row; game: Row }> => {
  const playerId = bet.user.split('-')[1];
  const [token] = await ask(client, 'token', tokenText, [tokenHash, playerId]);
  if (!token) return { status: 'RS_ERROR_INVALID_TOKEN' };
  if (token.ended) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
  if (token.currency !== bet.currency) return { status: 'RS_ERROR_WRONG_CURRENCY' };
  const [brand] = await ask(client, 'brand', brandText, [token.brand]);
  const [state] = await ask(client, 'state', stateText, [playerId]);
  if (brand?.closed || state) return { status: 'RS_ERROR_USER_DISABLED' };
  const [game] = await ask(client, 'game', gameText, [token.vendor, bet.game_code, bet.currency]);
  if (!game) return { status: 'RS_ERROR_INVALID_GAME' };
  return game.most && microsOf(bet) > BigInt(game.most)
    ? { status: 'RS_ERROR_LIMIT_REACHED' }
    : { token, game };
};

const microsOf = ({ amount }: Bet): bigint => BigInt(amount) * microsPerUnit;

/** What makes two bets under one key the same: their meaning, not their bytes. */
const meaningOf = ({ user, round, game_code, currency, amount }: Bet): string =>
  createHash('sha256')
    .update([user, round, game_code, currency, amount].join('\n'))
    .digest('hex')
    .slice(0, 32);

const makeBet = async (client: pg.ClientBase, bet: Bet): Promise<Answer> => {
  const playerId = bet.user.split('-')[1];
  const micros = microsOf(bet);
  const hash = meaningOf(bet);
  const tokenHash = createHash('sha256').update(bet.token).digest();
  const assessed = await assess(client, bet, tokenHash);
  if ('status' in assessed) return assessed;
  const { token, game } = assessed;

  const pockets = await ask(client, 'pockets', pocketsText, [
    playerId,
    bet.currency,
    token.wallet ?? '',
  ]);
  const known = await ask(client, 'known', knownText, [
    token.vendor_id,
    bet.transaction_uuid,
    token.since,
  ]);
  if (known[0]) return repeated(known[0], hash);
  const [round] = await ask(client, 'round', roundText, [token.vendor_id, playerId, bet.round]);
  if (round?.status === 'closed') return { status: 'RS_ERROR_UNKNOWN' };
  const total = pockets.reduce((sum, { balance }) => sum + BigInt(balance ?? 0), 0n);
  if (micros > total) return { status: 'RS_ERROR_NOT_ENOUGH_MONEY' };
  const left = total - micros;

  const roundId = round?.id
    ? await addToRound(client, round.id, left, bet)
    : await openRound(client, { token, game, total, left, bet });
  const legs = await spend(client, pockets, micros, [
    token.wagers_id,
    roundId,
    token.vendor_id,
    bet.transaction_uuid,
  ]);
  await ask(client, 'movement', movementText, [
    roundId,
    playerId,
    legs[0],
    micros,
    left,
    token.vendor_id,
    hash,
    bet.transaction_uuid,
    legs.length > 2 ? legs : null,
  ]);
  if (token.stale) await ask(client, 'token seen', tokenSeenText, [tokenHash]);
  if (token.idle) await ask(client, 'player seen', playerSeenText, [token.sign_in_id]);
  return { status: 'RS_OK', balance: Number(left / microsPerUnit) };
};

const repeated = (known: Row, hash: string): Answer =>
  known.request_hash?.replaceAll('-', '') === hash
    ? { status: 'RS_OK', balance: Number(BigInt(known.balance_after ?? 0) / microsPerUnit) }
    : { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };

type Opening = { token: Row; game: Row; total: bigint; left: bigint; bet: Bet };

const openRound = async (
  client: pg.ClientBase,
  { token, game, total, left, bet }: Opening,
): Promise<string | undefined> => {
  const [row] = await ask(client, 'open round', openRoundText, [
    bet.user.split('-')[1],
    game.id,
    microsOf(bet),
    total,
    left,
    token.vendor_id,
    bet.round_closed,
    token.mode,
    token.brand,
    bet.currency,
    game.version,
    bet.round,
  ]);
  return row?.id;
};

const addToRound = async (client: pg.ClientBase, id: string, left: bigint, bet: Bet) => {
  await ask(client, 'add to round', addToRoundText, [id, microsOf(bet), left, bet.round_closed]);
  return id;
};

/** Takes the pockets in their order, a transfer each. */
const spend = async (
  client: pg.ClientBase,
  pockets: Row[],
  micros: bigint,
  [wagersId, roundId, vendorId, reference]: unknown[],
): Promise<unknown[]> => {
  const legs: unknown[] = [];
  let left = micros;
  for (const { id, balance } of pockets) {
    const held = BigInt(balance ?? 0);
    const part = held < left ? held : left;
    if (part === 0n) continue;
    const [account] = await ask(client, 'spend', spendText, [id, part]);
    await ask(client, 'transfer', transferText, [
      id,
      wagersId,
      part,
      account?.balance,
      roundId,
      account?.seq,
      vendorId,
      String.fromCharCode(48 + legs.length / 2),
      reference,
    ]);
    legs.push(id, part);
    left -= part;
  }
  return legs;
};

const server = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const signature = String(request.headers['x-hub88-signature']);
    void answer(Buffer.concat(parts), signature)
      .catch(() => ({ status: 'RS_ERROR_WRONG_SYNTAX' }))
      .then((body) => {
        const text = JSON.stringify(body);
        const length = Buffer.byteLength(text);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
        response.end(text);
      });
  });
});
server.listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('disconnect', () => process.exit());
