import { playerConsole } from '@parlour/contract/player-console';

import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let player: SomePlayer;
beforeAll(async () => {
  site = await openSite();
  player = await registerPlayer(site, { username: 'harbourlight' });
});
afterAll(() => site.drop());

const { findPlayers, readPlayer } = playerConsole;

const support = (brand = 'main') => openOperator(site, { roles: ['support'], brands: [brand] });

describe('[OPS-01] an operator', () => {
  test('finds a player by the start or the middle of the account or by the whole id', async () => {
    const someone = await support();
    const { list } = await someone.get(findPlayers, { query: 'HarbourL' });
    expect(list).toMatchObject([{ username: 'harbourlight', brand: 'main', state: 'active' }]);
    const byId = await someone.get(findPlayers, { query: player.playerId });
    expect(byId.list.map(({ id }) => id)).toEqual([player.playerId]);
    const byMiddle = await someone.get(findPlayers, { query: 'rbourL' });
    expect(byMiddle.list.map(({ username }) => username)).toEqual(['harbourlight']);
    for (const query of ['%', '_arbourlight', 'li', 'ha%light', String.raw`\%`]) {
      expect((await someone.get(findPlayers, { query })).list, query).toEqual([]);
    }
  });

  test('finds an account that is a mobile number whole only, which leaves a line', async () => {
    const { playerId } = await registerPlayer(site);
    await site.database.sql`
      update player.player set username = '0912345678', username_key = '0912345678'
      where id = ${playerId}::bigint`;
    const someone = await support();
    const find = async (query: string) => (await someone.get(findPlayers, { query })).list;
    for (const query of ['0', '09', '0912', '091234567', '12345678', '+', '０９１']) {
      expect(await find(query), query).toEqual([]);
    }
    expect(await find('0912345678')).toMatchObject([{ id: playerId, username: '09***78' }]);
    const lines = await site.database.sql`
      select act, player_id::text from audit.entry_view
      where operator_id = ${someone.operatorId}::bigint`;
    expect(lines).toEqual([{ act: 'player.lookup', player_id: playerId }]);
  });

  test('sees the money by pocket, the entries that lead to it, and the sessions', async () => {
    await fund(site, player, '500000');
    const someone = await support();
    const view = await someone.get(readPlayer, { playerId: player.playerId });
    const [last] = view.entries.filter(({ wallet }) => wallet === 'cash');
    expect(view.money).toMatchObject({ cash: last?.balance, held: '0' });
    expect(last?.amount).toBe(last?.balance);
    expect(view.sessions).toMatchObject([{ address: expect.stringMatching(/^10\./) }]);
  });

  test('of another brand, or without the right, sees no one', async () => {
    const input = { playerId: player.playerId };
    const other = await support('second');
    expect((await other.get(findPlayers, { query: 'harbourlight' })).list).toEqual([]);
    expect((await other.call(readPlayer, input)).refusal?.code).toBe('request.unknown');
    const without = await openOperator(site, { roles: ['content'] });
    expect((await without.call(readPlayer, input)).refusal?.code).toBe('operator.right_missing');
  });
});
