import { service as en } from '../../en/site/service';
import type { Translated } from '../../phrases';
import type { service as vi } from '../../vi/site/service';

export const service = {
  ...en,
  sideBar: 'Bantuan dan saluran kontak',
  always: 'Bantuan 24/7',
  service: 'Layanan pelanggan',
  vipService: 'Layanan pelanggan VIP',
  contact: 'Hubungi kami',
  feedback: 'Masukan dan keluhan',
  invite: 'Undang teman',
  agent: 'Jadi agen',
  newWindow: '{name} (membuka jendela baru)',
  failed: 'Layanan pelanggan tidak bisa dibuka. Coba lagi beberapa menit lagi.',
  blocked: 'Browser memblokir jendela pop-up. Izinkan lalu coba lagi.',
  routesInfo: 'Semua alamat menuju situs yang sama. Di alamat lain Anda perlu masuk lagi.',
  routeNow: 'Sedang dipakai',
  routeGo: 'Pindah',
  routeFastest: 'Tercepat',
  routeMeasuring: 'Mengukur…',
  routeMs: '{ms} md',
  routeDown: 'Tidak merespons',
  measureAgain: 'Ukur lagi',
  consentTitle: 'Pengukuran kunjungan',
  consentInfo:
    'Situs ini ingin memakai Google Analytics untuk menghitung kunjungan dan menemukan halaman yang lambat. Ini hanya berjalan jika Anda setuju, dan bisa Anda ubah kapan saja di bagian bawah halaman.',
  consentAccept: 'Setuju',
  consentRefuse: 'Tolak',
  consentOn: 'Anda mengizinkan pengukuran.',
  consentOff: 'Anda menolak pengukuran.',
  maintenanceTitle: 'Sistem sedang ditingkatkan',
  maintenanceInfo:
    'Kami segera kembali. Taruhan yang masih terbuka diselesaikan dan dibayar seperti biasa. Jika mendesak, hubungi layanan pelanggan.',
  maintenanceUntil: 'Diperkirakan selesai pukul',
  maintenanceDay: 'pada {date}, {gmt}',
  maintenanceStill: 'Peningkatan masih berlangsung. Halaman ini terbuka sendiri setelah selesai.',
  maintenanceReload: 'Muat ulang',
  regionTitle: 'Akses tidak tersedia dari jaringan Anda',
  regionInfo:
    'Layanan tidak tersedia di wilayah atau jaringan ini. Jika menurut Anda ini keliru, atau Anda masih punya saldo untuk ditarik, hubungi layanan pelanggan.',
  yourIp: 'Alamat IP Anda',
} as const satisfies Translated<typeof vi>;
