import { randomUUID } from 'node:crypto';
import { micros } from '@parlour/contract/money';
import pg from 'pg';
import { linkAll } from '../../packages/server/src/modules/audit';
import { countWindows } from '../../packages/server/src/modules/activity';
import { requestDeposit } from '@parlour/testkit/cashier/deposit';
import { noticeMessage } from '@parlour/testkit/cashier/payment-notice';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openVoidScene } from '@parlour/testkit/ledger/void-scene';
import { give } from '@parlour/testkit/ledger/world';
import { openHistory, type OpenHistory } from '../harness/history';
import type { CheckContext, Operation, OperationKind } from '../harness/types';
import { contextOf, spoil } from './by-hand';

/** One of each kind of operation of the fault test, done without a fault: the books are sound. */
export type Scene = {
  site: Site;
  client: pg.Client;
  history: OpenHistory;
  /** The operations by the names that the tests give them. */
  operations: Record<string, Operation>;
  context: (changes?: Partial<CheckContext>) => CheckContext;
  /**
   * Runs work in a transaction in which rows of money can be written by hand, and rolls it back.
   */
  spoiled: (work: (client: pg.Client) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

const unit = 100_000;

export const openScene = async (): Promise<Scene> => {
  const site = await openSite();
  const ruby = await openVendor(site, { code: 'RUBY' });
  const jade = await openVendor(site, {
    code: 'JADE',
    dialect: 'caleta',
    signature: 'hmac-sha256',
    switches: { settlesOnce: true },
  });
  const history = openHistory(1);
  const operations: Record<string, Operation> = {};
  const book = { site, history, operations };
  await playSplitBet(book, ruby);
  await playCancels(book, jade);
  await playVoided(book, ruby);
  await payIn(book);
  await linkAll(site.platform);
  // Activity counts an event two seconds after it happened.
  await site.shiftClock(5000);
  await countWindows(site.platform);
  await site.shiftClock(0);
  const client = new pg.Client({ connectionString: site.ownerUrl });
  await client.connect();
  return {
    ...book,
    client,
    context: (changes) => contextOf(client, history, changes),
    spoiled: (work) => spoil(client, openTheLedger, work),
    close: async () => {
      await client.end();
      await site.drop();
    },
  };
};

// Drops all constraints against wrong rows, until the transaction is rolled back.
const openTheLedger = `
  do $$
  declare
    v_table regclass;
    v_index regclass;
  begin
    for v_table in
      select oid from pg_class
      where relnamespace in ('ledger'::regnamespace, 'round'::regnamespace)
        and relkind in ('r', 'p')
    loop
      execute format('alter table %s disable trigger user', v_table);
    end loop;
    for v_index in
      select i.indexrelid from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relname ~ '^(transfer|movement)_' and i.indisunique
    loop
      execute format('drop index %s', v_index);
    end loop;
    alter table ledger.account drop constraint no_overdraft;
  end $$`;

type Book = Pick<Scene, 'site' | 'history' | 'operations'>;

/** Records an operation as a client would that got this answer. */
const record = (
  { history, operations }: Book,
  name: string,
  given: Pick<Operation, 'kind' | 'owner' | 'key' | 'playerId'> & Partial<Operation>,
  outcome: 'ok' | 'refused' = 'ok',
): void => {
  const operation = history.begin({ currency: 'VND', ...given });
  const [sentAt, endedAt] = [operation.startedAt, history.now()];
  history.note(operation, { sentAt, endedAt, outcome, answer: outcome, process: 0 });
  operations[name] = operation;
};

type Play = { kind: OperationKind & ('bet' | 'win' | 'rollback'); units?: number; of?: string };

const play = async (
  book: Book,
  vendor: Vendor,
  seat: Seated,
  round: string,
  name: string,
  { kind, units = 0, of }: Play,
): Promise<void> => {
  const key = randomUUID();
  const ofKey = of && (book.operations[of]?.key ?? of);
  const { status } = await vendor.call(
    kind,
    vendor.body(kind, seat, {
      transaction_uuid: key,
      round,
      round_closed: kind !== 'bet',
      ...(kind !== 'rollback' && { amount: units * unit }),
      ...(ofKey && { reference_transaction_uuid: ofKey }),
    }),
  );
  const { playerId } = seat;
  const amount = micros(String(units));
  const owner = vendor.code;
  const operation = { kind, owner, key, ofKey, round, playerId, amount };
  record(book, name, operation, status === 'RS_OK' ? 'ok' : 'refused');
};

/** A bet over two pockets, its win, and a bet for more than any player has. */
const playSplitBet = async (book: Book, ruby: Vendor): Promise<void> => {
  const seat = await takeSeat(book.site, ruby, { cash: '10' });
  const { playerId } = seat;
  const bonus = { pocket: 'bonus', amount: micros('20'), source: 'house:main:promotions' } as const;
  await give(book.site, playerId, bonus);
  const round = randomUUID();
  await play(book, ruby, seat, round, 'split bet', { kind: 'bet', units: 15 });
  await play(book, ruby, seat, round, 'win', { kind: 'win', units: 9, of: 'split bet' });
  await play(book, ruby, seat, randomUUID(), 'short bet', { kind: 'bet', units: 5000 });
};

/** A bet that is rolled back, one that was rolled back before it came, and one that is settled. */
const playCancels = async (book: Book, jade: Vendor): Promise<void> => {
  const seat = await takeSeat(book.site, jade, { cash: '50' });
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  await play(book, jade, seat, one, 'taken bet', { kind: 'bet', units: 5 });
  await play(book, jade, seat, one, 'rollback', { kind: 'rollback', of: 'taken bet' });
  await play(book, jade, seat, two, 'early rollback', { kind: 'rollback', of: randomUUID() });
  await play(book, jade, seat, three, 'settled bet', { kind: 'bet', units: 7 });
  await play(book, jade, seat, three, 'only win', { kind: 'win', units: 3, of: 'settled bet' });
};

/** A round with a bet that its vendor took back, which two persons void. */
const playVoided = async (book: Book, ruby: Vendor): Promise<void> => {
  const { site, operations } = book;
  const seat = await takeSeat(site, ruby, { cash: '50' });
  const round = randomUUID();
  await play(book, ruby, seat, round, 'former bet', { kind: 'bet', units: 4 });
  await play(book, ruby, seat, round, 'voided bet', { kind: 'bet', units: 6 });
  await play(book, ruby, seat, round, 'former rollback', { kind: 'rollback', of: 'former bet' });
  await play(book, ruby, seat, round, 'voided win', { kind: 'win', units: 9, of: 'voided bet' });
  const [row] = await site.database.sql<{ id: string }>`
    select round_id::text as id from round.movement
    where external_id = ${operations['voided win']!.key}`;
  const { refusal } = await (await openVoidScene(site)).voidRound(row!.id);
  if (refusal) throw new Error(`the void was refused: ${refusal.code}`);
};

/** A deposit with a fee, so that both of its legs exist. */
const payIn = async (book: Book): Promise<void> => {
  const { database, platform } = book.site;
  const { clock, config } = platform;
  await database.sql`update cashier.method set fee_permille = 25`;
  const player = await registerPlayer(book.site);
  const { playerId } = player;
  const depositId = await requestDeposit(player, '60000');
  const key = randomUUID();
  const { status } = await player.send(
    noticeMessage(
      { secretKey: config.secretKey, now: clock.now() },
      { paymentId: key, depositId, status: 'paid', amount: '60000', currency: 'VND' },
    ),
  );
  const operation = { kind: 'deposit' as const, owner: 'cashier', key, playerId };
  const amount = micros('60000');
  record(book, 'deposit', { ...operation, amount }, status === 200 ? 'ok' : 'refused');
};
