import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesWith } from '@parlour/testkit/site/canaries';
import { makePlayer } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registrationForm, someUsername } from '@parlour/testkit/people/players';
import type { SiteKeys } from '../../../lib/seal';
import { claimContact, type Contact, findPlayerByContact } from './claim-contact';
import { readPersonal, savePersonal } from './personal-values';
import { rewrapKeys } from './rewrap';

let site: Site;
let keys: SiteKeys;

const asked = ['payeeName', 'mobileNum', 'email', 'line', 'idNumber'];

beforeAll(async () => {
  site = await openSite();
  keys = site.platform.config;
  await site.database.sql`
    update brand.registration_field
    set enabled = true, required = false, min_length = 1, max_length = 60, accepted_pattern = '*'
    where brand = 'main' and field = any(${asked})`;
  site.forgetBrands();
});
afterAll(() => site.drop());

const newPlayer = () => makePlayer(site.platform, { username: someUsername() });

const claim = (
  playerId: string,
  value: string,
  changes: Partial<Contact> = {},
  isVerified = true,
) =>
  site.platform.database.transaction((sql) =>
    claimContact(sql, keys, {
      brand: 'main',
      kind: 'mobile',
      value,
      playerId,
      isVerified,
      ...changes,
    }),
  );

const ownerOf = (value: string, by = keys) =>
  findPlayerByContact(site.platform.database.sql, by, 'main', 'mobile', value);

describe('what a person registers with', () => {
  test('stands in no column of the database as it was given, and is shown masked', async () => {
    const entered = {
      payeeName: 'Trần Thị Lan Anh',
      mobileNum: '0901 777 123',
      email: 'Lan.Anh@Example.com',
      line: 'lan-anh-line-77',
      idNumber: '079-1990-012345',
    };
    const form = registrationForm(entered);
    const signIn = await site.visitor().get(session.register, form);
    expect(signIn).toMatchObject({
      mobileMasked: '********123',
      emailMasked: 'L***h@Example.com',
    });
    const parts = [...Object.values(entered), '901777123', '0791990012345', 'lan.anh@', 'TRAN THI'];
    expect(await tablesWith(site, parts)).toEqual([]);
    expect(await tablesWith(site, [form.username])).toContain('player.player');
    const kinds = ['payeeName', 'mobile', 'email', 'line', 'idNumber'] as const;
    expect(await readPersonal(site.database.sql, keys, signIn.id, kinds)).toEqual({
      payeeName: 'TRAN THI LAN ANH',
      mobile: '84901777123',
      email: entered.email,
      line: entered.line,
      idNumber: entered.idNumber,
    });
  });

  test('is refused when no mobile number can be that long', async () => {
    const form = registrationForm({ mobileNum: '12' });
    const answer = await site.visitor().call(session.register, form);
    expect(answer.refusal?.value?.fields).toMatchObject([
      { name: 'mobileNum', code: 'field.pattern' },
    ]);
  });

  test.each([
    ['mobileNum', ['0902000111', '84902000111', '+84 902 000 111'], 'session.mobile_taken'],
    ['email', ['an@example.com', ' AN@EXAMPLE.COM'], 'session.email_taken'],
    ['idNumber', ['079-888', '079 888', '079888'], 'session.id_number_taken'],
  ] as const)('[R-S10] one %s makes one player, of 20 at once', async (field, values, code) => {
    const forms = Array.from({ length: 20 }, (_, at) =>
      registrationForm({ [field]: values[at % values.length] }),
    );
    const answers = await Promise.all(
      forms.map((form) => site.visitor().call(session.register, form)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ refusal }) => refusal?.code === code);
    expect(refused).toHaveLength(19);
    expect(refused.every(({ status }) => status === 409)).toBe(true);
    const [row] = await site.database.sql<{ count: bigint }>`
      select count(*) as count from player.player
      where username = any(${forms.map(({ username }) => username)})`;
    expect(row?.count).toBe(1n);
  });
});

