import { avatarIds, avatarPath } from '@parlour/contract/avatars';
import { player } from '@parlour/contract/player';
import { playerConsole } from '@parlour/contract/player-console';
import { session } from '@parlour/contract/session';
import { own } from '@parlour/contract/session/own';
import { openOperator } from '@parlour/testkit/people/operators';
import { logInAs, registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const { setLabels, readPlayer } = playerConsole;
const lead = () => openOperator(site, { roles: ['lead'] });

describe('[MEMBER-13] what the site knows of a member', () => {
  test('is the same after a registration, a log-in, a return and on request', async () => {
    const someone = await registerPlayer(site);
    const labels = { memberLabel: 'Bạn cũ', rankLevel: 3, rankLabel: 'VIP 3' };
    await (
      await lead()
    ).get(setLabels, { playerId: someone.playerId, reason: 'ten years', ...labels });
    await someone.get(player.updateProfile, { nickname: 'Minh Khoa', avatar: 'heron' });
    const member = await someone.get(player.readMember, {});
    expect(member).toMatchObject({
      id: someone.playerId,
      account: someone.username,
      nickname: 'Minh Khoa',
      type: 0,
      clubLabel: { labelName: 'VIP 3', rankLevel: 3 },
      memberLabel: 'Bạn cũ',
      avatar: '/avatars/heron.svg',
      icon: '/avatars/rank-3.svg',
    });
    expect(Date.parse(member.registeredAt ?? '')).toBeLessThanOrEqual(Date.now());
    const { username, password } = someone;
    const elsewhere = site.visitor();
    const ways = [
      await elsewhere.get(session.logIn, { username, password, type: 'username' }),
      await elsewhere.newTab().get(session.resume, {}),
    ];
    for (const signIn of ways) expect(signIn).toMatchObject(member);
    const fresh = await site.visitor().get(session.register, {
      username: `${username}x`,
      password,
      confirmPassword: password,
      login: true,
      registerMethod: 'WEB',
      termsVersion: '2026-12',
      ofAge: true,
    });
    expect(fresh).toMatchObject({
      clubLabel: { labelName: '', rankLevel: 0 },
      icon: '/avatars/rank-0.svg',
    });
    expect(Object.keys(fresh)).not.toContain('memberLabel');
    expect(Object.keys(fresh)).not.toContain('avatar');
  });

  test('[API-01] has an avatar and a sign of its own calls, with the choices', async () => {
    const someone = await registerPlayer(site);
    expect(await someone.get(player.readAvatar, {})).toEqual({});
    const { icon, choices } = await someone.get(player.readIcon, {});
    expect(icon).toBe('/avatars/rank-0.svg');
    expect(choices).toEqual(avatarIds.map((id) => ({ id, url: avatarPath(id) })));
    await someone.get(player.updateProfile, { avatar: 'lotus' });
    expect(await someone.get(player.readAvatar, {})).toEqual({ avatar: '/avatars/lotus.svg' });
  });
});

describe('[MEMBER-02] a profile', () => {
  test('keeps what is not given, and is chosen at the first sign-in too', async () => {
    const someone = await registerPlayer(site);
    await someone.get(own.finishFirstLogin, { nickname: 'Lan', avatar: 'jade' });
    const { nickname } = await someone.get(player.updateProfile, { avatar: 'pearl' });
    expect(nickname).toBe('Lan');
    const { avatar } = await someone.get(player.updateProfile, { nickname: 'Lan Trần' });
    expect(avatar).toBe('/avatars/pearl.svg');
    expect(await someone.get(own.finishFirstLogin, {})).toMatchObject({ nickname: 'Lan Trần' });
  });

  test.each([
    [{ avatar: 'https://example.com/me.svg' }, 'avatar'],
    [{ avatar: '../rank-20' }, 'avatar'],
    [{ nickname: ' x' }, 'nickname'],
    [{ nickname: 'a' }, 'nickname'],
    [{ memberLabel: 'mine' }, 'memberLabel'],
  ])('[ERR-04] %j is refused by its field', async (input, name) => {
    const someone = await registerPlayer(site);
    const { status, refusal } = await someone.call(player.updateProfile, input as never);
    expect([status, refusal?.value?.fields]).toEqual([400, [expect.objectContaining({ name })]]);
  });
});

describe('[MEMBER-13] the labels of a player', () => {
  test('are set with their right, with a line of both states and the reason', async () => {
    const someone = await registerPlayer(site);
    const operator = await lead();
    const input = {
      playerId: someone.playerId,
      memberLabel: ' Khách quý ',
      rankLevel: 5,
      rankLabel: 'VIP 5',
      reason: 'moved from another club',
    };
    const set = { memberLabel: 'Khách quý', rankLevel: 5, rankLabel: 'VIP 5' };
    expect(await operator.get(setLabels, input)).toEqual(set);
    expect(await operator.get(readPlayer, { playerId: someone.playerId })).toMatchObject(set);
    const lines = await site.database.sql`
      select before::jsonb, after::jsonb, reason from audit.entry_view
      where operator_id = ${operator.operatorId}::bigint and act = 'player.label'`;
    expect(lines).toMatchObject([
      {
        before: { memberLabel: '', rankLevel: 0, rankLabel: '' },
        after: { ...set, playerId: someone.playerId },
        reason: 'moved from another club',
      },
    ]);
    // The same player sees them at the next look.
    const again = await logInAs(site, someone);
    expect(await again.get(player.readMember, {})).toMatchObject({ memberLabel: 'Khách quý' });
  });

  test('are no one else’s to set', async () => {
    const someone = await registerPlayer(site);
    const input = { playerId: someone.playerId, rankLevel: 1, reason: 'because' };
    const without = await openOperator(site, { roles: ['support'] });
    expect((await without.call(setLabels, input)).refusal?.code).toBe('operator.right_missing');
    const other = await openOperator(site, { roles: ['lead'], brands: ['second'] });
    expect((await other.call(setLabels, input)).refusal?.code).toBe('request.unknown');
    for (const change of [{ rankLevel: 21 }, { rankLabel: 'a\u0007b' }, { reason: '' }]) {
      const answer = await (await lead()).call(setLabels, { ...input, ...change });
      expect([change, answer.status]).toEqual([change, 400]);
    }
    expect(await someone.get(player.readMember, {})).toMatchObject({
      clubLabel: { labelName: '', rankLevel: 0 },
    });
  });
});
