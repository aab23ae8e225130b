import { identity as en } from '../../en/site/identity';
import type { Translated } from '../../phrases';
import type { identity as vi } from '../../vi/site/identity';

export const identity = {
  ...en,
  name: 'Dokumen',
  title: 'Dokumen identitas',
  why: 'Hanya pemeriksa yang melihat foto Anda. Foto disimpan terenkripsi, tanpa nama berkas dan lokasi.',
  front: 'Sisi depan dokumen',
  back: 'Sisi belakang dokumen',
  face: 'Wajah Anda bersama dokumen',
  choose: 'Pilih foto',
  replace: 'Ganti foto',
  has: 'Foto diterima',
  missing: 'Belum ada foto',
  sending: 'Mengirim foto…',
  send: 'Kirim untuk diperiksa',
  unreadable: 'Foto ini tidak terbaca. Pilih PNG, JPEG, atau WebP lain.',
  open: 'Buka',
  none: 'Belum perlu',
  asked: 'Diperlukan',
  pending: 'Sedang diperiksa',
  passed: 'Diterima',
  refused: 'Ditolak',
  noneText: 'Kirim sekarang agar penarikan pertama Anda lebih cepat.',
  askedText: 'Sebagian penarikan memerlukan dokumen. Jawaban biasanya dalam 24 jam.',
  pendingText: 'Seseorang sedang memeriksa. Jawaban biasanya dalam 24 jam.',
  passedText: 'Tidak ada lagi yang diperlukan.',
  refusedText: 'Kirim foto yang lebih jelas.',
  reason: 'Alasan: {reason}',
} as const satisfies Translated<typeof vi>;
