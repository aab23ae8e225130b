import type { Log } from '@parlour/node-kit/log';
import { Refusal } from '../refusal';
import type { OpenPage, SiteStatus } from './open-page';

/** How soon an open page learns that its site was closed, opened or changed. */
const everyMs = 1000;

/** The status of a host's site for an address; it is the same for all while `mark` is the same. */
export type HostStatus = { mark: string; of: (address: string) => SiteStatus };

export type StatusHook = (host: string) => Promise<HostStatus>;

type Watched = {
  pages: ReadonlySet<OpenPage>;
  /** How many pages came since the process began. */
  arrivals: () => number;
  statusAt: StatusHook;
  onChanged: (page: OpenPage) => void;
  log: Log;
};

/**
 * Notifies each page about its own site: brands open and close separately, and so do regions. While
 * no site changed, a round asks each host once and no page. Returns a function that stops it.
 */
export const watchStatus = (watched: Watched): (() => void) => {
  let seen = '';
  const look = async () => {
    const hosts = new Set<string>();
    for (const { host } of watched.pages) hosts.add(host);
    const arrived = watched.arrivals();
    const statuses = new Map<string, HostStatus>();
    for (const host of hosts) {
      const status = await watched.statusAt(host).catch((error: unknown) => {
        watched.log.debug('live.status_unknown', { error });
        return ofNoBrand(error);
      });
      if (status) statuses.set(host, status);
    }
    // A page that came since the last round may have a status from before it.
    const marks = Array.from(statuses, ([host, { mark }]) => `${host} ${mark}`);
    const now = [arrived, ...marks].join('\n');
    if (now === seen) return;
    seen = now;
    for (const page of watched.pages) {
      const status = statuses.get(page.host)?.of(page.address);
      if (!status || isSame(status, page.known)) continue;
      page.known = status;
      watched.onChanged(page);
    }
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
};

const isSame = (one: SiteStatus, other: SiteStatus): boolean =>
  one.systemStatus === other.systemStatus && one.configVersion === other.configVersion;

/** A host that was taken from its brand has no version: its pages ask, and are refused. */
const ofNoBrand = (error: unknown): HostStatus | undefined =>
  error instanceof Refusal && error.code === 'brand.unknown_host'
    ? { mark: 'none', of: () => ({ systemStatus: 0, configVersion: 0 }) }
    : undefined;
