import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

/** The player's inbox. */
export const message = {
  ...en,
  unread: '{count} hindi pa nababasang mensahe',
  allRead: 'Nabasa mo na ang lahat',
  markAll: 'Markahang nabasa na ang lahat',
  list: 'Mga mensahe, pinakabago sa itaas',
  unreadMark: 'hindi pa nabasa',
  empty:
    'Walang laman ang inbox. Dito dumarating ang balita tungkol sa pera, dokumento at seguridad mo.',
  open: 'Buksan ang {page}',
  openTicket: 'Buksan ang kahilingan',
  remove: 'Burahin ang mensahe',
  removeAsk: 'Burahin ang mensaheng ito? Hindi na ito maibabalik.',
  removeYes: 'Burahin',
  keep: 'Panatilihin',
  removed: 'Nabura ang mensahe',
  more: 'Ipakita ang mas lumang mensahe',
} as const satisfies Translated<typeof vi>;
