import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { post } from '../ledger';
import { credit, openVendorWallet } from '../wallet';
import { openRounds, type Command, type PlayToken, type RoundAnswer, type Rounds } from '.';

let site: Site;
let rounds: Rounds;
let vendor: Vendor;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  await openVendor(site, { code: 'BOLT' });
  rounds = openRounds(site.platform);
  await rounds.open();
});

afterAll(async () => {
  await rounds.close();
  await dropSoundSite(site);
});

const pocketNames = ['cash', 'bonus', 'vendor:ACME', 'vendor:BOLT', 'debt'] as const;
type Pocket = (typeof pocketNames)[number];
type Legs = [pocket: Pocket, amount: bigint][];
/** One wallet for all games, or the vendor's own. */
type Mode = 'single' | 'own';

/** In the order in which they are spent. */
const spent: Record<Mode, Pocket[]> = {
  single: ['cash', 'bonus', 'vendor:ACME', 'vendor:BOLT'],
  own: ['vendor:ACME', 'bonus'],
};

const sum = (legs: Legs): bigint => legs.reduce((total, [, amount]) => total + amount, 0n);

/** A model of the pockets by the rules, one command after the other. */
class Model {
  readonly balances = new Map<Pocket, bigint>(pocketNames.map((name) => [name, 0n]));

  of(pocket: Pocket): bigint {
    return this.balances.get(pocket) ?? 0n;
  }

  /** What a bet may spend. */
  funds(mode: Mode): bigint {
    return spent[mode].reduce((total, pocket) => total + this.of(pocket), 0n);
  }

  private apply(legs: Legs, sign: 1n | -1n): Legs {
    for (const [pocket, amount] of legs) {
      this.balances.set(pocket, this.of(pocket) + sign * amount);
    }
    return legs;
  }

  give(legs: Legs): Legs {
    return this.apply(legs, 1n);
  }

  bet(mode: Mode, stake: bigint): Legs | undefined {
    if (stake > this.funds(mode)) return undefined;
    let left = stake;
    const legs = spent[mode].map((pocket): Legs[number] => {
      const part = left < this.of(pocket) ? left : this.of(pocket);
      left -= part;
      return [pocket, part];
    });
    return this.apply(
      legs.filter(([, part]) => part > 0n),
      -1n,
    );
  }

  /** A debt first; the rest in proportion to the stake, the remainder to the last pocket. */
  win(staked: Legs, amount: bigint): Legs {
    const owed = -this.of('debt');
    const paid = owed < amount ? owed : amount;
    const rest = amount - paid;
    const parts = staked.map(([pocket, part]): Legs[number] => [
      pocket,
      (rest * part) / sum(staked),
    ]);
    parts[parts.length - 1]![1] += rest - sum(parts);
    const legs: Legs = [['debt', paid], ...parts];
    return this.give(legs.filter(([, part]) => part > 0n));
  }

  /** From where it went; then from the first pocket of the bet's kind; then as a debt. */
  takeBack(mode: Mode, won: Legs): Legs {
    const [first] = spent[mode] as [Pocket];
    let short = 0n;
    const legs: Legs = [];
    for (const [pocket, amount] of won) {
      const has = spent[mode].includes(pocket) ? this.of(pocket) : 0n;
      const part = has < amount ? has : amount;
      short += amount - part;
      legs.push([pocket, part]);
    }
    this.apply(legs, -1n);
    const fromFirst = short < this.of(first) ? short : this.of(first);
    return this.apply(
      [
        [first, fromFirst],
        ['debt', short - fromFirst],
      ],
      -1n,
    );
  }
}

type Bet = { id: string; mode: Mode; legs: Legs; isReversed: boolean };
type Win = { id: string; mode: Mode; legs: Legs; isReversed: boolean };

const amounts = fc.bigInt({ min: 1n, max: 900_000n });
const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('bet'), stake: amounts }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('win'), nth: fc.nat(), amount: amounts }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undoBet'), nth: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undoWin'), nth: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move'),
      pair: fc.shuffledSubarray(['cash', 'vendor:ACME', 'vendor:BOLT'] as Pocket[], {
        minLength: 2,
        maxLength: 2,
      }),
      amount: amounts,
    }),
  },
) as fc.Arbitrary<Step>;

type Step =
  | { do: 'bet'; stake: bigint }
  | { do: 'win'; nth: number; amount: bigint }
  | { do: 'undoBet' | 'undoWin'; nth: number }
  | { do: 'move'; pair: Pocket[]; amount: bigint };

let runs = 0;

/** A player whose steps are done both by the platform and by the model. */
class Play {
  readonly model = new Model();
  private readonly bets: Bet[] = [];
  private readonly wins: Win[] = [];
  private count = 0;
  private readonly playerId: string;
  private readonly mode: Mode;
  private readonly token: PlayToken;

  constructor(playerId: string, mode: Mode, token: PlayToken) {
    this.playerId = playerId;
    this.mode = mode;
    this.token = token;
  }

  private nextId(): string {
    this.count += 1;
    return `${this.playerId}-${this.count}`;
  }

  private async play(
    command: Pick<Command, 'externalId' | 'kind' | 'ofExternalId' | 'amount'>,
  ): Promise<RoundAnswer> {
    const { answer, balance } = await rounds.play({
      playerId: BigInt(this.playerId),
      token: this.token,
      round: command.ofExternalId ?? command.externalId,
      closesRound: false,
      game: vendor.game,
      currency: command.kind === 'rollback' ? null : 'VND',
      isFree: false,
      isPromo: false,
      outcome: null,
      ...command,
    });
    if (answer === 'ok') this.answeredBalance = balance;
    return answer;
  }

