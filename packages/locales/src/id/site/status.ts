import { status as en } from '../../en/site/status';
import type { Translated } from '../../phrases';
import type { status as vi } from '../../vi/site/status';

export const status = {
  ...en,
  notFoundTitle: 'Halaman tidak ditemukan',
  notFoundInfo: 'Halaman ini sudah pindah atau tidak ada.',
  goHome: 'Ke beranda',
  notOpenTitle: 'Belum dibuka',
  notOpenInfo:
    'Bagian ini belum dibuka di situs ini. Setelah dibuka, Anda akan menemukannya di sini.',
  failedTitle: 'Terjadi kesalahan di sistem kami',
  failedInfo: 'Kesalahan ini sudah kami catat. Coba lagi beberapa menit lagi.',
  timeout: 'Halaman terlalu lama dimuat. Periksa koneksi Anda lalu muat ulang.',
} as const satisfies Translated<typeof vi>;
