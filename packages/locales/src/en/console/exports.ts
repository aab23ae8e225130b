import type { Translated } from '../../phrases';
import type { exports as vi } from '../../vi/console/exports';

/** Files that operators ask for. */
export const exports = {
  title: 'Files',
  about:
    'The system makes a CSV file and keeps it for a day. Only who asked fetches it, once. More than 10,000 lines in a day need a second person.',
  none: 'You have not asked for a file.',
  kinds: { players: 'Players', money: 'Deposits and withdrawals', audit: 'The audit' },
  ask: 'Ask for a file',
  askOf: 'Ask for a file: {kind}',
  brand: 'Brand',
  from: 'From',
  to: 'To',
  act: 'Act',
  playerId: 'Player’s id',
  operatorId: 'Operator’s id',
  why: 'What for',
  what: 'File',
  filter: 'Filter',
  state: 'State',
  lines: 'Lines',
  asked: 'Asked',
  acts: 'To do',
  states: {
    second: 'Waits for a second person',
    waiting: 'Being made',
    ready: 'Ready, until {until}',
    fetched: 'Fetched',
    ended: 'Taken back',
    failed: 'Could not be made',
    over: 'Over',
  },
  fetch: 'Fetch',
  approve: 'Approve',
  refuse: 'Refuse',
  takeBack: 'Take back',
} as const satisfies Translated<typeof vi>;
