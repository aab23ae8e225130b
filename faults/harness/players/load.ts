import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '@parlour/testkit/site/http-client';
import { payIn } from './deposits';
import { openRecordingClient, type RecordingClient } from '../recording-client';
import type { OpenHistory } from '../history';
import { moveMoney } from './moves';
import { sendTransfer, withdraw } from './withdrawals';
import {
  lateBet,
  ordinary,
  racingRollback,
  winFirst,
  winWithRollback,
  type Silent,
} from './rounds';
import type { Seat } from './seats';
import type { Vendor } from '../vendor';
import type { Random } from '@parlour/testkit/random';
import type { PlatformProcess } from '../types';
import { call, type Table } from './wallet-calls';

export type Load = {
  /** Begins no new story, finishes the running ones, and lets the vendors end their open rounds. */
  drain: () => Promise<void>;
};

export type LoadOptions = {
  platforms: PlatformProcess[];
  vendors: Vendor[];
  seats: Seat[];
  history: OpenHistory;
  random: Random;
  workers: number;
  /** Stories begun in a second, by all workers together. */
  storiesASecond: number;
};

type Story = (table: Table, silent: Silent) => Promise<unknown>;

/** The mix of stories, out of a hundred. */
const stories: [number, Story][] = [
  [66, ordinary],
  [10, winFirst],
  [5, racingRollback],
  [5, winWithRollback],
  [3, lateBet],
  [6, payIn],
  [5, (table) => call(table, { kind: 'balance', tries: 3 })],
];

/** The mix for a player with separate wallets, who has to fill them. */
const moveShare = 0.2;

/** The share of stories of a player with a payee in which money leaves. */
const moneyShare = 0.15;

/** A vendor waits a second for an answer. */
const waitMs = 1000;

/** Every player deposits once, so that there is money to play with. */
export const fillPurses = async (options: LoadOptions): Promise<void> => {
  const { seats, random } = options;
  await withClient(options, async (client) => {
    const pay = (seat: Seat) => payIn({ client, seat, random: random.branch(seat.user) });
    await Promise.all(seats.map(pay));
  });
};

const withClient = async (
  { platforms, history }: LoadOptions,
  work: (client: RecordingClient) => Promise<void>,
): Promise<void> => {
  const clients = platforms.map(({ url }) => openClient(url, { waitMs, sockets: 128 }));
  try {
    await work(openRecordingClient(clients, history));
  } finally {
    for (const client of clients) client.close();
  }
};

/** Plays until it is drained. Each worker plays its own stories, the same for the same seed. */
export const startLoad = (options: LoadOptions): Load => {
  const { workers, storiesASecond } = options;
  const ends: (() => Promise<unknown>)[] = [];
  let isOver = false;

  const playing = withClient(options, async (client) => {
    const work = async (place: number) => {
      const random = options.random.branch(`worker ${place}`);
      const everyMs = (1000 * workers) / storiesASecond;
      let dueAt = performance.now() + random.share() * everyMs;
      while (!isOver) {
        await playStory(client, options, random, (end) => ends.push(end));
        dueAt = Math.max(dueAt + everyMs, performance.now() - 1000);
        await pause(Math.max(0, dueAt - performance.now()));
      }
    };
    await Promise.all(Array.from({ length: workers }, (_each, place) => work(place)));
    const endOne = async () => {
      for (let end = ends.pop(); end; end = ends.pop()) await end();
    };
    await Promise.all(Array.from({ length: workers }, endOne));
  });
  return {
    drain: async () => {
      isOver = true;
      await playing;
    },
  };
};

/** Plays one story, at a seat of its own. */
const playStory = async (
  client: RecordingClient,
  { seats, vendors }: LoadOptions,
  random: Random,
  silent: Silent,
): Promise<void> => {
  const story = random.branch(random.uuid());
  const seat = story.pick(seats);
  const table: Table = {
    client,
    seat,
    // The other vendor has no word for a limit, and asks again.
    vendor: seat.isGambler ? vendors[0]! : vendorFor(vendors, story),
    round: story.uuid(),
    random: story,
  };
  if (seat.payeeId !== undefined && story.chance(moneyShare)) {
    return (story.chance(0.6) ? withdraw : sendTransfer)(table);
  }
  const isMove = seat.means === 'separateWallets' && story.share() < moveShare;
  await (isMove ? moveMoney : storyBy(story.share() * 100))(table, silent);
};

/** RSA costs fifty times as much as an HMAC, so vendors with RSA get less load. */
const vendorFor = (vendors: Vendor[], random: Random): Vendor => {
  const [rsa, hmac] = vendors;
  return random.share() < 0.3 ? rsa! : hmac!;
};

const storyBy = (percent: number): Story => {
  let upto = 0;
  for (const [share, story] of stories) {
    upto += share;
    if (percent < upto) return story;
  }
  return ordinary;
};
