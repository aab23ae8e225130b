import { verification as en } from '../../en/site/verification';
import type { Translated } from '../../phrases';
import type { verification as vi } from '../../vi/site/verification';

export const verification = {
  ...en,
  title: 'Konfirmasi bahwa Anda manusia',
  loading: 'Memuat gambar…',
  picture: 'Gambar dengan celah untuk kepingan',
  slide: 'Geser kepingan ke tempatnya, atau pakai tombol panah',
  byStep: 'per 8 px',
  byOne: 'per 1 px',
  send: 'kirim',
  checking: 'Memeriksa…',
  missed: 'Belum pas. Ini gambar baru.',
  newDevice: 'Anda masuk dari perangkat yang belum dikenal. Verifikasi sekali lagi.',
  expired: 'Verifikasi terakhir sudah kedaluwarsa. Silakan ulangi.',
  another: 'Ganti gambar',
  otherWay: 'Pakai cara verifikasi lain',
  workTitle: 'Cara verifikasi lain',
  workWhy:
    'Tidak ada gambar dan tidak ada yang digeser. Browser Anda melakukan hitungan kecil lalu mengirim hasilnya ke server.',
  working: 'Menghitung…',
  workLeft: 'Menghitung, sekitar {seconds} detik lagi',
  keepOpen: 'Biarkan jendela ini terbuka',
  backToPicture: 'Kembali ke gambar',
  noPicture: 'Saat ini tidak ada gambar, jadi browser Anda yang menghitung.',
  code: 'Kode gambar',
  codePicture: 'Gambar dengan kode 5 huruf dan angka',
  codeWait: 'Gambar baru dalam {seconds} dtk',
  codeOther: 'Gambar tidak terbaca? Pakai cara verifikasi lain',
  codeDone: 'Terverifikasi, tidak perlu kode',
} as const satisfies Translated<typeof vi>;
