import type { EventEmitter } from 'node:events';

export function watchAnswers(
  child: EventEmitter & { connected: boolean; send: (message: unknown) => unknown },
  onHang: () => void,
): void;
