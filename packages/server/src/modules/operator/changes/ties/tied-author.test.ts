import { operator } from '@parlour/contract/operator';
import { sessionConsole } from '@parlour/contract/session-console';
import { openOperator, shareAddress } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const reason = 'the player called about it';

test('[OPS-01] what is proposed counts no more once its author is tied to the player', async () => {
  const [{ playerId }, author, second] = [
    await registerPlayer(site),
    await openOperator(site, { roles: ['lead'] }),
    await openOperator(site, { roles: ['lead'] }),
  ];
  await second.get(sessionConsole.blockPlayer, { playerId, reason });
  const about = { kind: 'block', object: playerId } as const;
  const { version } = await author.get(operator.previewChange, { ...about, patch: {} });
  const patch = { blocked: false };
  const { id } = await author.get(operator.proposeChange, { ...about, patch, version, reason });
  await shareAddress(site, author, { playerId });
  const answer = await second.call(operator.approveChange, { id, reason });
  expect(answer.refusal?.code).toBe('operator.right_missing');
  const [change] = (await second.get(operator.listChanges, { id })).list;
  expect(change!.state).toBe('proposed');
  const own = await openOperator(site, { roles: ['lead'] });
  expect((await own.get(operator.rejectChange, { id, reason })).state).toBe('rejected');
});
