import { session } from '@parlour/contract/session';
import { puzzleSize } from '@parlour/contract/session/verification';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registrationForm, someUsername } from '@parlour/testkit/people/players';
import { startPuzzle, trackTo, verify, workOf } from '@parlour/testkit/site/verification';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite({ VERIFICATION: 'on' });
  await site.setBrand('main', { verification: 'always' });
});
afterAll(() => site.drop());

const minute = 60_000;
type SomeVisitor = ReturnType<Site['visitor']>;

const logIn = (visitor: SomeVisitor, verification?: string, username = someUsername()) =>
  visitor.call(session.logIn, {
    username,
    password: 'a wrong password',
    type: 'username',
    ...(verification && { verification }),
  });

const codeOf = async (answer: Promise<{ refusal: { code: string } | undefined }>) =>
  (await answer).refusal?.code ?? 'done';

test('[AUTH-04] a registration and a login need a solved verification, each its own', async () => {
  const visitor = site.visitor();
  const form = registrationForm();
  expect(await codeOf(visitor.call(session.register, form))).toBe('session.verification_required');
  const first = await verify(site, visitor, 'register');
  expect((await visitor.call(session.register, { ...form, verification: first })).status).toBe(200);

  const { username, password } = form;
  const account = { username, password, type: 'username' } as const;
  expect(await codeOf(visitor.call(session.logIn, account))).toBe('session.verification_required');
  const verification = await verify(site, visitor, 'login');
  expect((await visitor.call(session.logIn, { ...account, verification })).status).toBe(200);
  const again = visitor.call(session.logIn, { ...account, verification });
  expect(await codeOf(again)).toBe('session.verification_failed');
});

test('[REG-05] a name is not said to be taken before the verification', async () => {
  const visitor = site.visitor();
  const username = someUsername();
  const verification = await verify(site, visitor, 'register');
  await visitor.get(session.register, registrationForm({ username, verification }));
  const taken = registrationForm({ username });
  expect(await codeOf(site.visitor().call(session.register, taken))).toBe(
    'session.verification_required',
  );
});

test('[AUTH-04] wrong fields of a registration leave its verification unused', async () => {
  const visitor = site.visitor();
  const verification = await verify(site, visitor, 'register');
  const weak = registrationForm({ password: '1234567890', verification });
  expect(await codeOf(visitor.call(session.register, weak))).toBe('session.password_weak');
  expect(await codeOf(visitor.call(session.register, registrationForm({ verification })))).toBe(
    'done',
  );
});

test('[AUTH-04] the puzzle is two pictures, and nothing in its answer names the place', async () => {
  const visitor = site.visitor();
  const { x, ...puzzle } = await startPuzzle(site, visitor, 'login');
  expect(visitor.cookies.get('__Host-pg')).toMatch(/^[\w-]{43}$/);
  expect(Object.keys(puzzle).toSorted()).toEqual(['id', 'image', 'piece', 'work', 'y']);
  expect(x).toBeGreaterThanOrEqual(puzzleSize.piece);
  const piece = Buffer.from(puzzle.piece, 'base64');
  // The width and height in the head of a PNG.
  expect([piece.readUInt32BE(16), piece.readUInt32BE(20)]).toEqual([60, 60]);
  const image = Buffer.from(puzzle.image, 'base64');
  expect(image.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  const other = await startPuzzle(site, site.visitor(), 'login');
  expect(other.image).not.toBe(puzzle.image);
});

test.each([
  ['beside the hole', (x: number) => ({ x: x - 6, track: trackTo(x - 6) })],
  ['without the way there', (x: number) => ({ x })],
  ['whose way leads elsewhere', (x: number) => ({ x, track: trackTo(x - 1) })],
  ['whose way runs backwards in time', (x: number) => ({ x, track: ['300:4', `200:${x}`] })],
  ['by a computation that was not made', () => ({ work: Array(16).fill('1').join(',') })],
  ['without anything', () => ({})],
])('[AUTH-04] an answer %s is refused and uses the puzzle up', async (_name, answerOf) => {
  const visitor = site.visitor();
  const { id, x } = await startPuzzle(site, visitor, 'login');
  const wrong = visitor.call(session.solveVerification, { id, ...answerOf(x) });
  expect(await codeOf(wrong)).toBe('session.verification_failed');
  const right = visitor.call(session.solveVerification, { id, x, track: trackTo(x) });
  expect(await codeOf(right)).toBe('session.verification_failed');
});

test('[AUTH-04] an answer sooner than anyone sees the picture is refused', async () => {
  const visitor = site.visitor();
  const { id, x } = await startPuzzle(site, visitor, 'login');
  await site.database.sql`
    update session.verification set created_at = lib.now() where id = ${id}`;
  const answer = visitor.call(session.solveVerification, { id, x, track: trackTo(x) });
  expect(await codeOf(answer)).toBe('session.verification_failed');
});

test('[AUTH-04] a puzzle and its text belong to one browser and one purpose', async () => {
  const [visitor, stranger] = [site.visitor(), site.visitor()];
  const { id, x } = await startPuzzle(site, visitor, 'login');
  await startPuzzle(site, stranger, 'login');
  const answer = { id, x, track: trackTo(x) };
  expect(await codeOf(stranger.call(session.solveVerification, answer))).toBe(
    'session.verification_failed',
  );
  const { verification } = await visitor.get(session.solveVerification, answer);
  expect(await codeOf(logIn(stranger, verification))).toBe('session.verification_failed');
  const form = registrationForm({ verification });
  expect(await codeOf(visitor.call(session.register, form))).toBe('session.verification_failed');
  expect(await codeOf(logIn(visitor, verification))).toBe('session.wrong_credentials');
});

test('[AUTH-04] a puzzle and its text last five minutes each', async () => {
  const visitor = site.visitor();
  const puzzle = await startPuzzle(site, visitor, 'login');
  const verification = await verify(site, visitor, 'login');
  await site.shiftClock(5 * minute);
  const late = { id: puzzle.id, x: puzzle.x, track: trackTo(puzzle.x) };
  expect(await codeOf(visitor.call(session.solveVerification, late))).toBe(
    'session.verification_failed',
  );
  expect(await codeOf(logIn(visitor, verification))).toBe('session.verification_failed');
  await site.shiftClock(0);
});

test('[AUTH-04] of 20 concurrent answers and of 20 concurrent uses one counts', async () => {
  const visitor = site.visitor();
  const { id, x } = await startPuzzle(site, visitor, 'login');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      visitor.call(session.solveVerification, { id, x, track: trackTo(x) }),
    ),
  );
  const solved = answers.filter(({ status }) => status === 200);
  expect(solved).toHaveLength(1);
  const verification = solved[0]?.body.value.verification ?? '';
  const uses = await Promise.all(Array.from({ length: 20 }, () => logIn(visitor, verification)));
  const codes = uses.map(({ refusal }) => refusal?.code);
  expect(codes.filter((code) => code === 'session.wrong_credentials')).toHaveLength(1);
  expect(codes.filter((code) => code === 'session.verification_failed')).toHaveLength(19);
});

