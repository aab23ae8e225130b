/** A page that is open in this process, a visitor's or a player's. */
type Page = { playerId: string | undefined };

const none: ReadonlySet<never> = new Set();

/** The open pages, and those of each player: a message to one must not scan ten thousand. */
export class ConnectionRegistry<Open extends Page> {
  readonly all = new Set<Open>();
  private readonly byPlayer = new Map<string, Set<Open>>();

  /** The pages of a player, or with `'*'` of all. */
  of(to: string): ReadonlySet<Open> {
    return to === '*' ? this.all : (this.byPlayer.get(to) ?? none);
  }

  add(page: Open): void {
    this.all.add(page);
    if (page.playerId === undefined) return;
    const own = this.byPlayer.get(page.playerId) ?? new Set();
    this.byPlayer.set(page.playerId, own.add(page));
  }

  /** The page stays connected, as a visitor's. */
  forgetPlayer(page: Open): void {
    if (page.playerId === undefined) return;
    const own = this.byPlayer.get(page.playerId);
    own?.delete(page);
    if (own?.size === 0) this.byPlayer.delete(page.playerId);
    page.playerId = undefined;
  }

  delete(page: Open): void {
    this.forgetPlayer(page);
    this.all.delete(page);
  }
}
