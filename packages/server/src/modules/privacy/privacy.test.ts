import { casework } from '@parlour/contract/casework';
import { message } from '@parlour/contract/message';
import { privacy } from '@parlour/contract/privacy';
import { privacyDesk } from '@parlour/contract/privacy-desk';
import { session } from '@parlour/contract/session';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { fund, give } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let first: SomeOperator;
let second: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  first = await openOperator(site, { roles: ['support'] });
  second = await openOperator(site, { roles: ['compliance'] });
});
afterAll(() => site.drop());

const steppedUp = async (): Promise<SomePlayer> => {
  const player = await registerPlayer(site);
  player.token = (await player.get(session.stepUp, { password: player.password })).token;
  return player;
};

const caseOf = async ({ playerId }: SomePlayer): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from casework.case_file
    where kind = 'ticket' and player_id = ${playerId}::bigint
    order by case_file.id desc limit 1`;
  return row!.id;
};

const decide = async (
  who: SomeOperator,
  caseId: string,
  verdict: 'delete' | 'keep',
  reasonCode?: string,
) => {
  const claim = await who.call(casework.claimCase, { caseId });
  if (claim.refusal) return claim.refusal.code;
  const { version } = claim.body.value;
  const input = { caseId, version, verdict, ...(reasonCode && { reasonCode }) };
  const { status, body, refusal } = await who.call(privacyDesk.decideDeletion, input);
  return status === 200 ? body.value.stage : refusal?.code;
};

const copyOf = async (player: SomePlayer) => {
  const message = await player.messageOf(privacy.exportData, {});
  return player.send(message);
};

describe('[MEMBER-15] a copy', () => {
  test('has what is kept of the player, is one a day, and needs a step-up', async () => {
    const player = await registerPlayer(site);
    expect((await player.call(privacy.exportData, {})).refusal?.code).toBe(
      'session.step_up_required',
    );
    player.token = (await player.get(session.stepUp, { password: player.password })).token;
    const { text, headers } = await copyOf(player);
    expect(headers['content-type']).toContain('application/json');
    const copy = JSON.parse(text) as {
      playerId: string;
      sections: Record<string, unknown[]>;
      withheld: { what: string; why: string }[];
    };
    expect(copy.playerId).toBe(player.playerId);
    expect(copy.sections.account).toMatchObject([{ username: player.username }]);
    expect(copy.sections.consents).toHaveLength(2);
    expect(copy.sections.signIns).toHaveLength(1);
    expect(copy.withheld.map(({ what }) => what)).toContain('notes');
    const again = await player.call(privacy.exportData, {});
    expect(again.refusal?.code).toBe('privacy.copied_today');
    const { nextCopyAt } = await player.get(privacy.readPrivacy, {});
    expect(again.refusal?.value).toMatchObject({ at: nextCopyAt });
  });

  test('has the largest amounts to the last micro', async () => {
    const player = await steppedUp();
    const { playerId } = player;
    await give(site, playerId, { pocket: 'cash', amount: 9_223_372_036_854_775_807n });
    await site.database.sql`
      insert into compliance.play_limit (player_id, currency, kind, period, amount)
      values (${playerId}::bigint, 'VND', 'loss', 'day', 9223372036854775807)`;
    const { sections } = JSON.parse((await copyOf(player)).text) as {
      sections: Record<string, Record<string, string>[]>;
    };
    expect(sections.balances).toMatchObject([{ currency: 'VND', total: '9223372036854.775807' }]);
    expect(sections.limits).toMatchObject([{ amount: '9223372036854.775807' }]);
  });

  test('has nothing of another player', async () => {
    const [player, other] = [await steppedUp(), await steppedUp()];
    const { text } = await copyOf(player);
    expect(text).toContain(player.username);
    expect(text).not.toContain(other.username);
  });

  test('is read in parts: ten thousand sign-ins are all in it, each once', async () => {
    const player = await steppedUp();
    await site.database.sql`
      insert into session.sign_in (player_id, cookie_hash, address, user_agent, ended_at, reason)
      select ${player.playerId}::bigint, sha256(convert_to('many ' || n, 'UTF8')), '10.0.0.9',
        'browser ' || n, lib.now(), 'logout'
      from generate_series(1, 10000) n`;
    const { text } = await copyOf(player);
    const { sections } = JSON.parse(text) as { sections: Record<string, { browser: string }[]> };
    const browsers = sections.signIns!.map(({ browser }) => browser);
    expect(new Set(browsers).size).toBe(10_001);
    expect(browsers).toHaveLength(10_001);
    // The copy rests six times as long as its work.
  }, 60_000);
});

describe('[MEMBER-15] the end of an account', () => {
  test('is refused while money is left, which is listed', async () => {
    const player = await steppedUp();
    await fund(site, player, '500');
    const answer = await player.call(privacy.requestDeletion, {});
    expect(answer.refusal).toMatchObject({
      code: 'privacy.not_yet',
      value: { obstacles: [{ kind: 'balance', amount: '500', currency: 'VND' }] },
    });
    expect((await player.get(privacy.readPrivacy, {})).deletion).toBeUndefined();
  });

  test('is decided by two: the second gives a factor, and no one signs in any more', async () => {
    const player = await steppedUp();
    const { deletion } = await player.get(privacy.requestDeletion, {});
    expect(deletion).toMatchObject({ state: 'waiting', number: expect.stringMatching(/^CS/) });
    const again = await player.get(privacy.requestDeletion, {});
    expect(again.deletion).toEqual(deletion);
    const caseId = await caseOf(player);
    const shown = await first.get(privacyDesk.readPrivacyCase, { caseId });
    expect(shown.obstacles).toEqual([]);
    expect(shown.kept).toContainEqual({ section: 'devices', rows: 1, outcome: 'destroyed' });
    expect(await decide(first, caseId, 'delete')).toBe('second');
    expect(await decide(first, caseId, 'delete')).toBe('operator.right_missing');
    const tired = await openOperator(site, { roles: ['compliance'], isSteppedUp: false });
    expect(await decide(tired, caseId, 'delete')).toBe('operator.step_up_required');
    await tired.get(casework.freeCase, { caseId });
    expect(await decide(second, caseId, 'delete')).toBe('closed');
    expect((await player.call(privacy.readPrivacy, {})).refusal?.code).toBe('session.expired');
    const { username, password } = player;
    const back = await site.visitor().call(session.logIn, { username, password, type: 'username' });
    expect(back.refusal?.code).toBe('session.wrong_credentials');
  });

  test('is refused by one with a reason, which the player reads', async () => {
    const player = await steppedUp();
    await player.get(privacy.requestDeletion, {});
    const caseId = await caseOf(player);
    expect(await decide(first, caseId, 'keep')).toBe('desk.reason_missing');
    expect(await decide(first, caseId, 'keep', 'deletion_identity')).toBe('closed');
    const { deletion } = await player.get(privacy.readPrivacy, {});
    expect(deletion).toMatchObject({
      state: 'refused',
      reason: 'We could not confirm that you asked for this yourself.',
    });
    const { list } = await player.get(message.listMessages, {});
    expect(list.map(({ text }) => text)).toEqual([
      `Request ${deletion!.number} to delete your account was refused. ${deletion!.reason}`,
    ]);
  });

  test('is taken back while it waits, and then decided by no one', async () => {
    const player = await steppedUp();
    await player.get(privacy.requestDeletion, {});
    const caseId = await caseOf(player);
    const { deletion } = await player.get(privacy.takeBackDeletion, {});
    expect(deletion?.state).toBe('taken_back');
    const late = await first.call(privacyDesk.decideDeletion, {
      caseId,
      version: 1,
      verdict: 'delete',
    });
    expect(late.refusal?.code).toBe('desk.decided');
    const twice = await player.call(privacy.takeBackDeletion, {});
    expect(twice.refusal?.code).toBe('request.unknown');
    expect((await player.get(privacy.requestDeletion, {})).deletion?.state).toBe('waiting');
  });

  test('is refused to the second person for money that came in the meantime', async () => {
    const player = await steppedUp();
    await player.get(privacy.requestDeletion, {});
    const caseId = await caseOf(player);
    expect(await decide(first, caseId, 'delete')).toBe('second');
    await fund(site, player, '5');
    expect(await decide(second, caseId, 'delete')).toBe('privacy.not_yet');
    expect((await player.get(privacy.readPrivacy, {})).deletion?.state).toBe('waiting');
  });

  test('of another brand’s player does not exist for an operator', async () => {
    const player = await steppedUp();
    await player.get(privacy.requestDeletion, {});
    const caseId = await caseOf(player);
    const elsewhere = await openOperator(site, { roles: ['support'], brands: ['second'] });
    const answer = await elsewhere.call(privacyDesk.readPrivacyCase, { caseId });
    expect(answer.refusal?.code).toBe('request.unknown');
  });

  test('asked 20 times at once is one request', async () => {
    const player = await steppedUp();
    await Promise.all(Array.from({ length: 20 }, () => player.call(privacy.requestDeletion, {})));
    const rows = await site.database.sql`
      select from privacy.deletion where player_id = ${player.playerId}::bigint`;
    expect(rows).toHaveLength(1);
  });
});
