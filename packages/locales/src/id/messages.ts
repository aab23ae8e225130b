import { messages as en } from '../en/messages';
import type { Translated } from '../phrases';
import type { messages as vi } from '../vi/messages';

/** E-mails and SMS, by their template; `text` of a mail stands above its code or link. */
export const messages = {
  ...en,
  sign_in_code: {
    ...en.sign_in_code,
    subject: 'Kode masuk {brand} Anda',
    text: 'Ini kode untuk masuk. Berlaku satu kali, dalam {minutes} menit.',
    sms: '{brand}: {code} adalah kode masuk Anda, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  },
  registration_code: {
    ...en.registration_code,
    subject: 'Kode pendaftaran {brand} Anda',
    text: 'Ini kode untuk membuat akun. Berlaku satu kali, dalam {minutes} menit.',
    sms: '{brand}: {code} adalah kode pendaftaran Anda, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  },
  number_has_account: {
    ...en.number_has_account,
    subject: 'Anda sudah punya akun {brand}',
    text: 'Seseorang meminta kode pendaftaran untuk nomor Anda, yang sudah punya akun. Jika itu Anda, silakan masuk.',
    sms: '{brand}: nomor ini sudah punya akun. Silakan masuk, atau abaikan SMS ini jika bukan Anda.',
  },
  mobile_has_no_account: {
    ...en.mobile_has_no_account,
    subject: 'Belum ada akun {brand}',
    text: 'Seseorang meminta kode masuk untuk nomor Anda, yang belum punya akun.',
    sms: '{brand}: nomor ini belum punya akun. Silakan daftar, atau abaikan SMS ini jika bukan Anda.',
  },
  password_reset_code: {
    ...en.password_reset_code,
    subject: 'Kode kata sandi {brand} Anda',
    text: 'Ini kode untuk mengatur ulang kata sandi. Berlaku satu kali, dalam {minutes} menit.',
    sms: '{brand}: {code} adalah kode untuk mengatur ulang kata sandi, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  },
  password_reset_link: {
    ...en.password_reset_link,
    subject: 'Atur ulang kata sandi {brand}',
    text: 'Buka tautan ini untuk mengatur ulang kata sandi. Berlaku satu kali, dalam {minutes} menit.',
    sms: '{brand}: atur ulang kata sandi dalam {minutes} menit di {link}',
  },
  unlock_link: {
    ...en.unlock_link,
    subject: 'Buka kunci akun {brand} Anda',
    text: 'Akun Anda terkunci setelah beberapa kali kata sandi salah. Buka tautan ini untuk membukanya sekarang. Berlaku satu kali, dalam {minutes} menit.',
    sms: '{brand}: buka kunci akun Anda dalam {minutes} menit di {link}',
  },
  contact_code: {
    ...en.contact_code,
    subject: 'Kode konfirmasi {brand} Anda',
    text: 'Ini kode untuk mengonfirmasi kontak Anda. Berlaku satu kali, dalam {minutes} menit.',
    sms: '{brand}: {code} mengonfirmasi nomor ponsel Anda, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  },
  contact_changed: {
    ...en.contact_changed,
    subject: 'Kontak {brand} Anda diubah',
    text: 'Alamat email atau nomor ponsel akun Anda telah diubah.',
    sms: '{brand}: email atau nomor ponsel Anda diubah pada {at}. Bukan Anda? Segera hubungi layanan pelanggan.',
  },
  password_changed: {
    ...en.password_changed,
    subject: 'Kata sandi {brand} Anda diganti',
    text: 'Kata sandi akun Anda telah diganti. Semua sesi lain sudah berakhir.',
    sms: '{brand}: kata sandi Anda diganti pada {at}. Bukan Anda? Segera hubungi layanan pelanggan.',
  },
  new_device: {
    ...en.new_device,
    subject: 'Perangkat baru di akun {brand} Anda',
    text: 'Akun Anda baru saja dipakai dari perangkat baru.',
    sms: '{brand}: masuk dari perangkat baru pada {at}. Bukan Anda? Segera ganti kata sandi.',
  },
  factor_changed: {
    ...en.factor_changed,
    subject: 'Keamanan {brand} Anda diubah',
    text: 'Verifikasi tambahan saat masuk ke akun Anda telah diubah.',
    sms: '{brand}: verifikasi saat masuk diubah pada {at}. Bukan Anda? Segera hubungi layanan pelanggan.',
  },
  account_held: {
    ...en.account_held,
    subject: 'Akun {brand} Anda dikunci',
    text: 'Dukungan mengunci akun Anda karena mungkin dipakai orang lain. Semua sesi telah berakhir. Masuk, buka dengan kode atau lewat email, lalu pilih kata sandi baru.',
    sms: '{brand}: dukungan mengunci akun Anda pada {at} karena mungkin dipakai orang lain. Masuk untuk membukanya dan ganti kata sandi.',
  },
  account_closed: {
    subject: 'Akun {brand} Anda telah dihapus',
    text: 'Sesuai permintaan Anda, akun Anda telah dihapus beserta data pribadi dan alamat ini. Catatan uang dan permainan tetap disimpan tanpa nama sesuai hukum. Terima kasih dan sampai jumpa.',
    sms: '{brand}: akun Anda dihapus pada {at} sesuai permintaan Anda.',
  },
  case_late: {
    subject: 'Permintaan Anda perlu waktu lagi',
    text: 'Kami belum bisa menjawab permintaan Anda pada waktu yang dijanjikan. Permintaan masih diproses dan uang Anda aman.',
    sms: '{brand}: permintaan Anda perlu waktu lagi dan masih diproses. Uang Anda aman.',
  },
  case_asked: {
    subject: '{brand} membutuhkan jawaban Anda',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  case_parked: {
    subject: 'Permintaan Anda menunggu',
    text: 'Permintaan Anda menunggu: {message} Kami meninjaunya lagi sebelum {until}.',
    sms: '{brand}: permintaan Anda menunggu: {message} Ditinjau lagi sebelum {until}.',
  },
  ticket_answered: {
    subject: 'Jawaban permintaan {number}',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  ticket_asked: {
    subject: 'Permintaan {number} perlu jawaban Anda',
    text: '{message}',
    sms: '{brand}: {message}',
  },
  receipt_due: {
    subject: 'Apakah penarikan {number} sudah masuk?',
    text: 'Bank telah membayar penarikan {number}. Tanpa jawaban Anda sebelum {until}, penarikan dianggap diterima. Setelah itu Anda tetap dapat mengajukan keluhan.',
    sms: '{brand}: penarikan {number} sudah masuk? Tanpa jawaban sebelum {until} dianggap diterima.',
  },
  at: 'Waktu: {at}',
  place: 'Tempat: {place}',
  device: 'Perangkat: {device}',
  openLink: 'Buka tautan',
  neverShare:
    'Jangan berikan kode atau tautan ini kepada siapa pun. Staf {brand} tidak pernah memintanya.',
  ignore: 'Jika Anda tidak memintanya, abaikan email ini.',
  notYou: 'Jika itu bukan Anda, ganti kata sandi dan segera hubungi layanan pelanggan.',
} as const satisfies Translated<typeof vi>;
