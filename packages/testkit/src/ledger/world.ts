import { micros } from '@parlour/contract/money';
import * as wallet from '@parlour/server/modules/wallet/index';
import { registerPlayer, type SomePlayer } from '../people/players';
import { openSite, type Site } from '../site/site';

type Funds = {
  pocket: 'cash' | 'bonus' | 'trial';
  /** Micros. */
  amount: bigint;
  currency?: string;
  source?: string;
};

let fundings = 0;

/** Credits one of a player's pockets through the ledger, from the house's opening account. */
export const give = async (
  { database }: Pick<Site, 'database'>,
  playerId: string,
  { pocket, amount, currency = 'VND', source = 'house:main:opening' }: Funds,
): Promise<void> => {
  fundings += 1;
  const reference = `fund-${fundings}`;
  await database.transaction((sql) =>
    wallet.credit(sql, {
      playerId,
      currency,
      pocket,
      amount,
      namespace: 'testing',
      reference,
      source,
      reason: 'adjust',
    }),
  );
};

/** Adds this much cash, in units of the currency. */
export const fund = (
  site: Pick<Site, 'database'>,
  { playerId }: { playerId: string },
  amount: string,
  currency = 'VND',
): Promise<void> => give(site, playerId, { pocket: 'cash', amount: micros(amount), currency });

/** Opens the player's trial pocket, in `FUN`, and fills it. */
export const fundTrial = async (
  site: Pick<Site, 'database'>,
  { playerId }: { playerId: string },
  amount: string,
): Promise<void> => {
  await site.database.sql`select wallet.open(${playerId}::bigint, 'FUN', true)`;
  const source = 'house:main:trial';
  await give(site, playerId, { pocket: 'trial', amount: micros(amount), currency: 'FUN', source });
};

/** The site with a signed-in player who has this much cash. */
export const world = async ({ cash = '0' }: { cash?: string } = {}): Promise<{
  site: Site;
  player: SomePlayer;
}> => {
  const site = await openSite();
  const player = await registerPlayer(site);
  if (micros(cash) > 0n) await fund(site, player, cash);
  return { site, player };
};

/** What a player has in a pocket, in whole units. */
export const pocketOf = async (
  { database }: Pick<Site, 'database'>,
  { playerId }: { playerId: string },
  kind: string,
): Promise<string> => {
  const [row] = await database.sql<{ units: string }>`
    select trim_scale(balance / 1000000.0)::text as units
    from ledger.account where path = ${`player:${playerId}:${kind}`}`;
  return row?.units ?? '0';
};
