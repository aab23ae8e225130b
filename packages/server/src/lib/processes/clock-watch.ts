/** One reading of both clocks, and of a third one that no one can set; all in milliseconds. */
export type ClockReading = { ours: number; theirs: number; elapsed: number };

/** What is logged of the clocks, with how far they moved or are apart. */
export type ClockEvent =
  | { event: 'clock.set'; of: 'process' | 'database'; byMs: number }
  | { event: 'clock.drifted' | 'clock.in_step'; aheadMs: number };

/** Clocks further apart than this are no longer one clock (R-C1). */
const mostApartMs = 2000;
/** They are in step again below this, so that a clock at the edge makes no flood of lines. */
const inStepMs = 1000;
/** A clock runs a few milliseconds a minute fast or slow; one that moved further was set. */
const setMs = 1000;

/**
 * Watches the clock of this process and that of the database. One that is set is a significant
 * event, and so is the moment at which they part or are in step again; each is reported once.
 */
export class ClockWatch {
  private before: ClockReading | undefined;
  private isApart = false;

  read(reading: ClockReading): ClockEvent[] {
    const events: ClockEvent[] = [];
    if (this.before) {
      const passed = reading.elapsed - this.before.elapsed;
      for (const [of, name] of [
        ['process', 'ours'],
        ['database', 'theirs'],
      ] as const) {
        const byMs = Math.round(reading[name] - this.before[name] - passed);
        if (Math.abs(byMs) > setMs) events.push({ event: 'clock.set', of, byMs });
      }
    }
    this.before = reading;
    const aheadMs = Math.round(reading.ours - reading.theirs);
    if (this.isApart ? Math.abs(aheadMs) < inStepMs : Math.abs(aheadMs) > mostApartMs) {
      this.isApart = !this.isApart;
      events.push({ event: this.isApart ? 'clock.drifted' : 'clock.in_step', aheadMs });
    }
    return events;
  }
}
