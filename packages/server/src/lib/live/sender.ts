import { type WrittenMessage, openFrames, withMessage } from './frames';
import { openDueQueue } from './due-queue';
import type { OpenPage } from './open-page';

/** At most four frames a second: messages in between go together in the next. */
const frameMs = 250;
/**
 * A browser that does not read its socket is disconnected; it catches up by query when it
 * reconnects.
 */
const mostWaitingBytes = 256 * 1024;

export type PageSender = {
  /** Sends with the page's next frame. */
  push: (page: OpenPage, written: WrittenMessage) => void;
  /** Sends what waits at once. */
  flush: (page: OpenPage) => void;
  close: () => void;
};

/** Sends frames to open pages. */
export const openSender = (): PageSender => {
  const frameOf = openFrames();

  const flush = (page: OpenPage): void => {
    page.isQueued = false;
    const { socket, wire, waiting } = page;
    if (waiting.length === 0 || socket.readyState !== socket.OPEN) return;
    if (wire.writableLength > mostWaitingBytes) {
      socket.terminate();
      return;
    }
    const frame = frameOf(waiting, page.seq + 1);
    page.seq += waiting.length;
    page.waiting = none;
    page.sentAt = performance.now();
    // Whole and past the library, which would write its head by itself: a fifth of the time.
    // Nothing is compressed, so what the library sends is whole too, and never in the middle.
    wire.write(frame);
  };

  const queue = openDueQueue(flush);

  const push = (page: OpenPage, written: WrittenMessage): void => {
    if (!mayGet(page, written)) return;
    page.waiting = withMessage(page.waiting, written);
    // A person waits for an answer: a chat's message goes at once, with what waits.
    const isUrgent = written.type === 'chat';
    if (page.isQueued && !isUrgent) return;
    page.isQueued = true;
    queue.add(page, isUrgent ? 0 : page.sentAt + frameMs);
  };

  return { push, flush, close: queue.close };
};

export const none: readonly WrittenMessage[] = [];

/**
 * The pages of a closed site get no more than that; they catch up when it opens. The room is for
 * players.
 */
const mayGet = ({ known, playerId }: OpenPage, { type }: WrittenMessage): boolean => {
  if (type === 'room' && playerId === undefined) return false;
  return known.systemStatus === 0 || type === 'hello' || type === 'status' || type === 'signedOut';
};
