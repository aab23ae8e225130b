import { privacy as en } from '../../en/site/privacy';
import type { Translated } from '../../phrases';
import type { privacy as vi } from '../../vi/site/privacy';

export const privacy = {
  ...en,
  title: 'Data Anda',
  why: 'Lihat data Anda yang disimpan situs, atau tutup akun.',
  copy: 'Salinan data Anda',
  copyText:
    'Satu berkas berisi semua yang disimpan situs tentang Anda: profil, kontak, rekening bank, riwayat masuk, batas, permintaan, dan riwayat. Satu kali sehari.',
  copyButton: 'Unduh salinan',
  copyAgain: 'Salinan berikutnya: {time}',
  copied: 'Salinan sudah diunduh',
  end: 'Tutup akun dan hapus data',
  endText:
    'Dua orang memeriksa permintaan dalam 7 hari. Setelah itu tidak ada yang bisa masuk, dan tidak dapat dibatalkan.',
  endWhat1: 'Dimusnahkan: nama, kontak, rekening bank, dokumen, perangkat, kata sandi.',
  endWhat2: 'Disimpan tanpa nama Anda: catatan uang, taruhan, dan batas, selama diwajibkan hukum.',
  endWhat3: 'Permintaan bisa ditarik kembali selama masih menunggu.',
  endExclusion:
    'Anda mengecualikan diri sampai {time}. Sidik kontak Anda disimpan sampai saat itu, agar akun baru juga dikecualikan.',
  endExclusionEver:
    'Anda mengecualikan diri selamanya. Sidik kontak Anda disimpan, agar akun baru juga dikecualikan.',
  ask: 'Minta tutup akun',
  askSure: 'Konfirmasi: tutup akun selamanya',
  inWay: 'Selesaikan dahulu',
  obstacle_agent: 'Akun agen',
  obstacle_balance: 'Sisa {amount}',
  obstacle_case: 'Permintaan terbuka: {count}',
  obstacle_debt: 'Utang {amount}',
  obstacle_deposit: 'Setoran dalam proses: {count}',
  obstacle_round: 'Ronde terbuka: {count}',
  obstacle_withdrawal: 'Penarikan dalam proses: {count}',
  way_agent: 'Hubungi bantuan',
  way_balance: 'Tarik dana',
  way_case: 'Hubungi bantuan',
  way_debt: 'Setor',
  way_deposit: 'Lihat setoran',
  way_round: 'Selesaikan ronde',
  way_withdrawal: 'Lihat penarikan',
  waiting: 'Permintaan {number} menunggu',
  waitingText: 'Diputuskan paling lambat {time}.',
  takeBack: 'Tarik kembali permintaan',
  takenBack: 'Anda menarik kembali permintaan.',
  refused: 'Permintaan ditolak',
  refusedReason: 'Alasan: {reason}',
  withheld_notes: 'Catatan antar karyawan: hukum membolehkan situs tidak memberikannya.',
  withheld_flags: 'Kecurigaan yang sedang diperiksa: hukum membolehkan situs tidak memberikannya.',
  withheld_secrets: 'Kata sandi, kode, dan kunci: hanya disimpan dalam bentuk yang tidak terbaca.',
  withheld_audit: 'Siapa yang melihat data Anda: tanyakan ke bantuan.',
  withheld_pictures: 'Foto dokumen: tanyakan ke bantuan, agar tidak tersimpan di komputer bersama.',
} as const satisfies Translated<typeof vi>;
