import type { BrandSettings } from '@parlour/contract/settings';

type Listed = Pick<BrandSettings, 'launchHosts'>;

/** An entry lists hosts that serve the same games. */
const entriesOf = ({ launchHosts }: Listed): string[][] =>
  launchHosts.map((entry) => entry.split('|'));

/** Every host whose games the brand may show in a frame. */
export const launchHostsOf = (settings: Listed): string[] => entriesOf(settings).flat();

/** The listed hosts that serve a launch address; empty if its own host is not listed. */
export const hostsServing = (address: string, settings: Listed): string[] => {
  const { origin, host } = new URL(address);
  const isOwn = (listed: string): boolean => listed === host || listed === origin;
  return entriesOf(settings).find((hosts) => hosts.some(isOwn)) ?? [];
};
