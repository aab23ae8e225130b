import { cashier } from '@parlour/contract/cashier';
import { session } from '@parlour/contract/session';
import type { Payout, PayoutAnswer, Provider } from '@parlour/server/modules/cashier/index';
import { registerPlayer, type SomePlayer } from '../people/players';
import type { Site } from '../site/site';
import { fund } from '../ledger/world';

export const paymentPassword = '802913';

/** A player who can withdraw at once: with a payment password, and a payee that does not rest. */
export type Payable = SomePlayer & { payeeId: string };

let payees = 0;

export const payablePlayer = async (
  site: Site,
  { cash = '0' }: { cash?: string } = {},
): Promise<Payable> => {
  const player = await registerPlayer(site);
  const id = await addPayeeOf(player);
  await letPayeesRest(site, id);
  if (cash !== '0') await fund(site, player, cash);
  return Object.assign(player, { payeeId: id });
};

/** Gives a player a payment password and an account of their own; returns the payee's id. */
export const addPayeeOf = async (player: SomePlayer): Promise<string> => {
  player.token = (await player.get(session.stepUp, { password: player.password })).token;
  const passwords = { newPassword: paymentPassword, confirmNewPassword: paymentPassword };
  await player.get(session.setPaymentPassword, passwords);
  payees += 1;
  const number = String(2_000_000_000 + payees);
  const wanted = { bank: '970436', number, holder: 'Nguyen Minh Khoa' };
  return (await player.get(cashier.addPayee, wanted)).id;
};

/** As if it had been added some days ago. */
export const letPayeesRest = (site: Site, payeeId: string): Promise<unknown> => site.database.sql`
  update cashier.payee set added_at = added_at - interval '10 days'
  where id = ${payeeId}::uuid`;

/** What a request of this player says. */
export const withdrawalOf = ({ payeeId }: Payable, amount: string, methodId = 'payer') => ({
  methodId,
  payeeId,
  amount,
  paymentPassword,
});

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
