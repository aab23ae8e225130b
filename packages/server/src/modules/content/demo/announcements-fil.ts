import type { AnnouncementTexts } from './announcements';

export const filipino: AnnouncementTexts = {
  demo: {
    title: 'Demo ito: pera-perahan ang lahat ng pera rito',
    html: `
<p>Ang mga balanse, taya, at panalo sa site na ito ay <strong>pera-perahan</strong>. Wala itong
halaga
at hindi maipapalit sa totoong pera.</p>
<p>Puwedeng mabura ang data kapag ni-load ulit ang demo. Higit pa sa
<a href="/help?item=about">Tungkol sa amin</a>.</p>`,
  },
  verify: {
    title: 'Paano i-verify ang isang round nang mag-isa',
    html: `
<p>Inilalathala ang hash ng server seed bago ang unang round. Kapag nagpalit ka ng seed,
ilalathala ang
lumang server seed, at makukuwenta ulit ng device mo ang bawat round ng seed na iyon.</p>
<ol>
<li>Sa laro, buksan ang <strong>I-verify</strong>.</li>
<li>Piliin ang <strong>Magpalit ng seed</strong>.</li>
<li>Buksan ang nailathalang seed at pumili ng round.</li>
</ol>
<p>Nasa <a href="/help?item=verify">sentro ng tulong</a> ang buong paliwanag.</p>`,
  },
  open: {
    title: 'Ano ang mayroon sa site na ito, at ano ang wala pa',
    html: `
<table>
<thead><tr><th>Bahagi</th><th>Ngayon</th></tr></thead>
<tbody>
<tr><td><a href="/rng">Mga slot</a></td>
<td>Walong laro, gamit ang balanse mo o practice credit</td></tr>
<tr><td>Deposito</td><td>Pagsubok na bayad; bank transfer sa kathang-isip na bangko</td></tr>
<tr><td>Withdrawal</td><td>Pagsubok na bayad; bank transfer mula sa kathang-isip na bangko</td></tr>
<tr><td><a href="/promotions">Mga promo</a></td><td>Hindi pa bukas</td></tr>
<tr><td>Lotto, sports, live casino</td><td>Hindi pa bukas</td></tr>
</tbody>
</table>`,
  },
  games: {
    title: 'Eksakto ang balik sa manlalaro ng walong laro',
    html: `
<p>Kinuwenta ang RTP ng bawat slot sa <strong>lahat ng posibleng resulta</strong>; hindi ito
tantiya mula
sa mga nalarong round. Nasa laro ang mga patakaran at talaan ng bayad.</p>
<p>Mas mababa sa 100% ang RTP: habang tumatagal ang laro, lumalaki ang karaniwang talo. Tingnan ang
<a href="/help?item=responsible">Responsableng paglalaro</a>.</p>`,
  },
  deposit: {
    title: 'Magdeposito ng pera-perahan: walang totoong perang gumagalaw',
    html: `
<p>Ipinapakita ng form ng deposito ang mga paraang bukas. Sa <strong>Pagsubok na bayad</strong>,
kapalit ng kompanya ng bayad ang isang pahina: magbabayad ka o tatanggi. Sa <strong>Bank
transfer</strong>, nasa order ang account at reference ng bangkong hindi totoo; papasok ang pera sa
wallet mo kapag in-import ng operator ang statement ng bangkong iyon.</p>
<p>Hindi tinatanong ang card o wallet mo. Bawat hakbang:
<a href="/help?item=deposit">Gabay sa pagdeposito</a>.</p>`,
  },
  practice: {
    title: 'Subukan ang mga laro bago mag-sign up',
    html: `
<p>Malalaro ang walong slot gamit ang practice credit, nang walang account. Pumunta sa
<a href="/rng">lobby ng mga slot</a>, pumili ng laro, at piliin ang <strong>Subukan</strong>.</p>`,
  },
  support: {
    title: 'Nasa site lang na ito ang customer service',
    html: `
<p>Manloloko ang sinumang tumawag o sumulat sa iyo bilang customer service ng site na ito. <strong>Huwag kailanman
ibigay
ang password mo kaninuman.</strong></p>
<p>Kapag may pumalya, kopyahin ang reference no. sa error. Tingnan ang
<a href="/help?item=contact">Kontak</a>.</p>`,
  },
  record: {
    title: 'May linya sa talaan ng taya mo ang bawat round',
    html: `
<p>Nasa <a href="/?mc=personalHistoryCopy">talaan ng taya</a> mo ang taya, ang panalo, at ang
balanse bago at pagkatapos ng bawat round, at ang panalo o talo mo sa panahong pipiliin mo.</p>`,
  },
  session: {
    title: 'Natatapos ang session pagkalipas ng 15 minutong walang galaw',
    html: `
<p>Sa isang lugar lang naka-log in ang isang account: tinatapos ng pag-log in sa ibang device ang
session
na ito. Hindi nawawala ang nilalarong round; buksan ulit ang laro at makikita mo kung paano ito
natapos.</p>`,
  },
  languages: {
    title: 'May pitong wika ang site na ito',
    html: `
<p>Palitan ang wika sa itaas ng pahina o sa menu. Tinatandaan ito ng site sa device na ito, pati
ang
madilim o maliwanag na tema.</p>`,
  },
  age: {
    title: 'Para sa edad 18 pataas',
    html: `
<p>Sa pag-sign up, kinukumpirma mong 18 taong gulang ka na o higit pa. Pera-perahan ang nandito,
pero
totoo ang ugali sa paglalaro: tingnan ang
<a href="/help?item=responsible">Responsableng paglalaro</a>.</p>`,
  },
  licences: {
    title: 'Pang-demo lang ang mga marka ng lisensya sa ibaba ng pahina',
    html: `
<p><strong>Walang hawak na lisensya</strong> ang site na ito. Ipinapakita ng mga marka sa ibaba
ng pahina
kung saan ilalagay ang mga lisensya, at may tatak silang demo. Tingnan ang
<a href="/help?item=licences">Mga lisensya</a>.</p>`,
  },
};
