import { download as en } from '../../en/site/download';
import type { Translated } from '../../phrases';
import type { download as vi } from '../../vi/site/download';

export const download = {
  ...en,
  title: 'Unduh aplikasi untuk iOS dan Android',
  about:
    '{brand} berjalan di browser. Tambahkan ke layar utama agar terbuka seperti aplikasi, tanpa toko aplikasi.',
  teaser: 'Buka {brand} seperti aplikasi',
  teaserInfo: 'Tambahkan ke layar utama ponsel atau komputer, tanpa toko aplikasi.',
  install: 'Tambahkan ke layar utama',
  installed: 'Anda membuka {brand} sebagai aplikasi terpasang.',
  ios: 'iPhone dan iPad',
  ios1: 'Buka halaman ini di Safari.',
  ios2: 'Ketuk ikon Bagikan.',
  ios3: 'Pilih Tambah ke Layar Utama.',
  android: 'Android',
  android1: 'Buka halaman ini di Chrome.',
  android2: 'Buka menu tiga titik di bagian atas.',
  android3: 'Pilih Instal aplikasi atau Tambahkan ke layar utama.',
  desk: 'Komputer',
  desk1: 'Buka halaman ini di Chrome atau Edge.',
  desk2: 'Klik ikon instal di ujung kolom alamat.',
  desk3: 'Pilih Instal.',
  get: 'Unduh untuk {name}',
  scan: 'Pindai kode QR dengan ponsel untuk memasang',
  offline:
    'Aplikasi memerlukan jaringan. Saat offline, aplikasi memberi tahu Anda; saldo dan taruhan tidak disimpan di perangkat.',
} as const satisfies Translated<typeof vi>;
