import { playerConsole } from '@parlour/contract/player-console';
import { openOperator } from '@parlour/testkit/operators';
import { openSite, type Site } from '@parlour/testkit/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const { findPlayers, readPlayer } = playerConsole;

describe('[OPS-01] an operator', () => {
  test('finds a player by the start of the account or by the whole id', async () => {
    const someone = await openOperator(site, { roles: ['support'], brands: ['main'] });
    const { list } = await someone.get(findPlayers, { query: 'DemoPl' });
    expect(list).toMatchObject([{ username: 'demoplayer', brand: 'main', state: 'active' }]);
    const byId = await someone.get(findPlayers, { query: list[0]!.id });
    expect(byId.list.map(({ id }) => id)).toContain(list[0]!.id);
    for (const query of ['%', '_emoplayer', 'emoplayer', String.raw`\%`]) {
      expect((await someone.get(findPlayers, { query })).list, query).toEqual([]);
    }
  });

  test('sees the money by pocket, and entries that lead to it', async () => {
    const someone = await openOperator(site, { roles: ['support'], brands: ['main'] });
    const { list } = await someone.get(findPlayers, { query: 'demoplayer' });
    const player = await someone.get(readPlayer, { playerId: list[0]!.id });
    expect(player.money).toMatchObject({ total: '5000000', held: '0' });
    const [last] = player.entries.filter(({ wallet }) => wallet === 'cash');
    expect(last?.balance).toBe(player.money.cash);
  });

  test('of another brand, or without the right, sees nobody', async () => {
    const someone = await openOperator(site, { roles: ['support'], brands: ['main'] });
    const { list } = await someone.get(findPlayers, { query: 'demoplayer' });
    const input = { playerId: list[0]!.id };
    const other = await openOperator(site, { roles: ['support'], brands: ['second'] });
    expect((await other.get(findPlayers, { query: 'demoplayer' })).list).toEqual([]);
    expect((await other.call(readPlayer, input)).refusal?.code).toBe('request.unknown');
    const without = await openOperator(site, { roles: ['content'] });
    expect((await without.call(readPlayer, input)).refusal?.code).toBe('operator.right_missing');
  });
});
