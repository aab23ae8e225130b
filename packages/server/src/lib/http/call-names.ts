import type { FastifyInstance } from 'fastify';

/** Whether an address lies where calls are answered, be there a route for it or not. */
export type IsCall = (url: string) => boolean;

/**
 * Learns the first part of the address of every route that is registered from now on (`api`,
 * `vendor`, …). What begins so is a call; everything else is a page.
 */
export const learnCalls = (app: FastifyInstance): IsCall => {
  const names = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    const name = firstPart(url);
    if (name !== '' && name !== '*') names.add(name);
  });
  return (url) => names.has(firstPart(url));
};

const firstPart = (url: string): string => /^\/([^/?]*)/.exec(url)?.[1]?.toLowerCase() ?? '';
