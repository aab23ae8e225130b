import type { Winner } from './round';

export type LiveWinner = Omit<Winner, 'game'> & {
  game: Omit<NonNullable<Winner['game']>, 'name'> & { names: Record<string, string> };
};

/**
 * The messages from the server to the browser over `/socket`. The server sends arrays, at most four
 * frames a second; a gap in `seq` means: ask again by query.
 */
export type LiveMessage =
  | { type: 'hello'; seq: number; serverTime: string }
  | {
      type: 'balance';
      seq: number;
      sumBalance: string;
      cash: string;
      bonus: string;
      held: string;
      version: number;
    }
  | {
      type: 'round';
      seq: number;
      roundId: string;
      game: string;
      stake: string;
      payout: string;
      status: string;
    }
  | { type: 'status'; seq: number; systemStatus: number; configVersion: number }
  /** The amount is the one that was credited. */
  | { type: 'deposit'; seq: number; id: string; status: string; amount?: string }
  /** A withdrawal of the player has moved on. */
  | { type: 'withdrawal'; seq: number; id: string; status: string }
  /** Without an answer this payment soon counts as received. */
  | { type: 'receipt'; seq: number; id: string; number: string; until: string }
  /** A person has decided on the player's documents. */
  | { type: 'identity'; seq: number; state: string }
  /** An operator wrote about a ticket of the player's, or its state changed. */
  | { type: 'ticket'; seq: number; id: string; state: string }
  /** Money that a neighbour in the tree of agents sent. */
  | { type: 'transfer'; seq: number; id: string; amount: string; sender: string; note?: string }
  /** The newest winners of the brand; a name is in each language of the site. */
  | { type: 'winners'; seq: number; list: LiveWinner[] }
  /** Games, classes or vendors were switched off or on: who has a game open asks whether it is. */
  | { type: 'games'; seq: number }
  /** The brand's announcements changed: ask for them again. */
  | { type: 'announcements'; seq: number }
  /** The real pool of the brand, whenever it has changed. */
  | { type: 'jackpot'; seq: number; amount: string }
  /**
   * Something of the person's support chat: a message up to `n`, the operator's mark of what was
   * read, the operator types, or its state. What it is, is asked for by query.
   */
  | { type: 'chat'; seq: number; what: 'message' | 'read' | 'typing' | 'state'; n?: number }
  /** How many messages of the player's inbox are unread. */
  | { type: 'unread'; seq: number; count: number }
  /**
   * The brand's room has lines up to `n`, or without it: what the player may do there has changed.
   * What it is, is asked for by query.
   */
  | { type: 'room'; seq: number; n?: number }
  | { type: 'signedOut'; seq: number; code: string };

/** The first message of the browser; the companion cookie came with the upgrade. */
export type LiveHello = { type: 'hello'; token?: string; lang: string };

/**
 * The messages from the server to an operator's page over `/console/socket`: ids and counts only.
 * What they are about is asked for by query, under the right of that call.
 */
export type ConsoleMessage =
  | { type: 'hello' }
  /** A message up to `n`, the person's mark of what was read, they type, or who has the chat. */
  | {
      type: 'chat';
      chatId: string;
      what: 'message' | 'read' | 'typing' | 'page' | 'state';
      n?: number;
    }
  /** Something of a brand's room. */
  | { type: 'room'; brand: string }
  /** Cases of a queue came or went. */
  | { type: 'cases'; kind: string };
