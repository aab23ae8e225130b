import { server as en } from '../en/server';
import type { Translated } from '../phrases';
import type { server as vi } from '../vi/server';

/** What the server writes itself: pages that stand alone, and names that vendors’ lists lack. */
export const server = {
  ...en,
  /** For when no other page can be made. */
  plainPage: {
    ...en.plainPage,
    busy: {
      ...en.plainPage.busy,
      title: 'Situs sedang sibuk',
      cause: 'Terlalu banyak halaman dibuka sekaligus, jadi halaman ini belum bisa ditampilkan.',
    },
    tooMany: {
      ...en.plainPage.tooMany,
      title: 'Anda membuka halaman terlalu cepat',
      cause: 'Terlalu banyak permintaan datang dari alamat jaringan Anda.',
    },
    calm: 'Saldo dan taruhan Anda tidak terpengaruh.',
    wait: 'Silakan muat ulang dalam {seconds} detik.',
    reload: 'Muat ulang',
  },
  /** The page of a host that belongs to no brand. */
  unknownHost: {
    ...en.unknownHost,
    title: 'Alamat ini tidak valid',
    info: 'Alamat ini sudah tidak dipakai. Hubungi layanan pelanggan untuk alamat yang baru.',
    retry: 'Coba lagi',
    support: 'Hubungi layanan pelanggan',
  },
  /** What search engines show under the name of a page. */
  pageDescriptions: {
    ...en.pageDescriptions,
    register: 'Buat akun {brand}: nama pengguna dan kata sandi sudah cukup.',
    login:
      'Masuk ke {brand} untuk bermain dengan saldo Anda, deposit, dan melihat riwayat taruhan.',
    rng: 'Lobi slot {brand}: aturan, tabel pembayaran, dan RTP setiap game, serta main demo tanpa akun.',
    notices: 'Pengumuman {brand}: yang baru di situs dan yang perlu diketahui pemain.',
    promotions: 'Promosi {brand}: syarat setiap promosi yang berjalan, dengan contoh perhitungan.',
    news: 'Berita {brand}: yang baru di situs, masing-masing dengan tanggal dan alamatnya sendiri.',
    blog: 'Blog {brand}: artikel tentang game, cara memverifikasi ronde, dan cara kerja situs.',
    help: 'Pusat bantuan {brand}: panduan, cara memverifikasi ronde, ketentuan, dan privasi.',
    app: 'Tambahkan {brand} ke layar utama ponsel atau komputer, tanpa toko aplikasi.',
    join: 'Jadi agen {brand}: yang ditawarkan kepada agen dan cara mendaftar dengan kode.',
  },
  /** In place of a page while the device has no network. */
  offlinePage: {
    ...en.offlinePage,
    title: 'Anda sedang offline',
    text: 'Halaman ini memerlukan jaringan. Saldo dan taruhan Anda tersimpan di server; tidak ada yang hilang.',
  },
  /** The sandbox provider’s own page. */
  payment: {
    ...en.payment,
    mark: 'Pembayaran uji coba: bukan uang sungguhan',
    title: 'Pembayaran uji coba',
    payee: 'Deposit ke',
    amount: 'Jumlah deposit',
    number: 'ID transaksi',
    method: 'Metode deposit',
    until: 'Bayar sebelum',
    pay: 'Bayar',
    decline: 'Tolak pembayaran',
    back: 'Kembali ke deposit',
    note: 'Halaman ini berperan sebagai penyedia pembayaran. Tidak ada bank, kartu, atau dompet yang dihubungi.',
    unknown: 'Tidak ada permintaan deposit di alamat ini.',
    states: {
      ...en.payment.states,
      pending: 'Permintaan deposit menunggu pembayaran.',
      paid: 'Sudah dibayar. Halaman deposit sedang diberi tahu.',
      declined: 'Ditolak. Halaman deposit sedang diberi tahu.',
      received: 'Dana sudah masuk dan sedang diperiksa.',
      credited: 'Sudah dibayar, dan dana sudah masuk ke dompet.',
      failed: 'Pembayaran ditolak. Dompet tidak berubah.',
      expired: 'Permintaan deposit kedaluwarsa dan tidak bisa dibayar lagi.',
    },
  },
  /** Classes of games, by the taxonomy’s English name. */
  gameClasses: {
    ...en.gameClasses,
    'Video Slots': 'Slot video',
    'Jackpot Slots': 'Slot jackpot',
    'Casual Games': 'Game santai',
    'Scratch Cards': 'Kartu gosok',
    'Table Games': 'Game meja',
    'Video Poker': 'Poker video',
    'Video Bingo': 'Bingo video',
    'Wheel of Fortune': 'Roda keberuntungan',
    'Live Games': 'Game live',
    'Live Dice': 'Dadu live',
    'Live Dealer': 'Bandar live',
    'Live Baccarat': 'Bakarat live',
    'Live Blackjack': 'Blackjack live',
    'Live Roulette': 'Rolet live',
    'Sic Bo': 'Sic bo',
    'Dragon Tiger': 'Naga harimau',
    Mahjong: 'Mahyong',
    'Three Card Poker': 'Poker tiga kartu',
    'Xoc Dia': 'Xoc dia',
    'Fan Tan': 'Fan tan',
    'Niu Niu': 'Niu niu',
    'Fish Prawn Crab': 'Ikan-udang-kepiting',
    'Zha Jin Hua': 'Zha jin hua',
    Poker: 'Poker',
    Esport: 'Esports',
    Cockfight: 'Sabung ayam',
    'Virtual Sports': 'Olahraga virtual',
    Sportsbook: 'Taruhan olahraga',
    Lottery: 'Lotre',
    Fishing: 'Tembak ikan',
    Unknown: 'Lainnya',
  },
} as const satisfies Translated<typeof vi>;
