import { message as en } from '../../en/site/message';
import type { Translated } from '../../phrases';
import type { message as vi } from '../../vi/site/message';

/** The player's inbox. */
export const message = {
  ...en,
  unread: '{count} pesan belum dibaca',
  allRead: 'Semua pesan sudah dibaca',
  markAll: 'Tandai semua sudah dibaca',
  list: 'Pesan, yang terbaru di atas',
  unreadMark: 'belum dibaca',
  empty: 'Kotak masuk kosong. Kabar tentang uang, dokumen, dan keamanan Anda datang ke sini.',
  open: 'Buka {page}',
  openTicket: 'Buka permintaan',
  remove: 'Hapus pesan',
  removeAsk: 'Hapus pesan ini? Pesan tidak dapat dikembalikan.',
  removeYes: 'Hapus',
  keep: 'Simpan',
  removed: 'Pesan dihapus',
  more: 'Tampilkan pesan lama',
} as const satisfies Translated<typeof vi>;
