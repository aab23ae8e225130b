import type { LiveMessage } from '@parlour/contract/live';
import { room } from '@parlour/contract/room';
import { roomDesk } from '@parlour/contract/room-desk';
import { connectLive, listen, type LivePage } from '@parlour/testkit/site/live-page';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSecondProcess, type SecondProcess } from '@parlour/testkit/site/second-process';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let site: Site;
let second: SecondProcess;
let ports: number[];
beforeAll(async () => {
  site = await openSite();
  second = await openSecondProcess(site);
  ports = [await listen(site.app), await listen(second.app)];
  await site.database.sql`
    update brand.flag set enabled = true where brand = 'main' and flag = 'CHATROOM'`;
  site.forgetBrands();
  await site.setBrand('main', {
    roomSlowSeconds: 0,
    limits: ['room.sendMessage:player 1000/60', 'room.sendMessage:address 1000/60'],
  });
});
afterAll(async () => {
  await second.close();
  await site.drop();
});

/** A page in the room, which asks for what came since its last number. */
const openRoomPage = (who: SomePlayer, port: number) => {
  const numbers: number[] = [];
  const frames: LiveMessage[] = [];
  let socket: LivePage | undefined;
  let asking = Promise.resolve();
  const ask = async () => {
    for (;;) {
      const view = await who.get(room.readRoom, { from: numbers.at(-1) ?? 0 });
      numbers.push(...view.messages.map(({ n }) => n));
      if ((numbers.at(-1) ?? 0) >= view.lastN) return;
    }
  };
  return {
    numbers,
    frames,
    connect: async () => {
      socket = await connectLive(who, port, (message) => {
        frames.push(message);
        if (message.type === 'hello' || message.type === 'room') asking = asking.then(ask);
      });
    },
    cut: () => socket?.cut(),
    settled: () => asking,
  };
};

const seen = { timeout: 15_000, interval: 20 };

describe('[MEMBER-12] the lines of the room', () => {
  test('reach pages at two processes once and in order, through a storm of lost connections', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => registerPlayer(site)));
    const pages = people.map((who, at) =>
      openRoomPage(at % 2 ? second.there(who) : who, ports[at % 2]!),
    );
    await Promise.all(pages.map((page) => page.connect()));
    await Promise.all(
      people.map(async (who, at) => {
        for (let turn = 0; turn < 6; turn += 1) {
          if (turn % 2 === 1) pages[at]!.cut();
          const from = (at + turn) % 2 ? who : second.there(who);
          await from.get(room.sendMessage, { text: `${at} ${turn}` });
          if (turn % 2 === 1) await pages[at]!.connect();
        }
      }),
    );
    const all = Array.from({ length: 36 }, (_, at) => at + 1);
    await vi.waitFor(() => {
      for (const { numbers } of pages) expect(numbers.at(-1)).toBe(36);
    }, seen);
    for (const page of pages) {
      await page.settled();
      expect(page.numbers).toEqual(all);
      page.cut();
    }
  });

  test('are sent to players by their number alone, and to no visitor', async () => {
    const [writer, reader, visitor] = [
      await registerPlayer(site),
      await registerPlayer(site),
      site.visitor(),
    ];
    const received: Record<'player' | 'visitor', LiveMessage[]> = { player: [], visitor: [] };
    const pages = [
      await connectLive(reader, ports[0]!, (one) => received.player.push(one)),
      await connectLive(visitor, ports[0]!, (one) => received.visitor.push(one)),
    ];
    await vi.waitFor(() => {
      for (const list of Object.values(received)) expect(list.length).toBeGreaterThan(0);
    }, seen);
    const { n } = await writer.get(room.sendMessage, { text: 'a secret of the room' });
    const frames = (list: LiveMessage[]) => list.filter(({ type }) => type === 'room');
    await vi.waitFor(() => expect(frames(received.player)).toHaveLength(1), seen);
    expect(frames(received.player)).toEqual([{ type: 'room', seq: expect.any(Number), n }]);
    // What comes after it, so that the visitor's page would have had it before.
    site.platform.live.notify('brand:main', { type: 'announcements' });
    await vi.waitFor(
      () => expect(received.visitor.map(({ type }) => type)).toContain('announcements'),
      seen,
    );
    expect(frames(received.visitor)).toEqual([]);
    for (const page of pages) page.cut();
  });

  test('tell an open page that its player was silenced, and what was hidden', async () => {
    const writer = await registerPlayer(site);
    const by = await openOperator(site, { roles: ['support'], brands: ['main'] });
    const page = openRoomPage(writer, ports[1]!);
    await page.connect();
    const { n } = await writer.get(room.sendMessage, { text: 'nasty' });
    await vi.waitFor(() => expect(page.numbers.at(-1)).toBe(n), seen);
    await by.get(roomDesk.hideMessage, { brand: 'main', n, reason: 'nasty' });
    await vi.waitFor(() => expect(page.numbers.at(-1)).toBe(n + 1), seen);
    await by.get(roomDesk.silenceWriter, { brand: 'main', n, reason: 'nasty' });
    const own = () => page.frames.filter((one) => one.type === 'room' && one.n === undefined);
    await vi.waitFor(() => expect(own()).toHaveLength(1), seen);
    page.cut();
  });
});
