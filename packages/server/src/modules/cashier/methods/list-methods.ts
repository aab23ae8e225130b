import type { cashier } from '@parlour/contract/cashier';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import { wordsIn } from '@parlour/locales/words-in';
import type { PlayerContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { openProvider } from '../providers/providers';
import { readLastMethod, readMethods, type MethodRow } from './method-queries';

/** The methods that are open to this player now, or say when they open. */
export const listMethods = async (
  context: PlayerContext,
  { kind }: InputOf<typeof cashier.listMethods>,
): Promise<OutputOf<typeof cashier.listMethods>> => {
  const methods = await offeredMethods(context, kind);
  const last = kind === 'deposit' && (await readLastMethod(context.sql, context.signedIn.playerId));
  const isLast = ({ code }: MethodRow) => code === last;
  const isOpen = ({ opensAt }: MethodRow) => !opensAt;
  // A returning player's own method is first, and chosen; what opens later is last.
  const ordered = methods.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) || Number(isLast(other)) - Number(isLast(one)),
  );
  return {
    list: ordered.map((method) => ({
      id: method.code,
      name: wordsIn(method.names, context.language, context.brand) ?? method.code,
      min: moneyText(method.min),
      max: moneyText(method.max),
      feePermille: method.feePermille,
      minutes: method.minutes,
      presets: method.presets.map(moneyText),
      demo: method.demo,
      decimals: method.decimals,
      ...(method.opensAt && { opensAt: method.opensAt.toISOString() }),
    })),
  };
};

/** The method that a request names, in its hours. */
export const openMethod = async (
  context: PlayerContext,
  { kind, methodId }: { kind: 'deposit' | 'withdrawal'; methodId: string },
): Promise<MethodRow> => {
  const methods = await offeredMethods(context, kind);
  const method = methods.find(({ code }) => code === methodId);
  if (!method) throw new Refusal('cashier.method_closed');
  if (method.opensAt) {
    throw new Refusal('cashier.method_hours', { opensAt: method.opensAt.toISOString() });
  }
  return method;
};

/**
 * Those whose provider this process may use. A demo brand deals in play money, and no other brand
 * does: what was given for a demonstration is not paid out in real money. A brand that two persons
 * have not switched to real money deals in none.
 */
const offeredMethods = async (context: PlayerContext, kind: string): Promise<MethodRow[]> => {
  const { brand, currency } = context.signedIn;
  const methods = await readMethods(context.sql, { brand, currency, kind });
  const offered = await Promise.all(
    methods.map(async (method) => {
      const provider = await openProvider(context, method.provider);
      if (!provider) return false;
      const isPlay = method.demo || provider.isPlayMoney;
      return isPlay ? method.deals === 'play' && context.config.sandbox : method.deals === 'real';
    }),
  );
  return methods.filter((_method, place) => offered[place]);
};
