import { inbox as en } from '../en/inbox';
import type { Translated } from '../phrases';
import type { inbox as vi } from '../vi/inbox';

/** The messages of the inbox, by their template: a line, and the text below it. */
export const inbox = {
  ...en,
  withdrawal_paid: {
    title: 'Penarikan {number} sedang dikirim',
    text: 'Bank sudah menerima perintah membayar {amount} untuk penarikan {number}. Konfirmasikan di halaman Tarik dana setelah uang masuk.',
  },
  withdrawal_refused: {
    title: 'Penarikan {number} ditolak',
    text: 'Penarikan {number} ditolak dan {amount} kembali ke dompet Anda. Alasannya ada di halaman Tarik dana.',
  },
  withdrawal_failed: {
    title: 'Penarikan {number} tidak dapat dibayar',
    text: 'Bank tidak dapat membayar penarikan {number}. {amount} kembali ke dompet Anda.',
  },
  deposit_credited: {
    title: 'Deposit {number} sudah masuk',
    text: '{amount} dari deposit {number} sudah diperiksa dan masuk ke dompet Anda.',
  },
  deposit_other_amount: {
    title: 'Jumlah deposit {number} berbeda',
    text: 'Deposit {number} diminta {asked}, yang tiba {amount}. {amount} sudah masuk ke dompet.',
  },
  documents_passed: {
    title: 'Dokumen Anda diterima',
    text: 'Dokumen Anda sudah diperiksa dan diterima. Anda tidak perlu mengirim lagi.',
  },
  documents_refused: {
    title: 'Dokumen Anda tidak diterima',
    text: 'Dokumen Anda sudah diperiksa dan tidak diterima. Lihat halaman Akun saya.',
  },
  documents_asked: {
    title: 'Kirim ulang dokumen Anda',
    text: 'Foto dokumen belum dapat dipakai. Alasan dan tempat mengirim ulang ada di halaman Akun saya.',
  },
  transfer_received: {
    title: 'Anda menerima {amount}',
    text: '{sender} mengirim {amount} kepada Anda.',
  },
  limits_changed: {
    title: 'Batas bermain Anda berubah',
    text: 'Batas atau masa jeda Anda berubah pada {at}. Jika bukan Anda, ganti kata sandi dan segera hubungi dukungan.',
  },
  password_changed: {
    title: 'Kata sandi Anda berubah',
    text: 'Kata sandi diubah pada {at}. Jika bukan Anda, segera hubungi dukungan.',
  },
  contact_changed: {
    title: 'Kontak Anda berubah',
    text: 'Email atau nomor ponsel diubah pada {at}. Jika bukan Anda, ganti kata sandi dan segera hubungi dukungan.',
  },
  account_held: {
    title: 'Akun Anda dikunci',
    text: 'Dukungan mengunci akun Anda pada {at} karena mungkin dipakai orang lain. Semua sesi berakhir, dan kata sandi harus diganti.',
  },
  security_changed: {
    title: 'Verifikasi masuk Anda berubah',
    text: 'Cara verifikasi saat masuk diubah pada {at}. Jika bukan Anda, ganti kata sandi dan segera hubungi dukungan.',
  },
  case_late: {
    title: 'Permintaan {number} perlu waktu lebih',
    text: 'Kami belum menjawab permintaan {number} pada waktu yang dijanjikan. Permintaan masih diproses dan uang Anda aman.',
  },
  case_asked: {
    title: 'Permintaan {number} memerlukan jawaban Anda',
    text: '{message}',
  },
  case_parked: {
    title: 'Permintaan {number} menunggu',
    text: '{message} Kami meninjau permintaan {number} lagi sebelum {until}.',
  },
  receipt_due: {
    title: 'Apakah penarikan {number} sudah masuk?',
    text: 'Bank telah membayar penarikan {number}. Jawablah di halaman Penarikan. Tanpa jawaban Anda sebelum {until}, penarikan dianggap diterima. Setelah itu Anda tetap dapat mengajukan keluhan.',
  },
  ticket_answered: {
    title: 'Permintaan {number} sudah dijawab',
    text: 'Kami sudah menjawab permintaan {number}. Jika masih ada yang kurang, Anda dapat membukanya lagi dalam 30 hari.',
  },
  ticket_asked: {
    title: 'Permintaan {number} menunggu jawaban Anda',
    text: 'Kami perlu tahu lebih banyak tentang permintaan {number}. Baca pertanyaannya di permintaan itu dan jawab di sana.',
  },
  ticket_closed: {
    title: 'Permintaan {number} ditutup',
    text: 'Kami menutup permintaan {number}. Jika masih perlu, Anda dapat membukanya lagi dalam 30 hari.',
  },
  room_silenced: {
    title: 'Anda sementara tidak boleh menulis di ruang obrolan',
    text: 'Petugas melarang Anda menulis di ruang obrolan sampai {until}. Anda tetap bisa membaca.',
  },
  room_silenced_ever: {
    title: 'Anda tidak boleh menulis di ruang obrolan',
    text: 'Petugas melarang Anda menulis di ruang obrolan. Anda tetap bisa membaca. Jika menurut Anda keliru, hubungi dukungan.',
  },
  room_lifted: {
    title: 'Anda boleh menulis lagi di ruang obrolan',
    text: 'Petugas mengizinkan Anda menulis lagi di ruang obrolan.',
  },
  round_voided: {
    title: 'Ronde {number} dibatalkan',
    text: 'Ronde {number} dibatalkan menurut aturan kami tentang gangguan: taruhan {amount} sudah kembali ke dompet Anda, dan pembayaran dari ronde itu ditarik kembali. Alasannya ada di catatan taruhan Anda.',
  },
  exclusion_lifted: {
    title: 'Pengecualian akun Anda telah dicabut',
    text: 'Akun Anda dikecualikan karena keliru dikira milik orang lain. Dua petugas kami memeriksanya dan mencabutnya pada {at}. Pilihan Anda sendiri tetap berlaku.',
  },
  deletion_refused: {
    title: 'Akun Anda tetap aktif',
    text: 'Permintaan {number} untuk menghapus akun Anda ditolak. {reason}',
  },

  other: {
    title: 'Anda punya pesan baru',
    text: 'Muat ulang halaman untuk membaca pesan ini.',
  },
} as const satisfies Translated<typeof vi>;
