import { casework } from '@parlour/contract/casework';
import { cashierBooks } from '@parlour/contract/cashier/books';
import { cashierConsole } from '@parlour/contract/cashier/console';
import { compliance } from '@parlour/contract/compliance';
import { contentConsole } from '@parlour/contract/content-console';
import { operator } from '@parlour/contract/operator';
import { report } from '@parlour/contract/report';
import { reportConsole } from '@parlour/contract/report-console';
import { session } from '@parlour/contract/session';
import { support } from '@parlour/contract/support';
import { supportChat } from '@parlour/contract/support/chat';
import { wallet } from '@parlour/contract/wallet';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const days = { from: '2026-11-28', to: '2026-11-28' };
const noId = '00000000-0000-0000-0000-000000000000';
const packed = (text: string) => Buffer.from(text).toString('base64url');

test.each(['0000-01-01T00:00:00', '2026-02-30T00:00:00'])(
  '[ERR-04] the time %s, which no calendar has, is refused and is no failure',
  async (time) => {
    const player = await registerPlayer(site);
    const [cashier, lead] = [
      await openOperator(site, { roles: ['cashier'] }),
      await openOperator(site, { roles: ['lead'] }),
    ];
    const listed = packed(`1 ${time.replace('T', ' ')}+00`);
    const answers = [
      await player.call(wallet.listTransfers, { ...days, cursor: `${time}.000Z_${noId}` }),
      await player.call(report.listRounds, { ...days, before: `${time}.000Z` }),
      await player.call(report.readBalanceAt, { at: `${time}.000Z` }),
      await cashier.call(casework.listCases, { cursor: packed(`${time}.000000Z 1`) }),
      await cashier.call(cashierBooks.listSuspense, { cursor: packed(`${time}.000000Z 1`) }),
      await lead.call(reportConsole.listPlayers, { cursor: listed }),
    ];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(
      answers.map(() => 'request.invalid'),
    );
  },
);

test.each(['0000-01-01T00:00:00Z', '2026-02-30T00:00Z', '10'])(
  '[ERR-04] nor does a change begin at %s, or show something from it on',
  async (time) => {
    const [brand, content] = [
      await openOperator(site, { roles: ['brand'] }),
      await openOperator(site, { roles: ['content'] }),
    ];
    const main = { kind: 'brand', object: 'main' } as const;
    const item = { kind: 'announcement', object: 'main:when' } as const;
    const { version } = await brand.get(operator.previewChange, { ...main, patch: {} });
    const later = { ...main, patch: { closed: true }, version, reason: 'as planned', at: time };
    const answers = [
      await brand.call(operator.previewChange, { ...main, patch: { closed: true, from: time } }),
      await content.call(operator.previewChange, {
        ...item,
        patch: { position: 0, enabled: false, from: time },
      }),
      await brand.call(operator.proposeChange, later),
    ];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(
      answers.map(() => 'request.invalid'),
    );
  },
);

test('[ERR-04] nor is a name that is as long as one and names nothing', async () => {
  const player = await registerPlayer(site);
  const [name, credential] = ['-'.repeat(36), '{}'];
  const description = 'ten words or a few more of them say what it is about';
  const answers = [
    await player.call(support.sendFeedback, {
      questionType: 'deposit',
      description,
      images: [name],
    }),
    await site.visitor().call(session.logInByPasskey, { id: name, credential }),
  ];
  expect(answers.map(({ refusal }) => refusal?.code)).toEqual(answers.map(() => 'request.invalid'));
});

test('[ERR-04] neither is a number that no message and no transfer has', async () => {
  const player = await registerPlayer(site);
  await player.get(supportChat.openChat, {});
  const cursor = `2026-01-01T00:00:00.000Z_${'-'.repeat(36)}`;
  const answers = [
    await player.call(wallet.listTransfers, { ...days, cursor }),
    await player.call(supportChat.readChat, { from: 2_147_483_648 }),
    await player.call(supportChat.readChat, { before: 2_147_483_648 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test('[ERR-04] neither is a number that no case and no version has', async () => {
  const [cashier, lead] = [
    await openOperator(site, { roles: ['cashier'] }),
    await openOperator(site, { roles: ['lead'] }),
  ];
  const decided = { case: '9'.repeat(19), version: 1, verdict: 'approve' } as const;
  const resolved = { ...decided, verdict: 'continue' } as const;
  const version = { brand: 'main', kind: 'banner', code: 'x', version: 2_147_483_648 } as const;
  const answers = [
    await cashier.call(cashierConsole.decideWithdrawal, decided),
    await lead.call(cashierConsole.resolvePayout, resolved),
    await lead.call(contentConsole.readContentVersion, version),
  ];
  expect(answers.map(({ refusal }) => refusal?.code)).toEqual(answers.map(() => 'request.invalid'));
});

test('[ERR-04] an empty value in a body is none, as it is in an address', async () => {
  const player = await registerPlayer(site);
  const limit = { kind: 'stake', period: 'week' } as const;
  await player.get(compliance.setLimit, { ...limit, amount: '1000' });
  const { limits } = await player.get(compliance.setLimit, { ...limit, amount: '' });
  // An end of the limit, which waits like one without an amount.
  expect(limits).toMatchObject([{ ...limit, amount: '1000', raise: { isReady: false } }]);
  const minutes = '' as unknown as number;
  expect((await player.call(compliance.setReality, { minutes })).status).toBe(200);
});

test.each(['flags.constructor', 'flags.__proto__', 'settings.constructor', 'notice.toString'])(
  '[ERR-04] nor is %s, a name that every object has, a value of a brand',
  async (name) => {
    const brand = await openOperator(site, { roles: ['brand'] });
    const patch = { [name]: name.startsWith('flags.') ? true : 'x' };
    const { refusal } = await brand.call(operator.previewChange, {
      kind: 'brand',
      object: 'main',
      patch,
    });
    expect(refusal?.value?.fields?.map(({ code }) => code)).toEqual(['field.unknown']);
  },
);
