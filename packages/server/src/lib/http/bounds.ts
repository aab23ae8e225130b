/** The largest body of a call in bytes; an upload has a route and a limit of its own. */
export const usualBodyLimit = 64 * 1024;

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
  bodyLimit: usualBodyLimit,
} as const;
