/** A page that is open in this process, a visitor's or a player's. */
type Page = { playerId: string | undefined; guest?: string | undefined; brand: string };

const none: ReadonlySet<never> = new Set();

/**
 * The open pages, those of each brand and those of each player: a message to one must not scan ten
 * thousand.
 */
export class ConnectionRegistry<Open extends Page> {
  readonly all = new Set<Open>();
  /** How many there were since the process began. */
  arrivals = 0;
  /** By what a message is sent to: a player's number, `brand:<code>`, or a browser's `guest:…`. */
  private readonly groups = new Map<string, Set<Open>>();

  /** The pages of a player, of a brand with `brand:<code>`, or with `'*'` all. */
  of(to: string): ReadonlySet<Open> {
    return to === '*' ? this.all : (this.groups.get(to) ?? none);
  }

  add(page: Open): void {
    this.arrivals += 1;
    this.all.add(page);
    this.join(`brand:${page.brand}`, page);
    if (page.guest !== undefined) this.join(page.guest, page);
    if (page.playerId !== undefined) this.join(page.playerId, page);
  }

  /** The page stays connected, as a visitor's. */
  forgetPlayer(page: Open): void {
    if (page.playerId === undefined) return;
    this.leave(page.playerId, page);
    page.playerId = undefined;
  }

  delete(page: Open): void {
    this.forgetPlayer(page);
    this.leave(`brand:${page.brand}`, page);
    if (page.guest !== undefined) this.leave(page.guest, page);
    this.all.delete(page);
  }

  private join(name: string, page: Open): void {
    const group = this.groups.get(name) ?? new Set();
    this.groups.set(name, group.add(page));
  }

  private leave(name: string, page: Open): void {
    const group = this.groups.get(name);
    group?.delete(page);
    if (group?.size === 0) this.groups.delete(name);
  }
}
