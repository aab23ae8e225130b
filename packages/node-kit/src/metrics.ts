import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database/database';

/** What a request is counted as; names of single routes would be too many series. */
export type RequestKind = 'vendor' | 'call' | 'page' | 'other';

export type Metrics = {
  /** In the text format of Prometheus. */
  read: () => Promise<string>;
  /** Times every answer of an application. */
  timeRequests: (app: FastifyInstance, kindOf: (url: string) => RequestKind) => void;
};

// The time budgets of a vendor's call and of a page lie between them.
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5];

/** The figures of one process: Node's own, its requests and its connections to the database. */
export const openMetrics = (
  { connections }: Pick<Database, 'connections'>,
  labels: { part: string; build: string },
): Metrics => {
  const registry = new Registry();
  registry.setDefaultLabels(labels);
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from a request to its answer, by kind and status',
    labelNames: ['kind', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections of the transactions pool, and what waits for one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(connections())) gauge.set({ state }, count);
    },
  });
  return {
    read: () => registry.metrics(),
    timeRequests: (app, kindOf) => {
      app.addHook('onResponse', async ({ routeOptions }, reply) => {
        const kind = kindOf(routeOptions.url ?? '');
        requests.observe({ kind, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
  };
};
