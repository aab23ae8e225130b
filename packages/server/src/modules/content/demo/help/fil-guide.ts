import type { HelpGuide } from '../help';

export const guideInTagalog: HelpGuide = {
  about: {
    title: 'Tungkol sa amin',
    html: `
<p>Ito ay <strong>demo</strong> ng isang site ng laro at pagtaya. Gumagana ang lahat na parang
totoo, maliban sa pera: ang balanse, taya, at panalo ay perang panlaro lamang at hindi maipapalit
sa totoong pera.</p>
<h3>Ang narito</h3>
<ul>
<li>Walong slot na gawa namin, malalaro gamit ang iyong balanse o <a href="/rng">bilang demo nang
walang account</a>.</li>
<li>Wallet, talaan ng taya at ng transaksyon, at paraan para <a href="/help?item=verify">ikaw mismo
ang sumuri sa bawat round</a>.</li>
<li><a href="/help?item=deposit">Pagdeposito at pag-withdraw</a> na walang totoong perang
gumagalaw, at paglipat ng perang panlaro.</li>
<li><a href="/help?item=security">Proteksyon ng account</a> sa dalawang hakbang na pag-verify at
mga passkey, at mga dokumento ng pagkakakilanlan kung hinihingi ng pag-withdraw.</li>
<li><a href="/help?item=responsible">Limitasyon sa paglalaro, pahinga, at self-exclusion</a>.</li>
<li><a href="/help?item=contact">Chat ng suporta</a>, mga kahilingan, reklamo, at inbox.</li>
</ul>
<h3>Ang wala</h3>
<p>Walang promosyon, lotto, sports, live casino, o ranggo rito. May tandang demo ang mga marka ng
lisensya sa ibaba ng pahina: walang lisensya ang site na ito.</p>`,
  },
  news: {
    title: 'Balita',
    html: `
<p>Ang balita ng site ay ang mga <a href="/noticePage">anunsyo</a> nito: may petsa at sariling
address ang bawat isa. Kusang lumalabas ang bago sa nakabukas na pahina.</p>
<p>Walang balita tungkol sa premyo o bilang ng manlalaro: sa isang demo, hindi iyon magiging totoo.
Mga natapos na round lamang ang nasa listahan ng pinakabagong panalo sa home.</p>`,
  },
  beginner: {
    title: 'Gabay sa baguhan',
    html: `
<ol>
<li><strong>Subukan muna ang demo.</strong> Pumunta sa <a href="/rng">bulwagan ng mga slot</a>,
pumili ng laro, at piliin ang demo. Practice credit ang gamit nito at hindi kailangan ng
account.</li>
<li><strong>Gumawa ng account.</strong> Sapat na ang username at password. Dapat ay 18 taong gulang
ka man lang at sumasang-ayon sa <a href="/help?item=terms">mga tuntunin</a>.</li>
<li><strong>Magdeposito ng perang panlaro.</strong> Sundin ang <a href="/help?item=deposit">paraan
ng pagdeposito</a>. Sa ilalim ng unang deposito, puwede kang magtakda ng
<a href="/help?item=responsible">limitasyon</a>.</li>
<li><strong>Tumaya.</strong> Sa laro, piliin ang taya at paikutin. Nasa laro ang mga patakaran at
ang talaan ng bayad.</li>
<li><strong>Balikan.</strong> May isang linya ang bawat round sa iyong
<a href="/?mc=personalHistoryCopy">talaan ng taya</a>, kasama ang balanse bago at pagkatapos.</li>
</ol>
<h3>Kung maputol ang koneksyon habang may round</h3>
<p>Napagpasyahan at naitago na sa server ang resulta. Buksan muli ang laro at makikita mo kung
paano natapos ang round.</p>
<h3>Kung nagkaaberya ang laro</h3>
<p>Kapag nagkaaberya ang laro o ang site, o mali ang resulta, maaaring mapawalang-bisa ang isang
round. Dalawang tao namin ang sabay na nagpapasya. Bumabalik ang bawat taya ng round sa wallet na
nagbayad nito, at binabawi ang naibayad ng round, isang beses lang. Hindi pinawawalang-bisa ang
round kung wala na sa mga wallet mo ang naibayad nito, kaya hindi kailanman bababa sa zero ang
balanse mo dahil dito. May matatanggap kang mensahe, at makikita sa <a
href="/?mc=personalHistoryCopy">talaan ng mga taya</a> ang round na walang-bisa at ang dahilan.
Kung sa tingin mo ay mali ito, sumulat sa amin sa <a href="/help?item=contact">Puna at
reklamo</a>.</p>
<h3>Kung na-log out ka</h3>
<p>Kusang natatapos ang session pagkalipas ng 15 minutong walang ginagawa, o kapag nag-log in ang
account sa ibang device.</p>`,
  },
  deposit: {
    title: 'Paano magdeposito',
    html: `
<p>Ipinapakita ng form ang mga paraang bukas, bawat isa ay may pinakamababa at pinakamataas na
halaga at bayarin. Sa alinmang paraan, perang panlaro ang pera.</p>
<ul>
<li><strong>Pagsubok na bayad</strong>: isang pahina ng pagbabayad ang tumatayong kompanya ng
pagbabayad. Doon ka magbabayad o tatanggi, at walang magtatanong ng iyong card, bangko, o
wallet.</li>
<li><strong>Bank transfer</strong>, para sa mga account na dong: ipinapakita ng order ang account,
ang nilalaman, at ang QR code. Kathang-isip ang bangko at ang account: <strong>huwag magpadala roon
ng anuman</strong>. Papasok ang ganitong order kapag inilagay ng mga nagpapatakbo ng demo ang
statement ng bangkong iyon.</li>
</ul>
<h3>Hakbang-hakbang</h3>
<ol>
<li>Mag-log in at buksan ang <a href="/?mc=depositv2">Magdeposito</a> sa sentro ng miyembro.</li>
<li>Pumili ng paraan, at maglagay ng halaga o pumili ng mungkahi.</li>
<li>Suriin ang order ng deposito. Sa pagsubok na bayad, tumuloy sa pahina ng pagbabayad.</li>
<li>Bumalik sa deposito. Pagdating ng pera, kusang maa-update ang balanse mo.</li>
</ol>
<table>
<thead><tr><th>Order</th><th>Ang wallet mo</th></tr></thead>
<tbody>
<tr><td>Naghihintay</td><td>Wala pang pagbabago</td></tr>
<tr><td>Sinusuri</td><td>Wala pang pagbabago; may taong tumitingin sa dumating na pera</td></tr>
<tr><td>Pumasok na</td><td>Nadagdagan ng halagang natanggap ayon sa order</td></tr>
<tr><td>Hindi natuloy</td><td>Walang pagbabago</td></tr>
<tr><td>Nag-expire</td><td>Walang pagbabago; ang huling dumating ay ipinapasok o tinitingnan ng
tao</td></tr>
</tbody>
</table>
<h3>Pag-withdraw</h3>
<p>Hinihingi ng <a href="/?mc=withdraw">Mag-withdraw</a> sa sentro ng miyembro ang transaction
password at isang account na nasa sarili mong pangalan, na magagamit 24 oras matapos idagdag.
Kailangang itaya nang isang beses ang idineposito bago ito ma-withdraw. May taong tumitingin sa
bawat kahilingan, at ipinapakita ng pahina kung nasaan na ito. <strong>Walang totoong perang
ipinapadala.</strong></p>`,
  },
  verify: {
    title: 'Pagsusuri ng mga round',
    html: `
<p>Kinukuwenta ang resulta ng isang round mula sa tatlong bagay: ang <strong>server seed</strong>,
ang <strong>seed mo</strong>, at ang <strong>bilang ng round</strong> (nonce), sa HMAC-SHA256.</p>
<ol>
<li>Inilalathala ang hash ng server seed bago ang unang round. Kaya hindi mapapalitan ang seed
pagkatapos nang walang nakakapansin.</li>
<li>Ikaw ang pumipili ng seed mo, 1 hanggang 64 na character.</li>
<li>Kapag lumipat ka sa bagong seed, inilalathala ang dating server seed. Puwede nang suriin ang
bawat round ng seed na iyon.</li>
</ol>
<h3>Paano gawin</h3>
<ol>
<li>Sa laro, buksan ang <strong>I-verify</strong>.</li>
<li>Piliin ang <strong>Magpalit ng seed</strong>. Hindi ito magagawa habang bukas pa ang isang
round.</li>
<li>Buksan ang inilathalang seed at pumili ng round. Kinukuwenta muli ng device mo ang board at ang
panalo at inihahambing sa nakatagong round.</li>
</ol>
<p>Puwede mo rin itong kuwentahin sa command line, gamit ang isang file na hindi kailangan ng
network.</p>`,
  },
  licences: {
    title: 'Mga lisensya',
    html: `
<p><strong>Walang lisensya</strong> ang site na ito: isa itong demo na tumatakbo sa perang
panlaro.</p>
<p>Ipinapakita ng mga marka sa ibaba ng pahina kung saan ilalagay ang mga lisensya, at may tandang
demo ang mga ito. Kami ang gumuhit; hindi ito selyo ng anumang awtoridad.</p>
<p>Ang site na may totoong lisensya ay nagsasabi ng numero nito at naka-link sa rehistro ng
awtoridad.</p>`,
  },
  contact: {
    title: 'Makipag-ugnayan',
    html: `
<p>Sumulat sa suporta <strong>dito sa site</strong>, may account ka man o wala:</p>
<ul>
<li>sa <strong>chat ng suporta</strong>. Sinasabi nito kung may tao; naghihintay roon ang mensahe
hanggang masagot.</li>
<li>bilang kahilingan sa <strong>Puna at reklamo</strong>. Nagkakaroon ito ng numero at ng oras
kung kailan kami sasagot. Binabasa ng manlalaro ang sagot sa <a href="/?mc=messageV2">inbox</a>;
natatanggap ito ng bisita sa e-mail na nasa kahilingan.</li>
</ul>
<p>Walang numero ng telepono ang suporta. Hindi ito tumatawag kaninuman at hindi nanghihingi ng
password o code; nagpapanggap ang gumagawa niyon.</p>
<h3>Kapag may mali</h3>
<p>May <strong>reference</strong> ang bawat error. Nahahanap ng mga nagpapatakbo ng site ang error
sa log gamit ito, kaya kopyahin muna bago mag-ulat.</p>
<h3>Huwag kailanman ipadala ang password mo</h3>
<p>Hindi kailangan ang password mo para mahanap ang error.</p>`,
  },
};
