// Players and operators who talk with each other, in a process of its own: their pages, their
// sockets and what they write.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addUp, compare, type Kept, lagsOf, type Lags } from './judge';
import type { People } from './people';
import type { Line } from './page';
import { openCalls, openDesk, openWindow, type Side, type Site } from './sides';

export type TalkOrder =
  | { kind: 'open'; site: Site; people: People }
  /** Opens more windows, until there are so many sockets of players. */
  | { kind: 'windows'; sockets: number }
  /** So many messages are written, and every window has them. */
  | { kind: 'talk'; seconds: number; aSecond: number }
  /** The same, with all connections cut at once in the middle. */
  | { kind: 'storm'; seconds: number; aSecond: number };

export type TalkReport = { kind: 'done' } | Talked | (Talked & { storm: Storm });

type Talked = {
  kind: 'talked';
  toOperator: Lags;
  toPlayer: Lags;
  all: Lags;
  /** Over everything since the first message. */
  kept: Kept;
  /** How often which answer was no message, so that it was sent again under its key. */
  resent: Record<string, number>;
};

/** From the cut until every page is connected, and until each shows what was written until then. */
type Storm = { sockets: number; connectedMs: number; wholeMs: number };

type Talk = { written: string[]; windows: Side[]; desk: Side | undefined };

let talks: Talk[] = [];
const lines: Line[] = [];
let people: People;
let site: Site;
let calls: ReturnType<typeof openCalls>;
let resent: Record<string, number> = {};
const sentAt = new Map<string, number>();
let lags: Record<'operator' | 'player', number[]> = { operator: [], player: [] };

process.on('message', (order: TalkOrder) => {
  void follow(order).then((report) => process.send?.(report));
});

const follow = async (order: TalkOrder): Promise<TalkReport> => {
  if (order.kind === 'open') await open(order);
  else if (order.kind === 'windows') await openWindows(order.sockets);
  else if (order.kind === 'talk') return talk(order);
  else {
    const begun = talk(order);
    await pause((1000 * order.seconds) / 2);
    const storm = await cutAll();
    return { ...(await begun), storm };
  }
  return { kind: 'done' };
};

const open = async (order: Extract<TalkOrder, { kind: 'open' }>): Promise<void> => {
  ({ people, site } = order);
  calls = openCalls(site);
  talks = people.talkers.map(() => ({ written: [], windows: [], desk: undefined }));
  for (const attendant of people.attendants) {
    const { talkers } = people;
    const seen = noteSeen('player');
    const { line, panes } = openDesk(calls.operator(), attendant, { talkers, site, seen });
    for (const { place, pane } of panes) talks[place]!.desk = pane;
    lines.push(line);
  }
  await openWindows(people.talkers.length);
};

/** Opened at a time. */
const together = 50;

const openWindows = async (sockets: number): Promise<void> => {
  const first = lines.length - people.attendants.length;
  for (let place = first; place < sockets; place += 1) {
    const at = place % talks.length;
    // The first window's times are measured.
    const seen = place < talks.length ? noteSeen('operator') : () => {};
    const { line, ...side } = openWindow(calls.player(), people.talkers[at]!, site, seen);
    talks[at]!.windows.push(side);
    lines.push(line);
    if (place % together === 0) await untilConnected();
  }
  await untilConnected();
};

const untilConnected = () => Promise.all(lines.map((line) => line.connected()));

/** What came from the other side has been on its way for so long. */
const noteSeen =
  (from: 'operator' | 'player') =>
  ({ by, text = '' }: { by: string; text?: string }): void => {
    const at = sentAt.get(text);
    if (by !== from || at === undefined) return;
    sentAt.delete(text);
    lags[from].push(performance.now() - at);
  };

const talk = async ({ seconds, aSecond }: { seconds: number; aSecond: number }) => {
  lags = { operator: [], player: [] };
  resent = {};
  const count = seconds * aSecond;
  const beganAt = performance.now();
  const sending: Promise<void>[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const dueMs = beganAt + (1000 * turn) / aSecond - performance.now();
    if (dueMs > 0) await pause(dueMs);
    const one = talks[Math.floor(Math.random() * talks.length)]!;
    sending.push(write(one, turn % 2 === 0 ? one.windows[0]! : one.desk!));
  }
  await Promise.all(sending);
  await untilAllShown();
  return {
    kind: 'talked',
    toOperator: lagsOf(lags.player),
    toPlayer: lagsOf(lags.operator),
    all: lagsOf([...lags.player, ...lags.operator]),
    kept: addUp(
      talks.map(({ written, windows, desk }) => compare(written, shownOf(windows, desk))),
    ),
    resent,
  } satisfies Talked;
};

const shownOf = (windows: readonly Side[], desk: Side | undefined) =>
  [...windows, ...(desk ? [desk] : [])].map(({ reader }) => reader.messages);

let numbers = 0;

/** Writes a message, and again under its key until the site has said that it has it. */
const write = async ({ written }: Talk, side: Side): Promise<void> => {
  const text = `This is the message number ${(numbers += 1)} of all that they write here.`;
  const key = randomUUID();
  written.push(text);
  sentAt.set(text, performance.now());
  for (let tries = 0; ; tries += 1) {
    const answer = await side.send(text, key).catch(() => undefined);
    if (answer && !answer.refusal) {
      return side.reader.takeSent({ ...answer.body.value, by: side.by, text });
    }
    const refused = answer?.refusal?.code ?? 'lost';
    resent[refused] = (resent[refused] ?? 0) + 1;
    await pause(Math.min(1000 * 2 ** tries, 8000));
  }
};

const patienceMs = 60_000;

/** Every page shows as many messages as there are now, or does not come to it. */
const untilAllShown = async (): Promise<void> => {
  const giveUpAt = performance.now() + patienceMs;
  const counts = talks.map(({ written }) => written.length);
  const isWhole = ({ windows, desk }: Talk, at: number) =>
    shownOf(windows, desk).every((messages) => messages.length >= counts[at]!);
  while (!talks.every(isWhole) && performance.now() < giveUpAt) await pause(20);
};

const cutAll = async (): Promise<Storm> => {
  const at = performance.now();
  calls.cut();
  for (const line of lines) line.cut();
  await untilConnected();
  const connectedMs = Math.round(performance.now() - at);
  await untilAllShown();
  return { sockets: lines.length, connectedMs, wholeMs: Math.round(performance.now() - at) };
};
