import type { HelpRules } from '../help';

export const rulesInTagalog: HelpRules = {
  security: {
    title: 'Seguridad ng account',
    html: `
<h3>Ang ginagawa ng site</h3>
<ul>
<li>Ini-encrypt ang password sa browser bago ipadala; argon2id hash lamang ang itinatago ng
server.</li>
<li>Tinatanggihan ang mga password na masyadong karaniwan kapag nag-sign up o nagpalit ka.</li>
<li>Pagkaraan ng ilang maling subok, pansamantalang naka-lock ang account.</li>
<li>Sa isang lugar lamang naka-log in ang account sa bawat pagkakataon.</li>
<li>Maaaring humingi ng isa pang hakbang ang pag-log in sa browser na hindi kilala.</li>
<li>Tinatanong muli kung sino ka sa mga pagbabago ng account at sa bagong bank account.</li>
<li>Kung nagbigay ka ng e-mail, may e-mail ka tungkol sa pag-log in sa bagong browser at sa
pagbabago ng password at ng mga paraan ng pag-verify.</li>
</ul>
<h3>Ang magagawa mo</h3>
<p>Nasa <a href="/?mc=securityCenter">sentro ng seguridad</a> ang lahat ng ito:</p>
<ul>
<li>Gumamit ng mahabang password na hindi mo ginagamit sa iba.</li>
<li>Buksan ang <strong>dalawang hakbang na pag-verify</strong> gamit ang authenticator app, at
itago ang mga recovery code.</li>
<li>Magdagdag ng <strong>passkey</strong>: nagla-log in ka gamit ang fingerprint, mukha, o screen
lock, at hindi ito mananakaw ng pekeng site.</li>
<li>Magtakda ng transaction password. Hinihingi ito ng pag-withdraw.</li>
<li>Tingnan ang mga aktibong session, kilalang browser, at kasaysayan ng pag-log in, at wakasan ang
hindi sa iyo.</li>
<li>Huwag ibigay kaninuman ang password o code mo. Hindi ito kailanman hinihingi ng suporta.</li>
</ul>`,
  },
  responsible: {
    title: 'Responsableng paglalaro',
    html: `
<p>Para sa mga taong <strong>18</strong> taong gulang pataas ang site na ito. Perang panlaro ang
pera rito, pero totoo ang nakagawian sa paglalaro.</p>
<h3>Mabuting malaman</h3>
<ul>
<li>Hiwalay ang bawat round sa nauna. Walang round na “panahon nang manalo”.</li>
<li>Kinukuwenta ang return to player (RTP) ng bawat laro mula sa lahat ng posibleng resulta. Mas
mababa ito sa 100%: habang tumatagal ang laro, mas malaki ang karaniwang talo.</li>
<li>Magpasya muna sa oras at halaga, at tumigil kapag naabot na.</li>
</ul>
<h3>Ang maitatakda mo</h3>
<p>Buksan ang <a href="/?mc=responsible">Responsableng paglalaro</a> sa sentro ng miyembro. May
bisa ang bawat isa mula nang itakda mo:</p>
<ul>
<li><strong>Mga limitasyon</strong> sa deposito, talo, at taya kada araw, linggo, o buwan, at sa
tagal ng isang sesyon. Tinatanggihan ang lampas. Agad ang bisa ng mas mababa; ang mas mataas, o ang
pag-alis, ay naghihintay ng 24 oras at saka kailangan ng ikalawa mong oo.</li>
<li><strong>Paalala sa tagal ng laro</strong>: sa pagitang pinili mo, humihinto ang laro at
ipinapakita kung gaano ka na katagal naglalaro at kung magkano ang panalo o talo.</li>
<li><strong>Pahinga</strong> na 1, 7, o 30 araw.</li>
<li><strong>Self-exclusion</strong> na 6 na buwan, 1 taon, 5 taon, o habang-buhay, dito o sa bawat
brand ng site na ito.</li>
</ul>
<h3>Habang nagpapahinga o naka-self-exclusion</h3>
<ul>
<li>Hindi ka makakataya, makakabukas ng laro, makakadeposito, o makakapagpadala ng pera sa iba.
Puwede mo itong pahabain; hindi ito mapapaaga ang tapos, mo man o ng suporta.</li>
<li>Tinatapos at binabayaran gaya ng dati ang <strong>mga tayang bukas pa</strong> nang magsimula
ito. Kung may round na naghihintay ng pili mo at hindi ka pumili sa loob ng isang araw, ang site
ang pipili at babayaran ang napanalunan.</li>
<li>Hindi ipinapasok ang depositong dumating pagkatapos; ibinabalik ito sa pinanggalingan.</li>
<li>Makakapag-log in ka, makakapag-<a href="/?mc=withdraw">withdraw</a>, at makakasulat sa
<a href="/help?item=contact">suporta</a>. Habang naka-self-exclusion, walang kailangang itaya bago
mag-withdraw.</li>
</ul>
<h3>Balikan</h3>
<p>Nasa <a href="/?mc=personalHistoryCopy">talaan ng taya</a> ang bawat round, at pinagsasama ng
<a href="/?mc=personalProfit">Panalo at talo</a> ang itinaya, napanalunan, at natalo mo sa isang
panahon.</p>
<h3>Tulong sa labas ng site na ito</h3>
<p>Kung hindi na masaya ang paglalaro, tumigil, at makipag-usap sa taong pinagkakatiwalaan mo, sa
propesyonal sa kalusugan, o sa samahang hiwalay sa site na ito, gaya ng
<a href="https://www.gamblingtherapy.org/">Gambling Therapy</a>.</p>`,
  },
  terms: {
    title: 'Mga tuntunin',
    html: `
<p>Bersyon <strong>2026-12</strong>. Sa pag-sign up, sumasang-ayon ka sa bersyong ito; itinatago ng
site kung aling bersyon ang sinang-ayunan mo, at kung kailan.</p>
<h3>1. Demo</h3>
<p>Ito ay demo. Perang panlaro ang pera sa account: wala itong halaga at hindi maipapalit sa
totoong pera. Maaaring mabura ang data kapag ni-load muli ang demo.</p>
<h3>2. Sino ang puwedeng gumamit</h3>
<p>Dapat ay 18 taong gulang ka man lang. Ilihim ang password mo; sa isang lugar lamang naka-log in
ang account sa bawat pagkakataon.</p>
<h3>3. Mga round</h3>
<p>Pinagpapasyahan at itinatago ng server ang resulta bago ito ipakita. May bisa ang tayang
nailagay kahit umalis ka sa laro o maputol ang koneksyon. Ang nakatagong resulta ang may bisa, at
<a href="/help?item=verify">masusuri mo ito</a>.</p>
<h3>4. Pagdeposito at pag-withdraw</h3>
<p>Walang deposito at walang withdrawal na nagpapagalaw ng totoong pera. Nag-e-expire ang order na
hindi nabayaran sa oras, at hindi nagbabago ang wallet. Kailangang itaya nang isang beses ang
idineposito bago ma-withdraw, at sa account na nasa sarili mong pangalan lamang ito mapupunta.
<a href="/help?item=deposit">Basahin pa</a>.</p>
<h3>5. Limitasyon, pahinga, at self-exclusion</h3>
<p>Puwede mong limitahan ang paglalaro, magpahinga, o mag-self-exclusion anumang oras. Tinatapos at
binabayaran gaya ng dati ang mga tayang bukas pa noon. <a href="/help?item=responsible">Basahin
pa</a>.</p>
<h3>6. Mga naka-block na account</h3>
<p>Hindi makakalaro at hindi makakadeposito ang naka-block na account.</p>
<h3>7. Mga reklamo</h3>
<p>Sumulat sa amin sa <a href="/help?item=contact">Puna at reklamo</a>. May numero at oras ng sagot
ang bawat reklamo.</p>
<h3>8. Ang iyong data</h3>
<p>Tingnan ang <a href="/help?item=privacy">Privacy</a>.</p>`,
  },
  privacy: {
    title: 'Privacy',
    html: `
<h3>Ang itinatago ng site</h3>
<table>
<thead><tr><th>Ano</th><th>Para saan</th></tr></thead>
<tbody>
<tr><td>Username; ang password ay argon2id hash lamang</td><td>Pag-log in</td></tr>
<tr><td>Mga authenticator, passkey, at kilalang browser</td><td>Pag-log in, pagprotekta sa
account</td></tr>
<tr><td>Network address at oras ng pag-sign up at pag-log in; pangalan ng
browser</td><td>Pagprotekta sa account</td></tr>
<tr><td>Bansa ng network address mo kapag naglalaro, nagdedeposito, at
nagwi-withdraw</td><td>Pag-alam na puwede kang paglingkuran ng site roon</td></tr>
<tr><td>Mga tuntunin at edad na kinumpirma mo</td><td>Patunay na sumang-ayon ka</td></tr>
<tr><td>Pangalan, telepono, e-mail, at iba pang detalyeng ibinigay mo;
naka-encrypt</td><td>Pakikipag-ugnayan sa iyo, pagbawi ng account</td></tr>
<tr><td>Mga bank account para sa withdrawal; naka-encrypt ang numero</td><td>Pagbabayad</td></tr>
<tr><td>Mga larawan ng dokumento; naka-encrypt</td><td>Pag-alam kung sino ka, kung hinihingi ng
withdrawal</td></tr>
<tr><td>Mga deposito, withdrawal, paglipat, round, at bawat pagbabago ng balanse</td><td>Ang mga
libro, ang mga talaan mo</td></tr>
<tr><td>Mga limitasyon, pahinga, exclusion, at ang mga pagbabago nito</td><td>Pagsunod sa mga
iyon</td></tr>
<tr><td>Mga chat at kahilingan kasama ang mga larawan, at ang inbox mo</td><td>Pagsagot sa
iyo</td></tr>
<tr><td>Display name, avatar, wika, at mga paborito</td><td>Pagpapakita ng site ayon sa gusto
mo</td></tr>
</tbody>
</table>
<h3>Gaano katagal</h3>
<p>Itinatago ang iyong mga detalye, bank account, dokumento, chat, at kahilingan hanggang matapos
ang account, at saka sinisira. Nananatili nang wala ang pangalan mo ang mga tala ng pera, taya,
limitasyon, pag-log in, at sinang-ayunan mo. Sa naka-self-exclusion, itinatago ang mga digest na
may susi ng mga contact hanggang matapos ang exclusion. Binubura ang chat ng bisita 31 araw matapos
ang huling mensahe, at ang kahilingan ng bisita 180 araw matapos itong isara.</p>
<h3>Ang pagpili mo</h3>
<p>Sa “Ang iyong data” sa <a href="/?mc=securityCenter">sentro ng miyembro</a>, nada-download mo
ang kopya ng itinatago tungkol sa iyo, at mahihiling mong wakasan ang account.</p>
<h3>Sa browser mo</h3>
<p>Itinatago ng cookies ang session, ang kilalang device, ang chat ng bisita, ang pahina ng laro,
ang wika, at, kung hiniling mo, kung sino ang nagla-log in. Itinatago ng storage ng browser ang
tema, wika, huling mga hanap, mga lotto na minarkahan mo, kung nakatago ang balanse, ang nabasa at
kinumpirma mo, at kung saang link ka galing. Inaalis ang sa session kapag nag-log out ka.</p>
<h3>Ang wala</h3>
<p>Walang patalastas at walang pagsubaybay. Walang nilo-load ang site mula sa iba.</p>
<p>Ini-encrypt ang mga password sa browser bago ipadala.</p>`,
  },
};
