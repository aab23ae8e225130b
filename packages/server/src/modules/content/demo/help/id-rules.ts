import type { HelpRules } from '../help';

export const rulesInIndonesian: HelpRules = {
  security: {
    title: 'Keamanan akun',
    html: `
<h3>Yang dilakukan situs</h3>
<ul>
<li>Kata sandi dienkripsi di browser sebelum dikirim; server hanya menyimpan hash argon2id.</li>
<li>Kata sandi yang terlalu umum ditolak saat mendaftar dan saat menggantinya.</li>
<li>Setelah beberapa kali salah, akun terkunci untuk sementara.</li>
<li>Akun hanya masuk di satu tempat pada satu waktu.</li>
<li>Masuk di browser yang tidak dikenal dapat memerlukan satu langkah lagi.</li>
<li>Perubahan akun dan rekening bank baru meminta Anda memastikan sekali lagi siapa Anda.</li>
<li>Jika Anda memberikan alamat email, Anda menerima email tentang masuk di browser baru serta
perubahan kata sandi dan cara verifikasi.</li>
</ul>
<h3>Yang dapat Anda lakukan</h3>
<p>Semua ini ada di <a href="/?mc=securityCenter">pusat keamanan</a>:</p>
<ul>
<li>Pakailah kata sandi panjang yang tidak dipakai di tempat lain.</li>
<li>Nyalakan <strong>verifikasi dua langkah</strong> dengan aplikasi autentikator, dan simpan kode
pemulihannya.</li>
<li>Tambahkan <strong>kunci sandi</strong>: Anda masuk dengan sidik jari, wajah, atau kunci layar,
dan situs palsu tidak dapat mencurinya.</li>
<li>Tetapkan kata sandi transaksi. Penarikan memintanya.</li>
<li>Lihat sesi aktif, browser yang dikenal, dan riwayat masuk, lalu akhiri yang bukan milik
Anda.</li>
<li>Jangan pernah memberikan kata sandi atau kode kepada siapa pun. Bagian bantuan tidak pernah
memintanya.</li>
</ul>`,
  },
  responsible: {
    title: 'Bermain secara bertanggung jawab',
    html: `
<p>Situs ini untuk orang berusia <strong>18</strong> tahun ke atas. Uang di sini adalah uang main,
tetapi kebiasaan bermain itu nyata.</p>
<h3>Baik untuk diketahui</h3>
<ul>
<li>Setiap ronde tidak bergantung pada ronde sebelumnya. Tidak ada ronde yang “sudah waktunya
menang”.</li>
<li>Tingkat pengembalian (RTP) tiap gim dihitung dari semua hasil yang mungkin. Nilainya di bawah
100%: makin lama bermain, rata-rata makin banyak yang hilang.</li>
<li>Tentukan waktu dan jumlah sebelumnya, dan berhentilah saat mencapainya.</li>
</ul>
<h3>Yang dapat Anda tetapkan</h3>
<p>Buka <a href="/?mc=responsible">Bermain secara bertanggung jawab</a> di pusat anggota. Semua
berikut ini berlaku sejak Anda menetapkannya:</p>
<ul>
<li><strong>Batas</strong> deposit, kekalahan, dan taruhan per hari, minggu, atau bulan, serta lama
satu sesi. Yang melebihi batas ditolak. Batas yang lebih rendah berlaku seketika; yang lebih
tinggi, atau tanpa batas, menunggu 24 jam lalu memerlukan persetujuan kedua Anda.</li>
<li><strong>Pengingat waktu bermain</strong>: pada selang yang Anda pilih, permainan berhenti
sejenak dan menunjukkan berapa lama Anda bermain serta berapa yang dimenangkan atau hilang.</li>
<li><strong>Istirahat</strong> 1, 7, atau 30 hari.</li>
<li><strong>Pengecualian diri</strong> selama 6 bulan, 1 tahun, 5 tahun, atau selamanya, di sini
atau di semua merek situs ini.</li>
</ul>
<h3>Selama istirahat atau pengecualian</h3>
<ul>
<li>Anda tidak dapat bertaruh, membuka gim, deposit, atau mengirim uang kepada orang lain. Anda
dapat memperpanjangnya; Anda maupun bagian bantuan tidak dapat mengakhirinya lebih awal.</li>
<li><strong>Taruhan yang masih terbuka</strong> saat itu diselesaikan dan dibayar seperti biasa.
Jika sebuah ronde menunggu pilihan Anda dan Anda tidak memilih selama sehari, situs yang memilih
dan membayar kemenangannya.</li>
<li>Deposit yang tiba sesudahnya tidak dikreditkan; uang itu kembali ke asalnya.</li>
<li>Anda dapat masuk, <a href="/?mc=withdraw">menarik dana</a>, dan menulis kepada
<a href="/help?item=contact">bagian bantuan</a>. Selama pengecualian, tidak ada yang harus
dipertaruhkan sebelum ditarik.</li>
</ul>
<h3>Lihat kembali</h3>
<p>Setiap ronde ada di <a href="/?mc=personalHistoryCopy">riwayat taruhan</a>, dan
<a href="/?mc=personalProfit">Untung rugi</a> menjumlahkan taruhan, kemenangan, dan kekalahan Anda
dalam satu periode.</p>
<h3>Bantuan di luar situs ini</h3>
<p>Jika bermain tidak lagi menyenangkan, berhentilah, dan bicaralah dengan orang yang Anda percaya,
tenaga kesehatan, atau lembaga yang tidak terikat dengan situs ini, seperti
<a href="https://www.gamblingtherapy.org/">Gambling Therapy</a>.</p>`,
  },
  terms: {
    title: 'Ketentuan penggunaan',
    html: `
<p>Versi <strong>2026-12</strong>. Dengan mendaftar Anda menyetujui versi ini; situs menyimpan
versi mana yang Anda setujui, dan kapan.</p>
<h3>1. Demo</h3>
<p>Ini sebuah demo. Uang dalam akun adalah uang main: tidak bernilai dan tidak dapat ditukar dengan
uang sungguhan. Data dapat dihapus saat demo dimuat ulang.</p>
<h3>2. Siapa yang boleh memakainya</h3>
<p>Anda harus berusia minimal 18 tahun. Rahasiakan kata sandi Anda; akun hanya masuk di satu tempat
pada satu waktu.</p>
<h3>3. Ronde</h3>
<p>Server menentukan dan menyimpan hasil sebelum ditampilkan. Taruhan yang sudah dipasang tetap
berlaku meskipun Anda meninggalkan gim atau koneksi terputus. Hasil yang tersimpanlah yang berlaku,
dan Anda dapat <a href="/help?item=verify">memeriksanya</a>.</p>
<h3>4. Deposit dan penarikan</h3>
<p>Tidak ada deposit atau penarikan yang memindahkan uang sungguhan. Pesanan yang tidak dibayar
tepat waktu kedaluwarsa, dan dompet tidak berubah. Deposit harus dipertaruhkan satu kali sebelum
dapat ditarik, dan penarikan hanya menuju rekening atas nama Anda sendiri.
<a href="/help?item=deposit">Selengkapnya</a>.</p>
<h3>5. Batas, istirahat, dan pengecualian diri</h3>
<p>Anda dapat membatasi permainan, beristirahat, atau mengecualikan diri kapan saja. Taruhan yang
masih terbuka saat itu diselesaikan dan dibayar seperti biasa.
<a href="/help?item=responsible">Selengkapnya</a>.</p>
<h3>6. Akun yang diblokir</h3>
<p>Akun yang diblokir tidak dapat bermain maupun deposit.</p>
<h3>7. Keluhan</h3>
<p>Tulislah kepada kami di <a href="/help?item=contact">Masukan dan keluhan</a>. Setiap keluhan
mendapat nomor dan batas waktu jawaban.</p>
<h3>8. Data Anda</h3>
<p>Lihat <a href="/help?item=privacy">Privasi</a>.</p>`,
  },
  privacy: {
    title: 'Privasi',
    html: `
<h3>Yang disimpan situs</h3>
<table>
<thead><tr><th>Apa</th><th>Untuk apa</th></tr></thead>
<tbody>
<tr><td>Nama pengguna; kata sandi hanya sebagai hash argon2id</td><td>Masuk</td></tr>
<tr><td>Autentikator, kunci sandi, dan browser yang dikenal</td><td>Masuk, melindungi
akun</td></tr>
<tr><td>Alamat jaringan dan waktu mendaftar serta masuk; nama browser</td><td>Melindungi
akun</td></tr>
<tr><td>Negara alamat jaringan saat Anda bermain, deposit, dan menarik dana</td><td>Mengetahui
bahwa situs boleh melayani Anda di sana</td></tr>
<tr><td>Ketentuan dan usia yang Anda nyatakan</td><td>Menunjukkan bahwa Anda setuju</td></tr>
<tr><td>Nama, telepon, email, dan rincian lain yang Anda berikan; dienkripsi</td><td>Menghubungi
Anda, memulihkan akun</td></tr>
<tr><td>Rekening bank untuk penarikan; nomornya dienkripsi</td><td>Membayar penarikan</td></tr>
<tr><td>Gambar dokumen; dienkripsi</td><td>Mengetahui siapa Anda, bila penarikan
memerlukannya</td></tr>
<tr><td>Deposit, penarikan, transfer, ronde, dan setiap perubahan saldo</td><td>Pembukuan, riwayat
Anda</td></tr>
<tr><td>Batas, istirahat, pengecualian, dan perubahannya</td><td>Mematuhinya</td></tr>
<tr><td>Obrolan dan permintaan beserta gambarnya, dan kotak masuk</td><td>Menjawab Anda</td></tr>
<tr><td>Nama tampilan, avatar, bahasa, dan favorit</td><td>Menampilkan situs sesuai selera
Anda</td></tr>
</tbody>
</table>
<h3>Berapa lama</h3>
<p>Rincian Anda, rekening bank, dokumen, obrolan, dan permintaan disimpan sampai akun berakhir,
lalu dimusnahkan. Catatan uang, taruhan, batas, masuk, dan persetujuan Anda tetap ada tanpa nama
Anda. Untuk orang yang mengecualikan diri, sidik berkunci dari kontaknya disimpan sampai
pengecualian selesai. Obrolan pengunjung dihapus 31 hari setelah pesan terakhirnya, permintaan
pengunjung 180 hari setelah ditutup.</p>
<h3>Pilihan Anda</h3>
<p>Di “Data Anda” dalam <a href="/?mc=securityCenter">pusat anggota</a> Anda mengunduh salinan dari
yang disimpan tentang Anda, dan meminta akun diakhiri.</p>
<h3>Di browser Anda</h3>
<p>Cookie menyimpan sesi, perangkat yang dikenal, obrolan pengunjung, halaman gim, bahasa, dan,
jika Anda memintanya, siapa yang masuk. Penyimpanan browser menyimpan tema, bahasa, pencarian
terakhir, lotre yang Anda tandai, apakah saldo disembunyikan, yang sudah Anda baca dan nyatakan,
serta tautan asal Anda. Yang menjadi bagian sesi dihapus saat Anda keluar.</p>
<h3>Yang tidak ada</h3>
<p>Tidak ada iklan dan tidak ada pelacakan. Situs tidak memuat apa pun dari tempat lain.</p>
<p>Kata sandi dienkripsi di browser sebelum dikirim.</p>`,
  },
};
