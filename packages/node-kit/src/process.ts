import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf, type Log } from './log';
import { Problem } from './problem';

/** The exit code when only a person can help; any other code is a crash and worth a restart. */
const problemCode = 78;
const drainMs = 8000;

type Close = () => Promise<unknown>;

export type Ending = {
  /** What must be closed, in the order in which it was opened. */
  closing: Close[];
  /** Whether the process was asked to end. */
  isEnding: () => boolean;
};

/**
 * Refuses new work, finishes what runs, and exits: resources are closed in reverse order of their
 * opening. Before that the process serves on for `noticeMs`, so that proxies learn that it ends.
 * The caller adds to the list what must be closed; a second request to end changes
 * nothing.
 */
export const endOnce = (log: Log, { noticeMs = 0 }: { noticeMs?: number } = {}): Ending => {
  const closing: Close[] = [];
  let isEnding = false;
  const end = async (reason: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info('process.ending', { reason });
    await pause(noticeMs);
    setTimeout(() => process.exit(0), drainMs).unref();
    for (const close of closing.toReversed()) {
      await close().catch((error: unknown) => log.error('process.close_failed', { error }));
    }
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('disconnect', () => void end('the parent is gone'));
  // Ctrl-C reaches a parent too; the parent then ends this process in its turn.
  process.on('SIGINT', () => {
    if (!process.send) void end('SIGINT');
  });
  return { closing, isEnding: () => isEnding };
};

/**
 * Answers the parent's questions whether this process is alive. A process whose event loop hangs
 * leaves them unanswered, and is started again (scripts/start/watch-answers.mjs).
 */
export const answerPings = (): void => {
  process.on('message', (message: { ping?: boolean } | null) => {
    if (message?.ping) process.send?.({ alive: true }, () => {});
  });
};

/** Ends a process that failed; writes the problem's sentence if it has one. */
export const endFailed =
  (name: string) =>
  (failure: unknown): void => {
    const isProblem = failure instanceof Problem;
    const sentence = isProblem ? failure.message : `${name} stopped: ${reasonOf(failure)}`;
    process.stderr.write(`${sentence}\n`);
    if (!isProblem && failure instanceof Error) process.stderr.write(`${failure.stack ?? ''}\n`);
    const leave = () => process.exit(isProblem ? problemCode : 1);
    if (isProblem && process.send) process.send({ problem: sentence }, leave);
    else leave();
  };
