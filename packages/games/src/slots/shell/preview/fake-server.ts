import { micros, moneyText } from '@parlour/contract/money';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { slotByCode } from '../../../games';
import type { Slot } from '../../slot';
import { seedHash } from '../../../fair/node-hmac';
import { slotRoundOf } from '../../../slots/rules/slot-round';
import { liftPlate } from '../../rules/pick-bonus';
import { picturedSeeds } from './pictured-rounds';
import { tiersWanted, type Want } from './wants';
import type { SlotOutcome, PlateFace } from '../../rules/round';
import type { OpenedSeeds, Seeds } from '../../../rounds/wire';
import type { SlotBoot, SlotRound } from '../../rules/round';

export type FakeServerSettings = {
  want: Want;
  language: string;
  balance: string;
  /** A round has been left open before the page. */
  open: boolean;
  /** The first round is that of the pictures' seeds at this nonce. */
  nonce: number | null;
};

/**
 * A games server of one seat in memory, for looking at the shell alone. It draws by the real
 * rules; `want` draws again until the round is of the wished kind.
 */
export class FakeServer {
  readonly game: Slot;
  private readonly settings: FakeServerSettings;
  private balance: bigint;
  private net = 0n;
  private pair: ReturnType<typeof newPair>;
  private nextSeed = newPair().serverSeed;
  private readonly opened: OpenedSeeds[] = [];
  private readonly rounds: SlotRound[] = [];
  private plates: PlateFace[] = [];
  private readonly startedAt = new Date().toISOString();

  constructor(code: string, settings: FakeServerSettings) {
    const game = slotByCode.get(code);
    if (!game) throw new Error(`no game ${code}`);
    this.game = game;
    this.settings = settings;
    this.balance = micros(settings.balance);
    const { nonce } = settings;
    this.pair = nonce === null ? newPair() : { ...newPair(), ...picturedSeeds, nonce };
    if (settings.open) this.start('20000');
  }

  boot(siteOrigin: string): SlotBoot {
    const { game } = this;
    return {
      game: game.code,
      version: game.version,
      language: this.settings.language,
      mode: 'real',
      currency: 'VND',
      currencySymbol: '₫',
      balance: moneyText(this.balance),
      stakes: game.limits.VND.steps,
      units: game.units,
      lastStake: '20000',
      paceMs: 2500,
      siteOrigin,
      seeds: this.seeds(),
      current: this.settings.open ? (this.rounds[0] ?? null) : null,
      sessionStartedAt: this.startedAt,
      sessionNet: moneyText(this.net),
      sound: null,
      serverTime: new Date().toISOString(),
    };
  }

  start(stake: string): SlotRound {
    const { game } = this;
    const before = this.balance;
    const isPictured = this.pair.nonce === this.settings.nonce;
    const fits = tiersWanted(game, isPictured ? 'any' : this.settings.want);
    let drawn = this.draw();
    for (let turn = 0; turn < 200_000 && !fits(drawn.outcome, drawn.hidden); turn++) {
      drawn = this.draw();
    }
    this.plates = drawn.hidden ?? [];
    const startedAt = new Date();
    const round: SlotRound = {
      id: randomUUID(),
      number: 1043 + this.rounds.length,
      status: 'open',
      stake,
      payout: '0',
      outcome: drawn.outcome,
      balanceBefore: moneyText(before),
      balanceAfter: null,
      startedAt: startedAt.toISOString(),
      endedAt: null,
      nextStartAt: new Date(startedAt.getTime() + 2500).toISOString(),
      fair: {
        serverSeedHash: seedHash(this.pair.serverSeed),
        clientSeed: this.pair.clientSeed,
        nonce: this.pair.nonce - 1,
        serverSeed: null,
      },
      unseen: true,
    };
    this.balance -= micros(stake);
    this.net -= micros(stake);
    this.rounds.unshift(round);
    return round.outcome.awaits ? round : this.settle(round, round.outcome);
  }

  choose(plate: number): SlotRound {
    const [round] = this.rounds;
    if (!round) throw new Error('no round');
    const outcome = liftPlate(this.game.rules, round.outcome, this.plates, plate);
    if (!outcome.awaits) return this.settle(round, outcome);
    this.rounds[0] = { ...round, outcome };
    return this.rounds[0];
  }

  list(): SlotRound[] {
    return this.rounds;
  }

  round(id: string): SlotRound | undefined {
    return this.rounds.find((round) => round.id === id);
  }

  seeds(): Seeds {
    const { serverSeed, clientSeed, nonce, startedAt } = this.pair;
    const serverSeedHash = seedHash(serverSeed);
    const nextServerSeedHash = seedHash(this.nextSeed);
    const previous = this.opened[0] ?? null;
    return { serverSeedHash, nextServerSeedHash, clientSeed, nonce, startedAt, previous };
  }

  openedSeeds(): OpenedSeeds[] {
    return this.opened;
  }

  rotate(clientSeed?: string): Seeds {
    const { serverSeed, nonce, startedAt, clientSeed: old } = this.pair;
    this.opened.unshift({
      id: randomUUID(),
      serverSeed,
      serverSeedHash: seedHash(serverSeed),
      clientSeed: old,
      rounds: nonce - 1,
      startedAt,
      openedAt: new Date().toISOString(),
    });
    this.pair = { ...newPair(clientSeed), serverSeed: this.nextSeed };
    this.nextSeed = newPair().serverSeed;
    return this.seeds();
  }

  private draw() {
    const { serverSeed, clientSeed } = this.pair;
    const nonce = this.pair.nonce++;
    return slotRoundOf(this.game.rules, { serverSeed, clientSeed, nonce });
  }

  private settle(round: SlotRound, outcome: SlotOutcome): SlotRound {
    const payout = (micros(round.stake) * BigInt(outcome.units)) / BigInt(this.game.units);
    this.balance += payout;
    this.net += payout;
    const settled: SlotRound = {
      ...round,
      outcome,
      status: 'settled',
      payout: moneyText(payout),
      balanceAfter: moneyText(this.balance),
      endedAt: new Date().toISOString(),
    };
    this.rounds[0] = settled;
    return settled;
  }
}

const newPair = (clientSeed = `sen-hong-${randomInt(10_000)}`) => ({
  serverSeed: randomBytes(32).toString('hex'),
  clientSeed,
  nonce: 1,
  startedAt: new Date().toISOString(),
});
