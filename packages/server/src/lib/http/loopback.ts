import { isLoopback } from './address';

/**
 * Whether the name means only this machine: `localhost`, a name below it, or a loopback address.
 */
export const isLoopbackHost = (host: string): boolean => {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
};

/** Whether data sent to the address stays on this machine or is encrypted on its way. */
export const isPrivateWay = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopbackHost(hostname);
};