describe('[R-S10] a contact', () => {
  test('belongs to one player of a brand, and another brand may have it too', async () => {
    const [first, second] = [await newPlayer(), await newPlayer()];
    expect(await claim(first, '84903000001')).toBe(true);
    expect(await claim(second, '84903000001')).toBe(false);
    expect(await claim(second, '84903000001', { brand: 'second' })).toBe(true);
    expect(await ownerOf('84903000001')).toEqual({ playerId: first, isVerified: true });
  });

  test('that a player replaces is free for others', async () => {
    const [first, second] = [await newPlayer(), await newPlayer()];
    await claim(first, '84903000002');
    await claim(first, '84903000003');
    expect(await ownerOf('84903000002')).toBeUndefined();
    expect(await claim(second, '84903000002')).toBe(true);
    expect(await readPersonal(site.database.sql, keys, first, ['mobile'])).toEqual({
      mobile: '84903000003',
    });
  });

  test('that no code has proved goes to the player who proves it', async () => {
    const [squatter, owner, late] = [await newPlayer(), await newPlayer(), await newPlayer()];
    expect(await claim(squatter, '84903000004', {}, false)).toBe(true);
    expect(await claim(late, '84903000004', {}, false)).toBe(false);
    expect(await claim(owner, '84903000004')).toBe(true);
    expect(await claim(late, '84903000004')).toBe(false);
    expect(await ownerOf('84903000004')).toEqual({ playerId: owner, isVerified: true });
    expect(await readPersonal(site.database.sql, keys, squatter, ['mobile'])).toEqual({});
  });

  test('that 20 players prove at once belongs to one', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, newPlayer));
    const won = await Promise.all(players.map((each) => claim(each, '84903000005')));
    expect(won.filter(Boolean)).toHaveLength(1);
  });
});

describe('another SECRET_KEY', () => {
  test('opens what the former one encrypted, which is encrypted again and found by both', async () => {
    const [known, other] = [await newPlayer(), await newPlayer()];
    await claim(known, '84903000006');
    await savePersonal(site.database.sql, keys, known, { payeeName: 'Lê Văn Tám' });
    const next = { secretKey: 'n'.repeat(40), oldSecretKeys: [keys.secretKey] };
    const platform = { ...site.platform, config: { ...site.platform.config, ...next } };
    expect(await ownerOf('84903000006', next)).toEqual({ playerId: known, isVerified: true });
    const byNext = await site.platform.database.transaction((sql) =>
      claimContact(sql, next, {
        brand: 'main',
        kind: 'mobile',
        value: '84903000006',
        playerId: other,
        isVerified: true,
      }),
    );
    expect(byNext).toBe(false);

    await rewrapKeys(platform);
    expect(site.logLines.some((line) => line.includes('player.rewrapped'))).toBe(true);
    const alone = { ...next, oldSecretKeys: [] };
    expect(await ownerOf('84903000006', alone)).toMatchObject({ playerId: known });
    expect(await ownerOf('84903000006')).toMatchObject({ playerId: known });
    const { sql } = site.platform.database;
    expect(await readPersonal(sql, alone, known, ['payeeName'])).toEqual({
      payeeName: 'Lê Văn Tám',
    });
    await expect(readPersonal(sql, keys, known, ['payeeName'])).rejects.toThrow(
      'SECRET_KEY_OLD lacks the key',
    );

    await rewrapKeys({ ...platform, config: { ...platform.config, ...alone } });
    expect(await ownerOf('84903000006')).toBeUndefined();
    expect(await ownerOf('84903000006', alone)).toMatchObject({ playerId: known });
    await rewrapKeys({
      ...platform,
      config: { ...platform.config, ...keys, oldSecretKeys: [next.secretKey] },
    });
    expect(await ownerOf('84903000006')).toMatchObject({ playerId: known });
  });
});

test('the profile of a member without contacts names none', async () => {
  const visitor = site.visitor();
  const signIn = await visitor.get(session.register, registrationForm());
  visitor.token = signIn.token;
  expect(Object.keys(await visitor.get(player.readMember, {}))).not.toContain('mobileMasked');
});
