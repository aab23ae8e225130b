import { cashier } from '@parlour/contract/cashier';
import { session } from '@parlour/contract/session';
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
