import type { Translated } from '../phrases';
import type { server as vi } from '../vi/server';

/** What the server writes itself: pages that stand alone, and names that vendors' lists lack. */
export const server = {
  /** For when no other page can be made. */
  plainPage: {
    busy: {
      title: 'The site is busy',
      cause: 'Too many pages were opened at once, so this one cannot be shown yet.',
    },
    tooMany: {
      title: 'You open pages too fast',
      cause: 'Too many requests came from your network address.',
    },
    calm: 'Your balance and your bets are not affected.',
    wait: 'Please reload in {seconds} seconds.',
    reload: 'Reload',
  },
  /** The page of a host that belongs to no brand. */
  unknownHost: {
    title: 'This address isn’t valid',
    info: 'This address is no longer in use. Contact customer service for the new one.',
    retry: 'Try again',
    support: 'Contact support',
  },
  /** What search engines show under the name of a page. */
  pageDescriptions: {
    register: 'Create your {brand} account: a username and a password are enough.',
    login: 'Log in to {brand} to play with your balance, deposit and see your betting record.',
    rng: 'The slots hall of {brand}: rules, pay table and RTP of every game, and demo play without an account.',
    notices: 'Announcements of {brand}: what is new on the site and what players should know.',
    promotions: 'Promotions of {brand}: the rules of each that is running, with a worked example.',
    news: 'News of {brand}: what is new on the site, each item with its date and an address.',
    blog: 'The blog of {brand}: articles on the games, on verifying rounds, and on how the site works.',
    help: 'The help center of {brand}: guides, how to verify a round, terms and privacy.',
    app: 'Add {brand} to the home screen of your phone or computer, without an app store.',
    join: 'Become an agent of {brand}: what agents are offered, and how to register with a code.',
  },
  /** In place of a page while the device has no network. */
  offlinePage: {
    title: 'You are offline',
    text: 'This page needs a network. Your balance and your bets are kept on the server; nothing is lost.',
  },
  /** The sandbox provider's own page. */
  payment: {
    mark: 'Sandbox payment: no real money',
    title: 'Sandbox payment',
    payee: 'Deposit to',
    amount: 'Deposit amount',
    number: 'Transaction ID',
    method: 'Deposit method',
    until: 'Pay before',
    pay: 'Pay',
    decline: 'Decline the payment',
    back: 'Back to the deposit',
    note: 'This page plays the part of a payment provider. No bank, card or wallet is asked.',
    unknown: 'There is no deposit order at this address.',
    states: {
      pending: 'The deposit order waits for its payment.',
      paid: 'Paid. The deposit page is being notified.',
      declined: 'Declined. The deposit page is being notified.',
      received: 'The money has arrived and is being checked.',
      credited: 'Paid, and the money is in the wallet.',
      failed: 'The payment was declined. The wallet has not changed.',
      expired: 'The deposit order has expired and can no longer be paid.',
    },
  },
  /** Classes of games, by the taxonomy's English name. */
  gameClasses: {
    'Video Slots': 'Video Slots',
    'Jackpot Slots': 'Jackpot Slots',
    'Casual Games': 'Casual Games',
    'Scratch Cards': 'Scratch Cards',
    'Table Games': 'Table Games',
    'Video Poker': 'Video Poker',
    'Video Bingo': 'Video Bingo',
    'Wheel of Fortune': 'Wheel of Fortune',
    'Live Games': 'Live Games',
    'Live Dice': 'Live Dice',
    'Live Dealer': 'Live Dealer',
    'Live Baccarat': 'Live Baccarat',
    'Live Blackjack': 'Live Blackjack',
    'Live Roulette': 'Live Roulette',
    'Sic Bo': 'Sic bo',
    'Dragon Tiger': 'Dragon tiger',
    Mahjong: 'Mahjong',
    'Three Card Poker': 'Three-card poker',
    'Xoc Dia': 'Xoc dia',
    'Fan Tan': 'Fan tan',
    'Niu Niu': 'Niu niu',
    'Fish Prawn Crab': 'Fish-prawn-crab',
    'Zha Jin Hua': 'Zha jin hua',
    Poker: 'Poker',
    Esport: 'E-sports',
    Cockfight: 'Cockfight',
    'Virtual Sports': 'Virtual Sports',
    Sportsbook: 'Sportsbook',
    Lottery: 'Lottery',
    Fishing: 'Fishing',
    Unknown: 'Unknown',
  },
} as const satisfies Translated<typeof vi>;
