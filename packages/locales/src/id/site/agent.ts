import { agent as en } from '../../en/site/agent';
import type { Translated } from '../../phrases';
import type { agent as vi } from '../../vi/site/agent';

export const agent = {
  ...en,
  about:
    'Agen mengajak pemain ke {brand} dengan kode miliknya sendiri. Siapa pun yang mendaftar dengan kode itu masuk ke downline agen tersebut.',
  offered: 'Yang sudah ada',
  code: 'Kode milik sendiri',
  codeInfo:
    'Setiap kode milik satu agen. Dengan kode itu, pemain atau agen baru terdaftar di bawah pemiliknya.',
  link: 'Tautan pendaftaran',
  linkInfo:
    'Kode disertai tautan: siapa yang membukanya mendapati kode sudah terisi di formulir pendaftaran.',
  downline: 'Downline yang jelas',
  downlineInfo:
    'Siapa yang mendaftar dengan kode berada tepat di bawah agennya dan tidak bisa pindah sendiri ke jalur lain.',
  notYet: 'Yang belum ada',
  notYetInfo:
    'Komisi, laporan downline, pusat agen, dan pengajuan menjadi agen belum dibuka. Situs ini tidak menjanjikan persentase maupun penghasilan apa pun.',
  join: 'Daftar dengan kode',
  yourCode: 'Kode agen',
  codeMissing: 'Masukkan kode agen.',
  codeWrong: 'Kode ini tidak ada atau sudah tidak berlaku.',
  codeUnchecked: 'Kode belum bisa diperiksa. Silakan coba lagi.',
  go: 'Ke halaman pendaftaran',
} as const satisfies Translated<typeof vi>;
