import { launch as en } from '../../en/site/launch';
import type { Translated } from '../../phrases';
import type { launch as vi } from '../../vi/site/launch';

export const launch = {
  ...en,
  opening: 'Membuka {game}…',
  openingGame: 'Membuka permainan…',
  slow: 'Jaringan lambat, masih membuka…',
  game: 'Permainan',
  leave: 'Tinggalkan permainan ini?',
  leaveInfo: 'Taruhan yang sudah dipasang tetap berlaku. Saldo diperbarui saat Anda kembali.',
  leaveYes: 'Tinggalkan',
  leaveNo: 'Lanjut bermain',
  fullScreen: 'Layar penuh',
  exitFullScreen: 'Keluar dari layar penuh',
  failed: 'Permainan tidak bisa dibuka. Saldo Anda tidak berubah.',
  maintenance: '{vendor} sedang dalam pemeliharaan',
  logInToPlay: 'Masuk untuk bermain dengan uang',
  frame: 'Permainan {game}',
  rtp: 'Tingkat pengembalian (RTP)',
  volatility: 'Volatilitas',
  volatilityLow: 'Rendah',
  volatilityMedium: 'Sedang',
  volatilityHigh: 'Tinggi',
  volatilityVeryHigh: 'Sangat tinggi',
  minBet: 'Taruhan terendah',
  maxBet: 'Taruhan tertinggi',
  noGame: 'Belum ada permainan yang dipilih',
  chooseGame: 'Pilih permainan',
  demoInstead: 'Main demo, tanpa masuk',
  gameInfo: 'Tentang permainan ini',
  fillWallet: 'Transfer dana',
} as const satisfies Translated<typeof vi>;
