import { loyalty as en } from '../../en/site/loyalty';
import type { Translated } from '../../phrases';
import type { loyalty as vi } from '../../vi/site/loyalty';

export const loyalty = {
  ...en,
  balance: 'Saldo poin',
  neverExpire: 'Poin tidak kedaluwarsa',
  notCounted: 'Belum ada poin',
  rateLater: 'Kurs poin ke uang akan tertulis di sini.',
  views: 'Hadiah dan riwayat poin',
  gifts: 'Tukar hadiah',
  record: 'Riwayat poin',
  redeemed: 'Hadiah yang ditukar',
  noGifts: 'Belum ada hadiah untuk ditukar',
  noGiftsInfo:
    'Setiap hadiah akan menyebutkan poinnya, sisa stok, dan berapa poin yang masih kurang.',
  noRecord: 'Poin Anda belum berubah',
  noRecordInfo: 'Setiap perubahan akan punya satu baris: jenis, poin, saldo, catatan, dan waktu.',
  noRedeemed: 'Anda belum menukar hadiah',
  noRedeemedInfo:
    'Setiap penukaran akan punya satu baris: nomor referensi, hadiah, jumlah, poin, dan status.',
  currentRank: 'Tingkat saat ini',
  rankOf: 'Tingkat {level}',
  noRank: 'Belum ada tingkat',
  ladder: 'Jenjang tingkat',
  youAreHere: 'Anda di sini',
  notSet: 'Belum ditetapkan',
  noLadder: 'Belum ada jenjang tingkat',
  noLadderInfo:
    'Saat situs membuka klubnya, jenjang, kemajuan Anda, dan manfaat tiap tingkat ada di sini.',
  rankSays: 'Tiap tingkat akan menyebutkan',
  rankRise: 'Untuk naik',
  rankRiseInfo: 'Taruhan sah 30 hari yang diperlukan, dan jumlah Anda.',
  rankKeep: 'Untuk bertahan',
  rankKeepInfo: 'Taruhan sah sebulan untuk mempertahankan tingkat.',
  rankGives: 'Manfaat',
  rankGivesInfo: 'Tarif rabat, hadiah, batas penarikan, dan jalur layanan.',
} as const satisfies Translated<typeof vi>;
