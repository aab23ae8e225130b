import pg from 'pg';
import type { Seat } from './players/seat';
import type { Report } from './report';

/** Compares the database with the model: the players' balances, and the rows that were written. */
export class BookKeeper {
  private readonly client: pg.Client;

  static async open(databaseUrl: string): Promise<BookKeeper> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return new BookKeeper(client);
  }

  private constructor(client: pg.Client) {
    this.client = client;
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** While all players pause: each balance is what was acknowledged, to the last micro. */
  async compareBalances(seats: Seat[], report: Report): Promise<void> {
    const { rows } = await this.client.query<{ id: string; pockets: string; debt: string }>(
      `select p.player_id::text as id,
        string_agg(a.balance::text, ' ' order by p.spend_order, p.account_id)
          filter (where p.kind <> 'debt') as pockets,
        (-sum(a.balance) filter (where p.kind = 'debt'))::text as debt
      from wallet.pocket p join ledger.account a on a.id = p.account_id
      where p.player_id = any ($1::bigint[]) and (p.spend_order is not null or p.kind = 'debt')
      group by p.player_id`,
      [seats.map(({ playerId }) => playerId)],
    );
    const kept = new Map(rows.map((row) => [row.id, `${row.pockets}, debt ${row.debt}`]));
    for (const seat of seats) {
      const { pockets, debt } = seat.ledger.balances;
      const due = `${pockets.join(' ')}, debt ${debt}`;
      const found = kept.get(seat.playerId);
      if (found !== due && !report.hasFailed(seat)) {
        report.fail(seat, [`the ledger has ${found}, acknowledged was ${due}`]);
      }
    }
  }

  /** Nothing was written that was not acknowledged, and nothing acknowledged is missing. */
  async compareMovements(seats: Seat[], report: Report): Promise<void> {
    const { rows } = await this.client.query<{ vendor: string; kind: string; count: string }>(
      `select n.name as vendor, m.kind::text as kind, count(*)::text as count
      from round.movement m join ledger.namespace n on n.id = m.vendor_id
      group by n.name, m.kind`,
    );
    const written = new Map(rows.map(({ vendor, kind, count }) => [`${vendor} ${kind}`, +count]));
    const acknowledged = new Map(
      [...new Set(seats.map(({ book }) => book))].flatMap((book) =>
        Object.entries(book.count()).map(([kind, count]) => [`${book.vendor.code} ${kind}`, count]),
      ),
    ) as Map<string, number>;
    for (const name of new Set([...written.keys(), ...acknowledged.keys()])) {
      const [found = 0, due = 0] = [written.get(name), acknowledged.get(name)];
      if (found !== due) report.failWhole(`${name}: ${found} rows, acknowledged were ${due}`);
    }
  }

  /** The sum of every currency is zero; at the end there is no violation of any kind. */
  async balance(report: Report, { whole }: { whole: boolean }): Promise<void> {
    const trial = await this.client.query<{ currency: string; total: string }>(
      'select currency, total::text from ledger.trial_balance_view where total <> 0',
    );
    for (const { currency, total } of trial.rows) {
      report.failWhole(`the trial balance of ${currency} is ${total}`);
    }
    if (!whole) return;
    const { rows } = await this.client.query<{ what: string; which: string }>(
      'select what, which from ledger.violation_view limit 20',
    );
    for (const { what, which } of rows) report.failWhole(`${what}: ${which}`);
  }
}
