import { isLoopback } from './address';

/** Whether only this machine is meant: `localhost`, a name below it, or a loopback address. */
export const isLoopbackHost = (host: string): boolean => {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
};

/** Whether what is sent to the address stays on this machine or is hidden on its way. */
export const isPrivateWay = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopbackHost(hostname);
};
