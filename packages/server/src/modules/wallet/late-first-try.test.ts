import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import type { Endpoint } from '@parlour/contract/endpoint';
import { session } from '@parlour/contract/session';
import { mainWallet, wallet } from '@parlour/contract/wallet';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openClient } from '@parlour/testkit/site/http-client';
import { listen } from '@parlour/testkit/site/live-page';
import { untilWaiting } from '@parlour/testkit/ledger/lock-player';
import { registrationForm, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openSlowProxy, type SlowProxy } from '@parlour/testkit/site/slow-proxy';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import {
  payablePlayer,
  paymentPassword,
  withdrawalOf,
  type Payable,
} from '@parlour/testkit/cashier/withdrawals';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertLink, insertRoot } from '../agent';
import { lockPlayer } from '../ledger';
import { foldUsername } from '../player';

// Each call but one has a password, which takes a core for a moment.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
let port: number;
let proxy: SlowProxy;

beforeAll(async () => {
  site = await openSite();
  await openVendor(site);
  await site.database.sql`
    insert into catalogue.vendor (brand, code, game_type, titles)
    values ('main', 'ACME', 'RNG', '{"EN": "Acme Works"}')`;
  await site.setBrand('main', { isSingleWallet: false });
  port = await listen(site.app);
  proxy = await openSlowProxy(port);
});

afterAll(async () => {
  proxy.close();
  await dropSoundSite(site);
});

const amount = '60000';

let agents = 0;

const agentWithPlayer = async (): Promise<{ agent: Payable; to: string }> => {
  const agent = await payablePlayer(site);
  agents += 1;
  const affiliateCode = `LATETRY${'ABCDEF'[agents]}`;
  await site.database.transaction(async (sql) => {
    const usernameKey = foldUsername(agent.username);
    await insertRoot(sql, { playerId: agent.playerId, brand: 'main', usernameKey });
    const link = { agentId: agent.playerId, brand: 'main', code: affiliateCode, makes: 'agent' };
    await insertLink(sql, link as Parameters<typeof insertLink>[1]);
  });
  const form = registrationForm({ affiliateCode });
  await site.visitor().get(session.register, form);
  return { agent, to: form.username };
};

type Call = { player: SomePlayer; endpoint: Endpoint; input: Record<string, unknown> };

const verbs: [name: string, make: () => Promise<Call>][] = [
  [
    'a transfer to a neighbour',
    async () => {
      const { agent, to } = await agentWithPlayer();
      const input = { to, amount, paymentPassword };
      return { player: agent, endpoint: wallet.transferToDownline, input };
    },
  ],
  [
    'a transfer between wallets',
    async () => {
      const player = await payablePlayer(site);
      const input = { from: mainWallet, to: 'ACME', amount };
      return { player, endpoint: wallet.transferBetweenWallets, input };
    },
  ],
  [
    'a withdrawal',
    async () => {
      const player = await payablePlayer(site);
      const input = withdrawalOf(player, amount, 'sandbox');
      return { player, endpoint: cashier.requestWithdrawal, input };
    },
  ],
];

const cashOf = async ({ playerId }: SomePlayer): Promise<string> => {
  const [row] = await site.database.sql<{ cash: string }>`
    select trim_scale(balance / 1000000.0)::text as cash
    from ledger.account where path = ${`player:${playerId}:cash`}`;
  return row!.cash;
};

/** A first try whose sender gives up while a proxy holds it. */
const heldTry = async ({ player, endpoint, input }: Call, idempotencyKey: string) => {
  const client = openClient(`http://127.0.0.1:${proxy.port}`);
  const answer = client.send(await player.messageOf(endpoint, input, { idempotencyKey }));
  await vi.waitFor(() => expect(proxy.held()).toBe(1), { timeout: 10_000 });
  client.close();
  expect((await answer).status).toBe(0);
};

describe('[R-W1] [R-W6] the first try of', () => {
  test.each(verbs)('%s takes nothing when its sender gave up before its turn', async (_, make) => {
    const call = await make();
    const { player, endpoint, input } = call;
    await fund(site, player, '100000');
    const client = openClient(`http://127.0.0.1:${port}`);
    const message = await player.messageOf(endpoint, input);
    const connections = () =>
      new Promise((resolve) => {
        site.app.server.getConnections((_error, count) => resolve(count));
      });
    await site.database.transaction(async (held) => {
      await lockPlayer(held, player.playerId);
      const answer = client.send(message);
      await untilWaiting(site.database);
      client.close();
      expect((await answer).status).toBe(0);
      await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000 });
    });
    // It waits behind the first one, whose effect would leave too little.
    expect((await player.call(endpoint as never, input as never)).status).toBe(200);
    expect(await cashOf(player)).toBe('40000');
  });

  test.each(verbs)('%s that arrives after its repeat was refused does nothing', async (_, make) => {
    const call = await make();
    const { player, endpoint, input } = call;
    const idempotencyKey = randomUUID();
    await heldTry(call, idempotencyKey);
    const repeat = await player.call(endpoint as never, input as never, { idempotencyKey });
    expect(repeat.refusal?.code).toBe('wallet.insufficient_funds');
    await fund(site, player, '100000');
    const [late] = await proxy.letGo();
    expect(late).toContain('wallet.insufficient_funds');
    expect(await cashOf(player)).toBe('100000');
    // So do all later ones; a call with a key of its own is another call.
    const third = await player.call(endpoint as never, input as never, { idempotencyKey });
    expect(third.refusal?.code).toBe('wallet.insufficient_funds');
    expect((await player.call(endpoint as never, input as never)).status).toBe(200);
    expect(await cashOf(player)).toBe('40000');
  });

  test.each(verbs)('%s that arrives after its repeat was done is that repeat', async (_, make) => {
    const call = await make();
    const { player, endpoint, input } = call;
    await fund(site, player, '100000');
    const idempotencyKey = randomUUID();
    await heldTry(call, idempotencyKey);
    const repeat = await player.call(endpoint as never, input as never, { idempotencyKey });
    expect(repeat.status).toBe(200);
    const [late] = await proxy.letGo();
    expect(late).toContain('"success":true');
    expect(await cashOf(player)).toBe('40000');
  });
});
