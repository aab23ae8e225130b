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
      title: 'Abala ang site',
      cause:
        'Masyadong maraming pahina ang sabay-sabay na binuksan, kaya hindi pa maipakita ang isang ito.',
    },
    tooMany: {
      ...en.plainPage.tooMany,
      title: 'Masyadong mabilis kang magbukas ng pahina',
      cause: 'Masyadong maraming request mula sa network address mo.',
    },
    calm: 'Hindi apektado ang balanse at mga taya mo.',
    wait: 'Mag-reload pagkalipas ng {seconds} segundo.',
    reload: 'I-reload',
  },
  /** The page of a host that belongs to no brand. */
  unknownHost: {
    ...en.unknownHost,
    title: 'Hindi tama ang address na ito',
    info: 'Hindi na ginagamit ang address na ito. Kontakin ang customer service para sa bago.',
    retry: 'Subukan ulit',
    support: 'Kontakin ang support',
  },
  /** What search engines show under the name of a page. */
  pageDescriptions: {
    ...en.pageDescriptions,
    register: 'Gumawa ng {brand} account: sapat na ang username at password.',
    login:
      'Mag-log in sa {brand} para maglaro gamit ang balanse mo, magdeposito, at tingnan ang talaan ng taya.',
    rng: 'Lobby ng mga slot ng {brand}: patakaran, talaan ng bayad, at RTP ng bawat laro, at pagsubok nang walang account.',
    notices:
      'Mga anunsyo ng {brand}: ano ang bago sa site at ano ang dapat malaman ng mga manlalaro.',
    promotions:
      'Mga promo ng {brand}: ang patakaran ng bawat tumatakbong promo, na may halimbawang kuwenta.',
    news: 'Balita ng {brand}: ang bago sa site, bawat isa ay may petsa at sariling address.',
    blog: 'Blog ng {brand}: mga artikulo tungkol sa mga laro, pag-verify ng round, at paggana ng site.',
    help: 'Sentro ng tulong ng {brand}: mga gabay, paano mag-verify ng round, mga tuntunin, at privacy.',
    app: 'Idagdag ang {brand} sa home screen ng telepono o kompyuter, nang walang app store.',
    join: 'Maging agent ng {brand}: ano ang para sa mga agent, at paano magrehistro gamit ang code.',
  },
  /** In place of a page while the device has no network. */
  offlinePage: {
    ...en.offlinePage,
    title: 'Offline ka',
    text: 'Kailangan ng pahinang ito ng internet. Nasa server ang balanse at mga taya mo; walang nawala.',
  },
  /** The sandbox provider’s own page. */
  payment: {
    ...en.payment,
    mark: 'Pagsubok na bayad: walang totoong pera',
    title: 'Pagsubok na bayad',
    payee: 'Ideposito sa',
    amount: 'Halaga ng deposito',
    number: 'Transaction ID',
    method: 'Paraan ng deposito',
    until: 'Magbayad bago',
    pay: 'Magbayad',
    decline: 'Tanggihan ang bayad',
    back: 'Bumalik sa deposito',
    note: 'Gumaganap ang pahinang ito bilang payment provider. Walang tinatanong na bangko, card, o wallet.',
    unknown: 'Walang order ng deposito sa address na ito.',
    states: {
      ...en.payment.states,
      pending: 'Naghihintay ng bayad ang order ng deposito.',
      paid: 'Bayad na. Inaabisuhan ang pahina ng deposito.',
      declined: 'Tinanggihan. Inaabisuhan ang pahina ng deposito.',
      received: 'Dumating na ang pera at sinusuri.',
      credited: 'Bayad na, at nasa wallet na ang pera.',
      failed: 'Tinanggihan ang bayad. Walang nagbago sa wallet.',
      expired: 'Nag-expire ang order ng deposito at hindi na mababayaran.',
    },
  },
  /** Classes of games, by the taxonomy’s English name. */
  gameClasses: {
    ...en.gameClasses,
    'Video Slots': 'Mga video slot',
    'Jackpot Slots': 'Mga jackpot slot',
    'Casual Games': 'Mga larong pampalipas-oras',
    'Scratch Cards': 'Mga scratch card',
    'Table Games': 'Mga larong mesa',
    'Video Poker': 'Video poker',
    'Video Bingo': 'Video bingo',
    'Wheel of Fortune': 'Gulong ng kapalaran',
    'Live Games': 'Mga live na laro',
    'Live Dice': 'Live na dice',
    'Live Dealer': 'Live na dealer',
    'Live Baccarat': 'Live na baccarat',
    'Live Blackjack': 'Live na blackjack',
    'Live Roulette': 'Live na roulette',
    'Sic Bo': 'Sic bo',
    'Dragon Tiger': 'Dragon tiger',
    Mahjong: 'Mahjong',
    'Three Card Poker': 'Poker na tatlong baraha',
    'Xoc Dia': 'Xoc dia',
    'Fan Tan': 'Fan tan',
    'Niu Niu': 'Niu niu',
    'Fish Prawn Crab': 'Isda-hipon-alimango',
    'Zha Jin Hua': 'Zha jin hua',
    Poker: 'Poker',
    Esport: 'Esports',
    Cockfight: 'Sabong',
    'Virtual Sports': 'Virtual na sports',
    Sportsbook: 'Taya sa sports',
    Lottery: 'Lotto',
    Fishing: 'Fishing game',
    Unknown: 'Iba pa',
  },
} as const satisfies Translated<typeof vi>;
