/**
 * An incoming call is dropped when it takes longer than this, its head sooner; so is a connection
 * that was idle for a minute. Answers have their own limits, and sockets a heartbeat.
 */
export const callBounds = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
  routerOptions: { maxParamLength: 128 },
  forceCloseConnections: 'idle',
  /** The largest body of a call; an upload has a route and a limit of its own. */
  bodyLimit: 64 * 1024,
} as const;