  /** The last balance that the vendor was answered. */
  answeredBalance: bigint | null = null;

  async do(step: Step): Promise<void> {
    const id = this.nextId();
    if (step.do === 'bet') {
      const legs = this.model.bet(this.mode, step.stake);
      const answer = await this.play({
        kind: 'bet',
        externalId: id,
        ofExternalId: null,
        amount: step.stake,
      });
      expect(answer).toBe(legs ? 'ok' : 'insufficient');
      if (legs) this.bets.push({ id, mode: this.mode, legs, isReversed: false });
    } else if (step.do === 'move') {
      await this.move(step.pair, step.amount, id);
    } else {
      await this.settle(step, id);
    }
  }

  private async settle(step: Exclude<Step, { do: 'bet' | 'move' }>, id: string): Promise<void> {
    const list = step.do === 'undoWin' ? this.wins : this.bets;
    const of = list[step.nth % Math.max(list.length, 1)];
    if (!of) return;
    if (step.do === 'win') {
      const answer = await this.play({
        kind: 'win',
        externalId: id,
        ofExternalId: of.id,
        amount: step.amount,
      });
      expect(answer).toBe(of.isReversed ? 'rolled_back' : 'ok');
      if (of.isReversed) return;
      const legs = this.model.win(of.legs, step.amount);
      this.wins.push({ id, mode: this.mode, legs, isReversed: false });
      return;
    }
    // Each under its own key: the second of the same thing moves nothing.
    const answer = await this.play({
      kind: 'rollback',
      externalId: id,
      ofExternalId: of.id,
      amount: null,
    });
    expect(answer).toBe('ok');
    if (of.isReversed) return;
    of.isReversed = true;
    if (step.do === 'undoBet') this.model.give(of.legs);
    else this.model.takeBack(this.mode, of.legs);
  }

  private async move([from, to]: Pocket[], amount: bigint, reference: string): Promise<void> {
    if (!from || !to || this.model.of(from) < amount) return;
    this.model.balances.set(from, this.model.of(from) - amount);
    this.model.give([[to, amount]]);
    const path = (pocket: Pocket) => `player:${this.playerId}:${pocket}`;
    await site.database.transaction((sql) =>
      post(sql, [
        {
          namespace: 'wallet',
          reference,
          reason: 'transfer',
          source: path(from),
          target: path(to),
          currency: 'VND',
          amount,
        },
      ]),
    );
    this.answeredBalance = null;
  }

  async standing(): Promise<Record<string, bigint>> {
    const rows = await site.database.sql<{ pocket: string; balance: bigint }>`
      select substring(path from 'player:[0-9]+:(.*)') as pocket, balance
      from ledger.account
      where player_id = ${this.playerId}::bigint and currency = 'VND' and path not like '%:held'`;
    return Object.fromEntries(rows.map(({ pocket, balance }) => [pocket, balance]));
  }
}

const openPlay = async (mode: Mode, start: bigint[]): Promise<Play> => {
  const { playerId, playToken } = await takeSeat(site, vendor, { ownWallet: mode === 'own' });
  const play = new Play(playerId, mode, playToken);
  for (const vendor of ['ACME', 'BOLT']) {
    await openVendorWallet(site.database.sql, { playerId, currency: 'VND', vendor });
  }
  const [cash = 0n, bonus = 0n, acme = 0n, bolt = 0n] = start;
  const given: [Pocket, bigint][] = [
    ['cash', cash + acme + bolt],
    ['bonus', bonus],
  ];
  for (const [pocket, amount] of given) {
    if (amount === 0n) continue;
    play.model.give([[pocket, amount]]);
    await site.database.transaction((sql) =>
      credit(sql, {
        playerId,
        currency: 'VND',
        pocket: pocket as 'cash' | 'bonus',
        amount,
        namespace: 'tests',
        reference: `${playerId}-${pocket}`,
        source: 'house:main:opening',
        reason: 'adjust',
      }),
    );
  }
  for (const [to, amount] of [['vendor:ACME', acme] as const, ['vendor:BOLT', bolt] as const]) {
    if (amount > 0n) await play.do({ do: 'move', pair: ['cash', to], amount });
  }
  return play;
};

test.each<Mode>(['single', 'own'])(
  '[WALLET-02] whatever is bet, won and taken back, each pocket has its part (%s wallet)',
  async (mode) => {
    const starts = fc.array(fc.bigInt({ min: 0n, max: 1_200_000n }), {
      minLength: 4,
      maxLength: 4,
    });
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(
        starts,
        fc.array(steps, { minLength: 8, maxLength: 24 }),
        async (start, sequence) => {
          runs += 1;
          const play = await openPlay(mode, start);
          for (const step of sequence) {
            await play.do(step);
            expect(await play.standing()).toEqual(Object.fromEntries(play.model.balances));
            if (play.answeredBalance === null) continue;
            moved += 1;
            expect(play.answeredBalance).toBe(play.model.funds(mode));
          }
        },
      ),
      { numRuns: 24 },
    );
    expect(runs).toBeGreaterThanOrEqual(24);
    expect(moved).toBeGreaterThan(100);
  },
);
