import type { AnnouncementTexts } from './announcements';

export const indonesian: AnnouncementTexts = {
  demo: {
    title: 'Ini versi demo: semua uang di sini uang mainan',
    html: `
<p>Saldo, taruhan, dan kemenangan di situs ini adalah <strong>uang mainan</strong>. Uang ini tidak
bernilai dan tidak bisa ditukar dengan uang sungguhan.</p>
<p>Data bisa dihapus saat demo dimuat ulang. Selengkapnya di
<a href="/help?item=about">Tentang kami</a>.</p>`,
  },
  verify: {
    title: 'Cara memverifikasi sendiri satu ronde',
    html: `
<p>Hash seed server dipublikasikan sebelum ronde pertama. Saat Anda mengganti seed, seed server
lama
dipublikasikan, dan perangkat Anda bisa menghitung ulang setiap ronde dari seed itu.</p>
<ol>
<li>Di dalam game, buka <strong>Verifikasi</strong>.</li>
<li>Pilih <strong>Ganti seed</strong>.</li>
<li>Buka seed yang dipublikasikan dan pilih satu ronde.</li>
</ol>
<p>Penjelasan lengkapnya ada di <a href="/help?item=verify">pusat bantuan</a>.</p>`,
  },
  open: {
    title: 'Yang sudah ada di situs ini, dan yang belum',
    html: `
<table>
<thead><tr><th>Bagian</th><th>Hari ini</th></tr></thead>
<tbody>
<tr><td><a href="/rng">Slot</a></td>
<td>Delapan game, dengan saldo Anda atau kredit latihan</td></tr>
<tr><td>Deposit</td><td>Pembayaran uji coba; transfer ke bank rekaan</td></tr>
<tr><td>Penarikan</td><td>Pembayaran uji coba; transfer dari bank rekaan</td></tr>
<tr><td><a href="/promotions">Promosi</a></td><td>Belum dibuka</td></tr>
<tr><td>Lotre, olahraga, kasino live</td><td>Belum dibuka</td></tr>
</tbody>
</table>`,
  },
  games: {
    title: 'Tingkat pengembalian kedelapan game dihitung tepat',
    html: `
<p>RTP setiap slot dihitung dari <strong>semua hasil yang mungkin</strong>, bukan perkiraan dari
ronde
yang sudah dimainkan. Aturan dan tabel pembayaran ada di dalam game.</p>
<p>RTP di bawah 100%: makin lama bermain, rata-rata makin banyak yang hilang. Lihat
<a href="/help?item=responsible">Bermain secara bertanggung jawab</a>.</p>`,
  },
  deposit: {
    title: 'Deposit uang mainan: tidak ada uang sungguhan yang berpindah',
    html: `
<p>Formulir deposit menampilkan metode yang dibuka. Dengan <strong>pembayaran uji coba</strong>,
sebuah halaman menggantikan perusahaan pembayaran: Anda membayar atau menolak. Dengan
<strong>transfer bank</strong>, perintah deposit memuat rekening dan berita transfer dari bank yang
tidak ada; saldo Anda bertambah setelah operator mengimpor mutasi rekening bank itu.</p>
<p>Kartu atau dompet Anda tidak ditanyakan. Langkah demi langkah:
<a href="/help?item=deposit">Panduan deposit</a>.</p>`,
  },
  practice: {
    title: 'Coba game sebelum mendaftar',
    html: `
<p>Kedelapan slot bisa dimainkan dengan kredit latihan, tanpa akun. Buka <a href="/rng">lobi
slot</a>,
pilih game, lalu pilih <strong>Main demo</strong>.</p>`,
  },
  support: {
    title: 'Layanan pelanggan hanya ada di situs ini',
    html: `
<p>Siapa pun yang menelepon atau menulis kepada Anda sebagai layanan pelanggan situs ini adalah
penipu. <strong>Jangan pernah
memberikan
kata sandi Anda kepada siapa pun.</strong></p>
<p>Jika ada yang gagal, salin nomor rujukan pada pesan kesalahan. Lihat
<a href="/help?item=contact">Kontak</a>.</p>`,
  },
  record: {
    title: 'Setiap ronde tercatat di riwayat taruhan Anda',
    html: `
<p><a href="/?mc=personalHistoryCopy">Riwayat taruhan</a> memuat taruhan, kemenangan, dan saldo
sebelum
dan sesudah setiap ronde, serta menang atau kalah Anda dalam periode yang Anda pilih.</p>`,
  },
  session: {
    title: 'Sesi berakhir setelah 15 menit tanpa aktivitas',
    html: `
<p>Satu akun masuk di satu tempat saja: masuk di perangkat lain mengakhiri sesi ini. Ronde yang
sedang
berjalan tidak hilang; buka lagi gamenya dan Anda melihat hasil akhirnya.</p>`,
  },
  languages: {
    title: 'Situs ini tersedia dalam tujuh bahasa',
    html: `
<p>Ganti bahasa di bagian atas halaman atau di menu. Situs mengingatnya di perangkat ini, begitu
juga
tampilan gelap atau terang.</p>`,
  },
  age: {
    title: 'Untuk usia 18 tahun ke atas',
    html: `
<p>Saat mendaftar, Anda menyatakan berusia minimal 18 tahun. Uang di sini uang mainan, tetapi
kebiasaan
bermain itu nyata: lihat <a href="/help?item=responsible">Bermain secara bertanggung
jawab</a>.</p>`,
  },
  licences: {
    title: 'Tanda lisensi di bagian bawah halaman adalah tanda demo',
    html: `
<p>Situs ini <strong>tidak memegang lisensi</strong>. Tanda di bagian bawah halaman menunjukkan
tempat
lisensi nanti dan ditandai sebagai demo. Lihat <a href="/help?item=licences">Lisensi</a>.</p>`,
  },
};
