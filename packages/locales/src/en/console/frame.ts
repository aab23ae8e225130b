import type { Translated } from '../../phrases';
import type { frame as vi } from '../../vi/console/frame';

export const frame = {
  skip: 'To the content',
  rail: 'Pages',
  tabs: 'Main pages',
  brand: 'Brand',
  allBrands: 'All brands',
  demo: 'Demo',
  clock: 'Time',
  search: 'Search',
  searchHint: 'Account, player id, command',
  searchFoot: 'start of an account · player id · {sign} commands only',
  searchLate: 'A part has not answered in time. Type more, or wait.',
  nothingFound: 'There is nothing under this id.',
  goTo: 'Go to',
  keys: 'Keys',
  keysOn: 'Use single keys',
  lock: 'Lock the screen',
  turnTheme: 'Switch between light and dark',
  toOtherLanguage: 'Chuyển sang tiếng Việt',
  signOut: 'Sign out',
  nothing: 'Your roles open no page yet. Ask an administrator.',
  late: '{count} late',
  groups: { queues: 'Queues', look: 'Look up', run: 'Run', control: 'Control' },
  pages: {
    queues: 'Queues',
    players: 'Players',
    payouts: 'Payouts',
    people: 'People',
    changes: 'Changes',
  },
} as const satisfies Translated<typeof vi>;
