import { session } from '@parlour/contract/session';
import { own } from '@parlour/contract/session/own';
import { bindContact } from '@parlour/testkit/people/contacts';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { addTotp } from '@parlour/testkit/people/totp';
import { paymentPassword } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const { setPaymentPassword, stepUp } = session;
const { readSecurity } = own;

const confirmed = async (player: SomePlayer): Promise<SomePlayer> => {
  player.token = (await player.get(stepUp, { password: player.password })).token;
  return player;
};

describe('[MEMBER-02] [AUTH-15] how an account is protected', () => {
  test('is counted from what is stored, and grows with each step to the whole', async () => {
    const player = await confirmed(await registerPlayer(site));
    const begun = await player.get(readSecurity, {});
    expect(begun).toEqual({
      level: 'basic',
      set: ['password'],
      missing: ['twoFactor', 'paymentPassword', 'email', 'mobile'],
      passwordAt: expect.stringMatching(/^\d{4}-/),
    });
    const passwords = { newPassword: paymentPassword, confirmNewPassword: paymentPassword };
    await player.get(setPaymentPassword, passwords);
    await bindContact(site, player.playerId, 'email', 'whole.lantern@example.com');
    expect(await player.get(readSecurity, {})).toMatchObject({
      level: 'good',
      missing: ['twoFactor', 'mobile'],
    });
    await addTotp(site, player);
    await bindContact(site, player.playerId, 'mobile', '84901777001');
    expect(await player.get(readSecurity, {})).toMatchObject({ level: 'full', missing: [] });
    await site.database.sql`
      update session.recovery_code set used_at = lib.now()
      where player_id = ${player.playerId}::bigint`;
    expect(await player.get(readSecurity, {})).toMatchObject({
      level: 'good',
      missing: ['recoveryCodes'],
    });
  });

  test('does not count a contact that was only typed', async () => {
    const player = await registerPlayer(site);
    await bindContact(site, player.playerId, 'email', 'only.typed@example.com', false);
    expect((await player.get(readSecurity, {})).missing).toContain('email');
  });

  test('does not ask for what the site cannot do', async () => {
    const player = await registerPlayer(site);
    const { config } = site.platform;
    const before = { production: config.production, smtp: config.smtp, sms: config.sms };
    Object.assign(config, { production: true, smtp: undefined, sms: undefined });
    try {
      expect((await player.get(readSecurity, {})).missing).toEqual([
        'twoFactor',
        'paymentPassword',
      ]);
    } finally {
      Object.assign(config, before);
    }
  });
});
