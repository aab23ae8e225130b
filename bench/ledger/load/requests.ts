import { createHmac, randomInt, randomUUID, sign } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { say } from '../rounds';
import { game, playerAt, tokenOf, vendorOf, type Signature, type Stage } from '../stage/stage';

/** A file of concatenated requests, and a file of their ends, 32 bits a number. */
export type Requests = { file: string; ends: string };

export type RequestStore = (signature: Signature, count: number) => Promise<Requests>;

/** Signs so many when they are first needed; a later turn uses the same ones. */
export const requestStore = (stage: Stage): RequestStore => {
  const held = new Map<Signature, { count: number; requests: Requests }>();
  return async (signature, count) => {
    const known = held.get(signature);
    if (known && known.count >= count) return known.requests;
    say('Signing requests …');
    const requests = await prepareRequests(stage, signature, count);
    held.set(signature, { count, requests });
    return requests;
  };
};

const signRsa = promisify(sign);
const together = 64;

/**
 * Bets as a vendor sends them, signed in advance: signing costs the vendor many times what
 * verifying costs us. All copies of the template use the same ones.
 */
export const prepareRequests = async (
  stage: Stage,
  signature: Signature,
  count: number,
): Promise<Requests> => {
  const file = path.join(stage.cluster.folder, `requests-${signature}`);
  const handle = await open(file, 'w');
  const ends: number[] = [];
  let end = 0;
  for (let from = 0; from < count; from += together) {
    const bytes = await Promise.all(
      Array.from({ length: Math.min(together, count - from) }, () => request(stage, signature)),
    );
    for (const each of bytes) ends.push((end += each.length));
    await handle.write(Buffer.concat(bytes));
  }
  await handle.close();
  await writeFile(`${file}-ends`, Uint32Array.from(ends));
  return { file, ends: `${file}-ends` };
};

const request = async (stage: Stage, signature: Signature): Promise<Buffer> => {
  const playerId = playerAt(stage, randomInt(stage.players));
  const vendor = vendorOf[signature];
  const body = JSON.stringify({
    user: `main-${playerId}`,
    token: tokenOf(playerId, vendor),
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: game,
    currency: 'VND',
    // Whole numbers of 10⁻⁵.
    amount: 100_000 * (1 + randomInt(500)),
    is_free: false,
    bet: 'base',
    sub_partner_id: 'main',
    meta: { lines: 20, device: 'mobile' },
  });
  const head = [
    `POST /vendor/${vendor}/transaction/bet HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `X-Hub88-Signature: ${await signed(stage, signature, body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
};

const signed = async ({ keys, secret }: Stage, signature: Signature, body: string) =>
  signature === 'rsa'
    ? (await signRsa('sha256', Buffer.from(body), keys.privateKey)).toString('base64')
    : createHmac('sha256', secret).update(body).digest('base64');
