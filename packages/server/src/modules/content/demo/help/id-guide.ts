import type { HelpGuide } from '../help';

export const guideInIndonesian: HelpGuide = {
  about: {
    title: 'Tentang kami',
    html: `
<p>Ini adalah <strong>demo</strong> sebuah situs gim dan taruhan. Semuanya berjalan seperti
sungguhan, kecuali uangnya: saldo, taruhan, dan kemenangan adalah uang main yang tidak dapat
ditukar dengan uang sungguhan.</p>
<h3>Yang ada</h3>
<ul>
<li>Delapan slot buatan kami sendiri, dimainkan dengan saldo Anda atau <a href="/rng">sebagai demo
tanpa akun</a>.</li>
<li>Dompet, riwayat taruhan dan transaksi, serta sarana untuk <a href="/help?item=verify">memeriksa
sendiri setiap ronde</a>.</li>
<li><a href="/help?item=deposit">Deposit dan penarikan</a> tanpa uang sungguhan, serta transfer
uang main.</li>
<li><a href="/help?item=security">Perlindungan akun</a> dengan verifikasi dua langkah dan kunci
sandi, serta dokumen identitas bila penarikan memerlukannya.</li>
<li><a href="/help?item=responsible">Batas bermain, istirahat, dan pengecualian diri</a>.</li>
<li><a href="/help?item=contact">Obrolan bantuan</a>, permintaan, keluhan, dan kotak masuk.</li>
</ul>
<h3>Yang tidak ada</h3>
<p>Di sini tidak ada promosi, lotre, olahraga, kasino langsung, atau peringkat. Tanda lisensi di
kaki halaman diberi keterangan demo: situs ini tidak memiliki lisensi.</p>`,
  },
  news: {
    title: 'Berita',
    html: `
<p>Berita situs adalah <a href="/noticePage">pengumumannya</a>: masing-masing memiliki tanggal dan
alamat sendiri. Yang baru muncul dengan sendirinya di halaman yang terbuka.</p>
<p>Tidak ada berita tentang hadiah atau jumlah pemain: pada sebuah demo semua itu tidak benar.
Daftar kemenangan terbaru di beranda hanya berisi ronde yang sudah diselesaikan.</p>`,
  },
  beginner: {
    title: 'Panduan pemula',
    html: `
<ol>
<li><strong>Coba demo dahulu.</strong> Buka <a href="/rng">aula slot</a>, pilih gim, lalu pilih
demo. Demo memakai kredit latihan dan tidak memerlukan akun.</li>
<li><strong>Buat akun.</strong> Cukup nama pengguna dan kata sandi. Anda harus berusia minimal 18
tahun dan menyetujui <a href="/help?item=terms">ketentuan</a>.</li>
<li><strong>Deposit uang main.</strong> Ikuti <a href="/help?item=deposit">cara deposit</a>. Di
bawah deposit pertama Anda dapat menetapkan <a href="/help?item=responsible">batas</a>.</li>
<li><strong>Bertaruh.</strong> Di dalam gim, pilih taruhan lalu putar. Aturan dan tabel pembayaran
ada di dalam gim.</li>
<li><strong>Lihat kembali.</strong> Setiap ronde tercatat dalam satu baris di
<a href="/?mc=personalHistoryCopy">riwayat taruhan</a>, dengan saldo sebelum dan sesudahnya.</li>
</ol>
<h3>Jika koneksi terputus di tengah ronde</h3>
<p>Hasilnya sudah ditentukan dan disimpan di server. Buka gim itu lagi dan Anda melihat bagaimana
ronde itu berakhir.</p>
<h3>Jika gim mengalami gangguan</h3>
<p>Jika gim atau situs mengalami gangguan, atau hasilnya salah, sebuah ronde dapat dibatalkan. Dua
petugas kami memutuskannya bersama. Setiap taruhan ronde itu kembali ke dompet yang membayarnya,
dan yang telah dibayarkan ronde itu ditarik kembali, satu kali. Ronde yang pembayarannya sudah
tidak ada di dompet Anda tidak dibatalkan, sehingga saldo Anda tidak pernah menjadi minus
karenanya. Anda menerima pesan, dan <a href="/?mc=personalHistoryCopy">catatan taruhan</a>
menunjukkan ronde yang dibatalkan beserta alasannya. Jika menurut Anda salah, tulis kepada kami di
<a href="/help?item=contact">Masukan dan keluhan</a>.</p>
<h3>Jika Anda sudah dikeluarkan</h3>
<p>Sesi berakhir sendiri setelah 15 menit tanpa aktivitas, atau saat akun masuk di perangkat
lain.</p>`,
  },
  deposit: {
    title: 'Cara deposit',
    html: `
<p>Formulir menampilkan cara yang terbuka, masing-masing dengan jumlah terendah, tertinggi, dan
biayanya. Dengan cara apa pun, uangnya adalah uang main.</p>
<ul>
<li><strong>Pembayaran uji coba</strong>: halaman pembayaran menggantikan perusahaan pembayaran. Di
sana Anda membayar atau menolak, dan tidak ada yang menanyakan kartu, bank, atau dompet Anda.</li>
<li><strong>Transfer bank</strong>, untuk akun dalam dong: pesanan menampilkan rekening, berita
transfer, dan kode QR. Bank dan rekening itu rekaan: <strong>jangan kirim apa pun ke sana</strong>.
Pesanan seperti itu dikreditkan saat pengelola demo memasukkan mutasi rekening bank tersebut.</li>
</ul>
<h3>Langkah demi langkah</h3>
<ol>
<li>Masuk dan buka <a href="/?mc=depositv2">Deposit</a> di pusat anggota.</li>
<li>Pilih cara, lalu masukkan jumlah atau pilih jumlah yang disarankan.</li>
<li>Periksa pesanan deposit. Untuk pembayaran uji coba, lanjutkan ke halaman pembayaran.</li>
<li>Kembali ke deposit. Saat uang tiba, saldo Anda diperbarui sendiri.</li>
</ol>
<table>
<thead><tr><th>Pesanan</th><th>Dompet Anda</th></tr></thead>
<tbody>
<tr><td>Menunggu</td><td>Belum berubah</td></tr>
<tr><td>Diperiksa</td><td>Belum berubah; seseorang melihat uang yang tiba</td></tr>
<tr><td>Berhasil</td><td>Bertambah sebesar jumlah yang diterima menurut pesanan</td></tr>
<tr><td>Gagal</td><td>Tidak berubah</td></tr>
<tr><td>Kedaluwarsa</td><td>Tidak berubah; uang yang terlambat dikreditkan atau dilihat
seseorang</td></tr>
</tbody>
</table>
<h3>Penarikan</h3>
<p><a href="/?mc=withdraw">Tarik dana</a> di pusat anggota memerlukan kata sandi transaksi dan
rekening atas nama Anda sendiri, yang dapat dipakai 24 jam setelah ditambahkan. Deposit harus
dipertaruhkan satu kali sebelum dapat ditarik. Setiap permintaan dilihat orang, dan halaman
menunjukkan sampai di mana prosesnya. <strong>Tidak ada uang sungguhan yang dikirim.</strong></p>`,
  },
  verify: {
    title: 'Cara memeriksa ronde',
    html: `
<p>Hasil ronde dihitung dari tiga hal: <strong>seed server</strong>, <strong>seed Anda</strong>,
dan <strong>nomor ronde</strong> (nonce), dengan HMAC-SHA256.</p>
<ol>
<li>Hash seed server diumumkan sebelum ronde pertama. Jadi seed tidak dapat diubah setelahnya tanpa
ketahuan.</li>
<li>Seed Anda adalah pilihan Anda sendiri, 1 sampai 64 karakter.</li>
<li>Saat Anda beralih ke seed baru, seed server yang lama diumumkan. Setiap ronde dari seed itu
lalu dapat diperiksa.</li>
</ol>
<h3>Caranya</h3>
<ol>
<li>Di dalam gim, buka <strong>Verifikasi</strong>.</li>
<li>Pilih <strong>Ganti seed</strong>. Ini tidak dapat dilakukan selama ronde masih terbuka.</li>
<li>Buka seed yang sudah diumumkan dan pilih ronde. Perangkat Anda menghitung ulang papan dan
kemenangannya, lalu membandingkannya dengan ronde yang tersimpan.</li>
</ol>
<p>Anda juga dapat menghitungnya di baris perintah, dengan satu berkas yang tidak memerlukan
jaringan.</p>`,
  },
  licences: {
    title: 'Lisensi',
    html: `
<p>Situs ini <strong>tidak memiliki lisensi</strong>: ini demo yang berjalan dengan uang main.</p>
<p>Tanda di kaki halaman menunjukkan tempat lisensi nantinya, dan diberi keterangan demo. Gambarnya
buatan kami sendiri, bukan segel lembaga mana pun.</p>
<p>Situs dengan lisensi sungguhan mencantumkan nomornya dan menautkan ke daftar lembaga yang
menerbitkannya.</p>`,
  },
  contact: {
    title: 'Kontak',
    html: `
<p>Tulislah kepada bagian bantuan <strong>di situs ini</strong>, dengan atau tanpa akun:</p>
<ul>
<li>di <strong>obrolan bantuan</strong>. Di sana terlihat apakah ada petugas; pesan menunggu sampai
dijawab.</li>
<li>sebagai permintaan di <strong>Masukan dan keluhan</strong>. Permintaan mendapat nomor dan batas
waktu jawaban. Pemain membaca jawabannya di <a href="/?mc=messageV2">kotak masuk</a>; pengunjung
menerimanya di alamat email yang ditulis dalam permintaan.</li>
</ul>
<p>Bagian bantuan tidak memiliki nomor telepon, tidak menelepon siapa pun, dan tidak meminta kata
sandi atau kode dari siapa pun; yang melakukannya adalah penipu.</p>
<h3>Saat terjadi kesalahan</h3>
<p>Setiap kesalahan menampilkan <strong>nomor referensi</strong>. Pengelola situs menemukan
kesalahan itu di catatan dengan nomor tersebut, jadi salinlah sebelum melapor.</p>
<h3>Jangan pernah mengirim kata sandi</h3>
<p>Kata sandi Anda tidak diperlukan untuk menemukan kesalahan.</p>`,
  },
};