test('[AUTH-04] who cannot use the picture lets the browser compute', async () => {
  const visitor = site.visitor();
  const { id, work } = await startPuzzle(site, visitor, 'login');
  await site.database.sql`update session.verification set bits = 4 where id = ${id}`;
  const answer = { id, work: workOf({ ...work, bits: 4 }) };
  const { verification } = await visitor.get(session.solveVerification, answer);
  expect(await codeOf(logIn(visitor, verification))).toBe('session.wrong_credentials');
});

test('[AUTH-04] of sixty computations that an address begins at once most are hard', async () => {
  const address = '198.51.100.40';
  const begin = async () => (await startPuzzle(site, site.visitor({ address }), 'login')).work.bits;
  const bits = await Promise.all(Array.from({ length: 60 }, begin));
  const easy = bits.filter((each) => each === 15);
  expect([easy.length, Math.max(...bits)]).toEqual([8, 18]);
  await site.shiftClock(11 * minute);
  expect(await begin()).toBe(15);
  await site.shiftClock(0);
});

test('[AUTH-04] who answers by the picture is asked for no harder computation', async () => {
  const address = '198.51.100.41';
  for (let turn = 0; turn < 9; turn += 1) await verify(site, site.visitor({ address }), 'login');
  expect((await startPuzzle(site, site.visitor({ address }), 'login')).work.bits).toBe(15);
});

test('[AUTH-04] a flood of puzzles is answered without pictures, and still solvable', async () => {
  // After the second in which the tests before drew.
  await site.shiftClock(20 * minute);
  const puzzles = await Promise.all(
    Array.from({ length: 30 }, () => startPuzzle(site, site.visitor(), 'login')),
  );
  const drawn = puzzles.filter(({ image }) => image !== '');
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.length).toBeLessThan(15);
  expect(puzzles.every(({ work }) => work.challenge !== '')).toBe(true);
  await site.shiftClock(0);
});

test('[AUTH-04] at a brand that asks by risk, a browser that signed in before goes without', async () => {
  await site.setBrand('second', { verification: 'risk', newDevice: 'off' });
  await site.database.sql`
    update brand.registration_field set accepted_pattern = '*'
    where brand = 'second' and field = 'username'`;
  site.forgetBrands();
  const visitor = site.visitor({ host: 'second.localhost' });
  const form = registrationForm({ verification: await verify(site, visitor, 'register') });
  await visitor.get(session.register, form);
  const { username, password } = form;
  const account = { username, password, type: 'username' } as const;
  expect(await codeOf(visitor.call(session.logIn, account))).toBe('done');
  const stranger = site.visitor({ host: 'second.localhost' });
  expect(await codeOf(stranger.call(session.logIn, account))).toBe('session.verification_required');
  await site.setBrand('second', { verification: 'off' });
  expect(await codeOf(stranger.call(session.logIn, account))).toBe('done');
});
