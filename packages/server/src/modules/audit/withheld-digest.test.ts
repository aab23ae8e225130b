import { audit, type AuditEntry } from '@parlour/contract/audit';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalJson, type Json, linkAll, writeAudit } from '.';
import { digestOfFields } from './digest';

let site: Site;
let player: SomePlayer;
let tied: SomeOperator;
let other: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  player = await registerPlayer(site);
  tied = await openOperator(site, { roles: ['lead'] });
  other = await openOperator(site, { roles: ['lead'] });
  await shareAddress(site, tied, player);
});
afterAll(() => site.drop());

const address = '203.0.113.9';
const signInId = '41';

/** A line about the player, as who is tied to them reads it. */
const lineOf = async (act: Omit<Parameters<typeof writeAudit>[1], 'playerId'>) => {
  const { playerId } = player;
  await site.database.transaction((sql) => writeAudit(sql, { ...act, playerId }));
  await linkAll(site.platform);
  const [{ n } = {}] = (await other.get(audit.listEntries, { playerId })).list;
  const seen = await tied.get(audit.readEntry, { n: n! });
  expect(seen.isWithheld).toBe(true);
  return seen;
};

type Guess = { signIn: string | null; address: string | null; before: Json; after: Json };

/** Whether the digest says that a guess is right: only the microsecond is tried. */
const isFound = (
  { id, at, brand, operatorId, role, act, objectKind, objectId, digest, ...line }: AuditEntry,
  { signIn, address: from, before, after }: Guess,
): boolean =>
  Array.from({ length: 1000 }, (_, micro) => {
    const moment = at.replace('Z', `${String(micro).padStart(3, '0')}Z`);
    const head = [id, moment, brand ?? null, operatorId ?? null, signIn, role ?? null];
    const values = [null, canonicalJson(before), canonicalJson(after), line.reason ?? null];
    const tail = [line.secondOf ?? null, from, line.requestId ?? null];
    return digestOfFields([...head, act, objectKind, objectId, ...values, ...tail]).toString('hex');
  }).includes(digest);

describe('[OPS-01] what is withheld of a line is not found from its digest by trying', () => {
  test('of a line that a job wrote', async () => {
    const before = { status: 'settled', stake: '100', payout: '350', currency: 'VND' };
    const after = { status: 'refunded', reason: 'malfunction', change: '12' };
    const seen = await lineOf({
      actor: { system: true },
      brand: 'main',
      act: 'void.apply',
      objectKind: 'void',
      objectId: '77',
      before,
      after,
    });
    const { playerId } = player;
    const payouts = Array.from({ length: 40 }, (_, n) => String(n * 10));
    const found = payouts.filter((payout) =>
      isFound(seen, {
        signIn: null,
        address: null,
        before: { ...before, payout },
        after: { ...after, playerId },
      }),
    );
    expect(found).toEqual([]);
  });

  test('of a line of a colleague, whose session and address are known from other lines', async () => {
    const before = { reasons: ['partly'], amount: '40000' };
    const seen = await lineOf({
      actor: { operatorId: other.operatorId, signInId, address },
      brand: 'main',
      act: 'withdrawal.refuse',
      objectKind: 'withdrawal',
      objectId: '78',
      before,
      after: { reasonCode: 'paid_twice' },
      requestId: randomUUID(),
    });
    const { playerId } = player;
    const found = ['other', 'wrong_content', 'paid_twice'].filter((reasonCode) =>
      isFound(seen, { signIn: signInId, address, before, after: { reasonCode, playerId } }),
    );
    expect(found).toEqual([]);
  });
});
