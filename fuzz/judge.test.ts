import { beforeEach, describe, expect, test } from 'vitest';
import { judge } from './judge';
import { Book } from './model/book';
import { PlayerBalances } from './model/player-balances';
import { signed, type Attempt } from './mutations/attempt';
import { compose } from './players/compose';
import { Seat } from './players/seat';
import { dialects, type CallKind } from './vendors/dialects';
import type { Vendor } from './vendors/vendors';

const acme: Vendor = {
  code: 'ACME',
  family: 'hub88',
  dialect: dialects.hub88,
  header: 'X-Hub88-Signature',
  sign: () => 'signed',
  settlesOnce: false,
  enabled: true,
  unit: 10n,
  games: { open: 'open', limited: 'limited', off: 'off' },
};

let seat: Seat;

beforeEach(() => {
  const balances = new PlayerBalances([1_000_000n, 500_000n]);
  seat = new Seat({
    index: 0,
    seed: 'of the judge',
    playerId: '1001',
    brand: 'main',
    vendor: acme,
    book: new Book(acme),
    ledger: { balances, currency: 'VND', rounds: new Map(), isBlocked: false },
    token: 'a token of forty-three characters, as it is',
    neighbours: {
      vendor: acme,
      token: '',
      stranger: { token: '', user: '', keys: [] },
      elsewhere: [],
      users: new Set(['main-1001']),
    },
  });
});

const attemptOf = (kind: CallKind, changes: object = {}): Attempt => ({
  ...signed(seat, kind, {
    ...compose(seat, kind),
    is_free: false,
    sub_partner_id: null,
    ...changes,
  }),
  mutation: 'sound',
});

/** Judges an answer to an attempt, as it came over HTTP. */
const faultsOf = (attempt: Attempt, answer: object, http = 200): string[] => {
  const text = JSON.stringify({ request_uuid: idOf(attempt), ...answer });
  return judge(seat, attempt, { http, contentType: 'application/json; charset=utf-8', text }).wrong;
};

const idOf = ({ bytes }: Attempt): string =>
  (JSON.parse(bytes.toString()) as { request_uuid: string }).request_uuid;

const okAnswer = (balance: number) => ({
  status: 'RS_OK',
  user: 'main-1001',
  currency: 'VND',
  balance,
});

describe('[GAME-08] the judge of the fuzzer', () => {
  test('finds nothing wrong with a bet that is done and answered correctly', () => {
    expect(faultsOf(attemptOf('bet', { amount: 1000 }), okAnswer(149_000))).toEqual([]);
    expect(seat.ledger.balances.pockets).toEqual([990_000n, 500_000n]);
  });

  test('expects the balance of the first answer in the answer to a repeat', () => {
    const first = attemptOf('bet', { amount: 1000 });
    faultsOf(first, okAnswer(149_000));
    faultsOf(attemptOf('bet', { amount: 500 }), okAnswer(148_500));
    expect(faultsOf(first, okAnswer(148_500))).toEqual(['balance is 148500, not 149000']);
    expect(faultsOf(first, okAnswer(149_000))).toEqual([]);
  });

  test.each([
    ['a balance that is one off', okAnswer(149_001), /balance is 149001, not 149000/],
    ['a refusal of what is sound', { status: 'RS_ERROR_INVALID_GAME' }, /INVALID_GAME in place/],
    ['an indefinite answer', { status: 'RS_ERROR_UNKNOWN' }, /UNKNOWN in place of RS_OK/],
    ['a status of no table', { status: 'RS_FINE' }, /a status of no table/],
    ['another player', { ...okAnswer(149_000), user: 'main-1' }, /user is main-1, not main-1001/],
    ['another currency', { ...okAnswer(149_000), currency: 'PHP' }, /currency is PHP, not VND/],
    ['the number of another call', { ...okAnswer(149_000), request_uuid: 'x' }, /was not sent/],
    ['no status at all', { balance: 1 }, /HTTP 200 in place of a status/],
  ])('finds %s', (_what, answer, wrong) => {
    expect(faultsOf(attemptOf('bet', { amount: 1000 }), answer).join()).toMatch(wrong);
  });

  test.each(['RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_TYPES'])(
    'accepts %s for a number that JSON cannot hold',
    (status) => {
      expect(faultsOf(attemptOf('bet', { amount: 2 ** 53 }), { status })).toEqual([]);
    },
  );

  test.each([
    ['a stake that is text', { amount: '100' }, 'RS_ERROR_WRONG_TYPES'],
    ['a fraction', { amount: 0.5 }, 'RS_ERROR_WRONG_TYPES'],
    ['no round', { round: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['an unknown token', { token: 'x'.repeat(43) }, 'RS_ERROR_INVALID_TOKEN'],
    ['more than there is', { amount: 150_001 }, 'RS_ERROR_NOT_ENOUGH_MONEY'],
    ['a game that is off', { game_code: 'off' }, 'RS_ERROR_INVALID_GAME'],
  ])('finds an acknowledged bet with %s', (_what, changes, due) => {
    const wrong = faultsOf(attemptOf('bet', changes), okAnswer(149_000));
    expect(wrong).toEqual([`RS_OK in place of ${due}`]);
    expect(seat.ledger.balances.total).toBe(1_500_000n);
  });

  test('finds a balance in a refusal that must have none', () => {
    const attempt = attemptOf('bet', { amount: '100' });
    const wrong = faultsOf(attempt, { status: 'RS_ERROR_WRONG_TYPES', balance: 1 });
    expect(wrong).toEqual(['contains balance unasked']);
  });

  test('finds an internal error, and an answer that is no JSON', () => {
    expect(faultsOf(attemptOf('bet'), {}, 500).join()).toMatch(/HTTP 500/);
    const page = { http: 200, contentType: 'text/html', text: '<html>' };
    expect(judge(seat, attemptOf('bet'), page).wrong.join()).toMatch(/no JSON/);
  });

  test('finds a win that is paid twice, or to a bet that was rolled back', () => {
    const bet = attemptOf('bet', { amount: 1000 });
    faultsOf(bet, okAnswer(149_000));
    const key = (JSON.parse(bet.bytes.toString()) as Record<string, string>).transaction_uuid;
    const back = attemptOf('rollback', { reference_transaction_uuid: key });
    expect(faultsOf(back, okAnswer(150_000))).toEqual([]);
    const win = attemptOf('win', { reference_transaction_uuid: key, amount: 9 });
    expect(faultsOf(win, okAnswer(150_009))).toEqual([
      'RS_OK in place of RS_ERROR_TRANSACTION_ROLLED_BACK',
    ]);
  });
});
