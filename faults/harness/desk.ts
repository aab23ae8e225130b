import { setTimeout as pause } from 'node:timers/promises';
import type { HttpClient, Message, Reply } from '@parlour/testkit/http-client';
import type { OpenHistory } from './history';
import type { Attempt, Operation } from './types';

/** What an answer decides, and the word for it in the history. */
export type Reading = Pick<Attempt, 'outcome' | 'answer'>;

export type Sending = {
  /** None for what asks for no money. */
  operation?: Operation;
  message: Message;
  read: (reply: Reply) => Reading;
  /** The process that is asked first; later attempts go to each in turn. */
  first: number;
  /** Goes to two processes in the same moment. */
  isTwice: boolean;
  /** After so many attempts without a definite answer it is left undecided. */
  tries: number;
};

/** The way of all messages: every attempt is noted, and tried again as the sender's rules say. */
export type Desk = {
  /** The definite answer, or the last one when there was none. */
  send: (sending: Sending) => Promise<Attempt>;
  history: OpenHistory;
};

/** Longer than anything may stay unanswered, by far. */
const mostPatienceMs = 60_000;
const restsMs = [30, 60, 120, 250, 400];

export const openDesk = (clients: HttpClient[], history: OpenHistory): Desk => {
  const once = async ({ operation, message, read }: Sending, process: number): Promise<Attempt> => {
    const sentAt = history.now();
    const reading = read(await clients[process]!.send(message));
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

/** Of answers to the same message: done, or in doubt, and refused only if all say so. */
const decided = (attempts: Attempt[]): Attempt =>
  attempts.find(({ outcome }) => outcome === 'ok') ??
  attempts.find(({ outcome }) => outcome === 'unknown') ??
  attempts[0]!;
