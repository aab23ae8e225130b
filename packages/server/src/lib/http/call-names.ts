import type { FastifyInstance } from 'fastify';

/** Whether an address belongs to calls, with or without a route for it. */
export type IsCall = (url: string) => boolean;

/**
 * Collects the first part of the address of every route that is registered from now on (`api`,
 * `vendor`, …). An address that begins so is a call; every other is a page.
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
