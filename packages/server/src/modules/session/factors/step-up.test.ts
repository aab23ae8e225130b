import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { logInAs, registerPlayer, type SomePlayer, somePassword } from '@parlour/testkit/players';
import type { Visitor } from '@parlour/testkit/visitor';
import { openSite, type Site } from '@parlour/testkit/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate } from '..';
import { companionCookie } from '../../../lib/http/http';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const minute = 60_000;

const isSteppedUp = async ({ token = '', cookies }: Visitor): Promise<boolean> => {
  const options = { background: true, brand: { code: 'main' } };
  const found = await authenticate(site.platform, token, cookies.get(companionCookie), options);
  return found.isSteppedUp;
};

const stepUp = (someone: SomePlayer, password = somePassword) =>
  someone.call(session.stepUp, { password });

test('[R-S9] a password confirms who one is for ten minutes, in every tab', async () => {
  const someone = await registerPlayer(site);
  expect(await isSteppedUp(someone)).toBe(false);
  const { until, token } = (await stepUp(someone)).body.value;
  someone.token = token;
  const inMs = Date.parse(until) - site.platform.clock.now().getTime();
  expect(Math.abs(inMs - 10 * minute)).toBeLessThan(5000);
  expect(await isSteppedUp(someone)).toBe(true);
  const other = someone.newTab();
  other.token = (await other.get(session.resume, {}))?.token;
  expect(await isSteppedUp(other)).toBe(true);
  await site.shiftClock(9 * minute);
  expect(await isSteppedUp(someone)).toBe(true);
  await site.shiftClock(11 * minute);
  expect(await isSteppedUp(someone)).toBe(false);
  await site.shiftClock(0);
});

test('[R-S9] the token is a new one; the old one ends when calls on their way have arrived', async () => {
  const someone = await registerPlayer(site);
  const old = someone.token;
  someone.token = (await stepUp(someone)).body.value.token;
  expect(someone.token).not.toBe(old);
  await site.shiftClock(11_000);
  expect((await someone.call(player.readMember, {})).status).toBe(200);
  someone.token = old;
  expect((await someone.call(player.readMember, {})).refusal?.code).toBe('session.required');
  await site.shiftClock(0);
});

test('[R-S3] [R-S9] wrong answers count as failed sign-ins, 20 at once no less', async () => {
  const someone = await registerPlayer(site);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => stepUp(someone, 'not the password')),
  );
  const codes = answers.map(({ refusal }) => refusal?.code);
  expect(codes.filter((code) => code === 'session.wrong_credentials')).toHaveLength(3);
  expect(codes.filter((code) => code === 'session.locked')).toHaveLength(17);
  expect((await stepUp(someone)).status).toBe(423);
  expect(await isSteppedUp(someone)).toBe(false);
  const [event] = await site.database.sql<{ payload: Record<string, string> }>`
    select payload from lib.outbox where type = 'session.refused' order by id desc limit 1`;
  expect(event?.payload).toMatchObject({ playerId: someone.playerId, reason: 'step_up' });
});

test('[R-S9] a session that was ended elsewhere is not confirmed, nor a visitor', async () => {
  const someone = await registerPlayer(site);
  await logInAs(site, someone);
  expect((await stepUp(someone)).refusal?.code).toBe('session.elsewhere');
  const visitor = await site.visitor().call(session.stepUp, { password: somePassword });
  expect(visitor.refusal?.code).toBe('session.required');
});
