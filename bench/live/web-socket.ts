import { createRequire } from 'node:module';
import type * as sockets from 'ws';

// The server's own library.
const server = new URL('../../packages/server/package.json', import.meta.url);

export const { WebSocket } = createRequire(server)('ws') as typeof sockets;
