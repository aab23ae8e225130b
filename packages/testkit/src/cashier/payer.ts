import type { Payout, PayoutAnswer, Provider } from '@parlour/server/modules/cashier/index';
import { openSite, type Site } from '../site/site';

/** A provider whose answers the test holds, and that knows what it sent. */
export type Payer = {
  provider: Provider;
  /** How often each payout reached it, by id. */
  started: Map<string, number>;
  payouts: Map<string, Payout>;
  /** What a start does: answers, or loses its answer before or after the money left. */
  start: 'paid' | 'pending' | 'failed' | 'lost_before' | 'lost_after';
  /** What it answers when it is asked about a payout that it sent. */
  state: PayoutAnswer;
};

export const openPayer = (): Payer => {
  const payer: Payer = {
    started: new Map(),
    payouts: new Map(),
    start: 'paid',
    state: { state: 'paid', reference: 'FT26325881' },
    provider: {
      isPlayMoney: false,
      isOpen: () => true,
      openPayment: async () => ({ payUrl: 'https://payer.example/' }),
      readNotice: async () => ({ refused: 'malformed' }),
      startPayout: async (_platform, payout) => {
        if (payer.start === 'lost_before') throw new Error('no connection');
        payer.started.set(payout.id, (payer.started.get(payout.id) ?? 0) + 1);
        payer.payouts.set(payout.id, payout);
        if (payer.start === 'lost_after') throw new Error('the answer was lost');
        return { state: payer.start, reference: 'FT26325881' };
      },
      askPayout: async (_platform, { id }) =>
        payer.payouts.has(id) ? payer.state : { state: 'unknown' },
    },
  };
  return payer;
};

/** Gives the brand a method of withdrawal by a provider, with a fee of one in a hundred. */
export const openPayerMethod = ({ database }: Site, code: string): Promise<unknown> => database.sql`
  insert into cashier.method (brand, code, kind, provider, names, currency, min_amount, max_amount,
    fee_permille, minutes, position, demo)
  values ('main', ${code}, 'withdrawal', ${code}, '{"EN": "Payer"}', 'VND', 50000000000,
    90000000000000, 10, 5, 9, true)`;

type Providers = Map<string, Provider>;

/** A site with a method of withdrawal, `payer`, whose provider the test holds. */
export const openPayingSite = async (providers: Providers): Promise<Site> => {
  nextPayer(providers);
  const site = await openSite();
  await openPayerMethod(site, 'payer');
  return site;
};

/** The method's provider from now on, which knows of no payout before. */
export const nextPayer = (providers: Providers): Payer => {
  const payer = openPayer();
  providers.set('payer', payer.provider);
  return payer;
};
