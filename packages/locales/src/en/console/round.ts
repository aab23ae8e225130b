import type { Translated } from '../../phrases';
import type { round as vi } from '../../vi/console/round';

export const round = {
  title: 'Round {id}',
  open: 'Open round {id}',
  close: 'Close this round',
  vendorRound: 'The vendor’s number',
  openedAt: 'Opened at',
  player: 'Player',
  moves: 'A void moves',
  noMoves: 'nothing',
  voidedWhy: 'Voided because',
  void: 'Void this round',
  what: 'Stakes return to the wallets that paid them, and what was paid out is taken back. A second person must confirm; the player is told in the inbox. It cannot be undone.',
  why: 'Why, as the player reads it',
  reasons: {
    malfunction: 'The game malfunctioned',
    vendor_request: 'The vendor asked for it',
    wrong_result: 'The result was wrong',
    duplicate: 'It was recorded twice',
  },
  lacks: '{sum} {currency} is missing.',
} as const satisfies Translated<typeof vi>;
