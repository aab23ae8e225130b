import { micros } from '@parlour/contract/money';
import { wallet } from '@parlour/contract/wallet';
import { startCluster, type ClusterOptions, type RunningCluster } from './cluster';
import { startDesk, type RunningDesk } from './desk/start-desk';
import { chooseGamblers, startGamblers, type RunningGamblers } from './limits/start-gamblers';
import { openHistory, type OpenHistory } from './history';
import { openPayer } from './players/payer';
import { openLaunches } from './players/launches';
import { fillPurses, startLoad, type LoadOptions } from './players/load';
import { watchMemory } from './memory';
import { seeded } from '@parlour/testkit/random';
import { admitVendors, takeSeats, type Seat } from './players/seats';
import { faultRun, type FaultEvent, type Phase } from './fault-run';
import { makeVendor } from './vendor';
import type { Build, CheckContext, Invariant, MemorySample, Violation } from './types';
import { openWatch, type Slowest } from './watch';

export type RunOptions = ClusterOptions & {
  build: Build;
  seed: string;
  phases: Phase[];
  invariants: Invariant[];
  players: number;
  workers: number;
  storiesASecond: number;
  /** Ends as soon as one of these invariants is violated. */
  endsWhenFound?: string[];
  onFault?: (fault: FaultEvent) => void;
  onFound?: (violation: Violation, history: OpenHistory) => void;
};

export type RunResult = {
  history: OpenHistory;
  faults: FaultEvent[];
  violations: Violation[];
  passes: number;
  slowest: Slowest;
  memory: MemorySample[];
};

const vendors = () => [
  makeVendor({ code: 'RUBY', dialectName: 'hub88', signature: 'rsa-sha256' }),
  makeVendor({ code: 'JADE', dialectName: 'caleta', signature: 'hmac-sha256' }),
];

/** One cluster under load through the phases of faults, and the checks of its books. */
export const runUnderFaults = async (options: RunOptions): Promise<RunResult> => {
  const random = seeded(options.seed);
  const cluster = await startCluster(options.build, random.branch('wires'), options);
  try {
    return await runOn(cluster, options);
  } finally {
    await cluster.stop();
  }
};

const runOn = async (cluster: RunningCluster, options: RunOptions): Promise<RunResult> => {
  const { phases, invariants, onFault, onFound, endsWhenFound = [] } = options;
  const random = seeded(options.seed);
  const history = openHistory(cluster.platforms.length);
  const { load, desk, gamblers, close } = await openHall(cluster, options, history);
  const faults: FaultEvent[] = [];
  const recoveries: CheckContext['recoveries'] = [];
  const memory = watchMemory(cluster.platforms, history.now);
  const watch = openWatch({
    databaseUrl: cluster.database.url,
    history,
    invariants,
    recoveries,
    memory: memory.samples,
    onFound: (violation) => onFound?.(violation, history),
  });
  try {
    const playing = startLoad(load);
    const isOver = () =>
      watch.violations.some(({ invariant }) => endsWhenFound.includes(invariant));
    const note = (fault: FaultEvent) => {
      faults.push(fault);
      recoveries.push({ nemesis: fault.nemesis, ms: fault.recoveryMs });
      onFault?.(fault);
    };
    for (const [place, phase] of phases.entries()) {
      const chance = random.branch(`faults ${place}`);
      await faultRun({ cluster, history, random: chance, isOver, onFault: note }, phase);
    }
    await gamblers.drain();
    await playing.drain();
    await desk.drain(!isOver());
    await watch.finish({ shownBalance: shownBalance(load.seats) });
  } finally {
    await watch.stop();
    await memory.stop();
    await close();
  }
  const { violations, passes, slowest } = watch;
  const { samples } = memory;
  return { history, faults, violations, passes: passes(), slowest: slowest(), memory: samples };
};

/** How many cases operators work for each story of a player. */
const caseShare = 0.05;

type Hall = {
  load: LoadOptions;
  desk: RunningDesk;
  gamblers: RunningGamblers;
  close: () => Promise<void>;
};

/** Vendors, players and their money, and the operators. */
const openHall = async (
  { database, platforms }: RunningCluster,
  { seed, players, workers, storiesASecond }: RunOptions,
  history: OpenHistory,
): Promise<Hall> => {
  const random = seeded(seed).branch('load');
  const known = vendors();
  const launches = await openLaunches(known);
  const payer = await openPayer(history, random.branch('payer'));
  const closing = [launches.close, payer.close];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    const databaseUrl = database.url;
    const common = { databaseUrl, vendors: known, launches };
    await admitVendors(databaseUrl, known, launches, payer.url);
    const { url } = platforms[0]!;
    const seats = await takeSeats({ ...common, url, count: players });
    chooseGamblers(seats);
    const load = { platforms, vendors: known, seats, history, random, workers, storiesASecond };
    await fillPurses(load);
    const casesASecond = storiesASecond * caseShare;
    const chance = random.branch('desk');
    const given = { platforms, databaseUrl, seats, history, random: chance, casesASecond };
    const desk = await startDesk(given);
    closing.push(desk.close);
    const limits = random.branch('limits');
    const gamblers = startGamblers({ ...common, platforms, seats, history, random: limits });
    closing.push(gamblers.close);
    return { load, desk, gamblers, close };
  } catch (failure) {
    await close();
    throw failure;
  }
};

/** The balance that the site shows a player, in micros. */
const shownBalance =
  (seats: Seat[]): CheckContext['shownBalance'] =>
  async (playerId) => {
    const seat = seats.find((one) => one.playerId === playerId);
    if (!seat) throw new Error(`no seat has the player ${playerId}`);
    return micros((await seat.visitor.get(wallet.readBalance, {})).sumBalance);
  };
