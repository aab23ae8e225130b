import type pg from 'pg';

/** How long a reading is used: two clocks part by half a millisecond a second at most. */
const readingMs = 10_000;

/**
 * The database's clock beside our own, so that a statement can carry the latest moment at which it
 * may take effect, whenever the server reads it.
 */
export class DatabaseTime {
  private readonly elapsed: () => number;
  private readAt = -Infinity;
  private aheadMs = 0;

  /** `elapsed`: milliseconds of a monotonic clock. */
  constructor(elapsed: () => number) {
    this.elapsed = elapsed;
  }

  /** The next statement reads the clock again: it may have been set. */
  forget(): void {
    this.readAt = -Infinity;
  }

  /** Reads the clock unless it was read just now. */
  async read(client: pg.ClientBase): Promise<void> {
    if (this.elapsed() - this.readAt < readingMs) return;
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    // By the time its answer took, the moments are too early, never too late.
    this.readAt = this.elapsed();
    this.aheadMs = rows[0]!.now.getTime() - this.readAt;
  }

  /** A moment of our own clock by the database's. */
  at(moment: number): Date {
    return new Date(moment + this.aheadMs);
  }
}
