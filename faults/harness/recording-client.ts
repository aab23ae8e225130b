import { setTimeout as pause } from 'node:timers/promises';
import type { HttpClient, Message, Reply } from '@parlour/testkit/site/http-client';
import type { OpenHistory } from './history';
import type { Attempt, Operation } from './types';

/** How an answer decides an operation, and the answer's name in the history. */
export type Reading = Pick<Attempt, 'outcome' | 'answer' | 'requestId'>;

export type Sending = {
  /** Absent for calls that ask for no money. */
  operation?: Operation;
  /** A function makes a value for each attempt: what is sealed is accepted once. */
  message: Message | (() => Promise<Message>);
  read: (reply: Reply) => Reading;
  /** The process that gets the first attempt; later attempts go to each process in turn. */
  first: number;
  /** Goes to two processes at the same moment. */
  isTwice: boolean;
  /** After this many attempts without a definite answer the operation stays undecided. */
  tries: number;
};

/** Sends every message: notes each attempt, and retries by the sender's rules. */
export type RecordingClient = {
  /** The definite answer, or the last one if none was definite. */
  send: (sending: Sending) => Promise<Attempt>;
  history: OpenHistory;
};

/** Far longer than any message may stay unanswered. */
const mostPatienceMs = 60_000;
const restsMs = [30, 60, 120, 250, 400];

export const openRecordingClient = (
  clients: HttpClient[],
  history: OpenHistory,
): RecordingClient => {
  const once = async ({ operation, message, read }: Sending, process: number): Promise<Attempt> => {
    const made = typeof message === 'function' ? await message() : message;
    const sentAt = history.now();
    const reading = read(await clients[process]!.send(made));
    const attempt: Attempt = { ...reading, sentAt, endedAt: history.now(), process };
    if (operation) history.note(operation, attempt);
    return attempt;
  };

  const send = async (sending: Sending): Promise<Attempt> => {
    const { first, isTwice, tries } = sending;
    const giveUpAt = history.now() + mostPatienceMs;
    let place = first % clients.length;
    const both = isTwice ? [place, (place + 1) % clients.length] : [place];
    let attempt = decided(await Promise.all(both.map((each) => once(sending, each))));
    for (let tried = 1; attempt.outcome === 'unknown' && tried < tries; tried += 1) {
      if (history.now() > giveUpAt) return attempt;
      await pause(restsMs[Math.min(tried, restsMs.length) - 1]);
      place = (place + 1) % clients.length;
      attempt = await once(sending, place);
    }
    return attempt;
  };
  return { send, history };
};

/** Combines the answers to one message: done, or in doubt; refused only if all refuse. */
const decided = (attempts: Attempt[]): Attempt =>
  attempts.find(({ outcome }) => outcome === 'ok') ??
  attempts.find(({ outcome }) => outcome === 'unknown') ??
  attempts[0]!;
