import { wallet as en } from '../../en/site/wallet';
import type { Translated } from '../../phrases';
import type { wallet as vi } from '../../vi/site/wallet';

export const wallet = {
  ...en,
  trialWhy:
    'Anda bermain dengan kredit latihan. Kredit ini tidak bisa ditarik dan hilang setelah satu hari.',
  leaveTrial: 'Keluar dari demo',
  main: 'Dompet utama',
  total: 'Total saldo',
  locked: 'Ditahan',
  bonus: 'Dana bonus',
  deposit: 'Deposit',
  withdraw: 'Tarik dana',
  record: 'Riwayat taruhan',
  credited: '{amount} ditambahkan ke dompet utama Anda',
  hide: 'Sembunyikan saldo',
  show: 'Tampilkan saldo',
  refresh: 'Perbarui saldo',
  transfer: 'Transfer dana',
  transferFrom: 'Dari',
  transferTo: 'Ke',
  transferAmount: 'Jumlah transfer',
  transferAll: 'Semua',
  transferring: 'Mentransfer…',
  transferred: '{amount} dipindahkan dari {from} ke {to}',
  swap: 'Tukar arah',
  choices: 'Jumlah cepat',
  holds: '{wallet} berisi {amount}',
  vendorWallets: 'Dompet penyedia',
  vendorWalletsInfo:
    'Setiap penyedia punya dompet sendiri. Pindahkan dana ke dompet penyedia sebelum memainkan gamenya.',
  leftInfo:
    'Kini satu dompet dipakai untuk semua permainan. Sisa dana di dompet lama bisa ditarik ke dompet utama.',
  atVendors: 'Di penyedia',
  noVendors: 'Belum ada penyedia',
  maintenance: 'Dalam pemeliharaan',
  collect: 'Kumpulkan ke dompet utama',
  collectOne: 'Kumpulkan',
  collectFrom: 'Kumpulkan dari {wallet}',
  collecting: 'Mengumpulkan…',
  collected: '{amount} dikumpulkan ke dompet utama Anda',
  onlyOnce: 'Menekan lagi tidak akan memindahkannya dua kali.',
} as const satisfies Translated<typeof vi>;
