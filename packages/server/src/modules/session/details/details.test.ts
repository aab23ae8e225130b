import { session } from '@parlour/contract/session';
import { own } from '@parlour/contract/session/own';
import { registerPlayer, registrationForm, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { addPayeeOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPlayerByContact, readPersonal } from '../../player';
import { maskDetail } from './mask-detail';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const { readDetails, addDetail } = own;

const askForIdNumber = async (): Promise<void> => {
  await site.database.sql`
    update brand.registration_field
    set enabled = true, required = false, min_length = 1, max_length = 60, accepted_pattern = '*'
    where brand = 'main' and field = 'idNumber'`;
  site.forgetBrands();
};

const confirmed = async (player: SomePlayer): Promise<SomePlayer> => {
  player.token = (await player.get(session.stepUp, { password: player.password })).token;
  return player;
};

describe('[MEMBER-02] [MEMBER-15] what registration took of a person', () => {
  test('is shown masked, beside what the brand asks for and was not given', async () => {
    const visitor = site.visitor();
    const form = registrationForm({ payeeName: 'Nguyễn Minh Khoa', line: 'khoa.line' } as never);
    visitor.token = (await visitor.get(session.register, form)).token;
    const { list } = await visitor.get(readDetails, {});
    expect(list).toEqual([
      { field: 'payeeName', masked: 'NGUYEN M*** K***' },
      { field: 'line', masked: 'kh***' },
      { field: 'whatsapp' },
    ]);
    expect(JSON.stringify(list)).not.toMatch(/MINH|KHOA|khoa\.line/);
  });

  test('is given once: of many at the same moment one is kept, and none changes it', async () => {
    const player = await confirmed(await registerPlayer(site));
    const names = ['TRAN AN', 'TRAN BINH', 'TRAN CHI', 'TRAN DUNG'];
    const answers = await Promise.all(
      names.map((value) => player.call(addDetail, { field: 'payeeName', value })),
    );
    const codes = answers.map(({ refusal }) => refusal?.code ?? 'kept').toSorted();
    expect(codes).toEqual(['kept', ...names.slice(1).map(() => 'session.detail_fixed')]);
    const kept = names[answers.findIndex(({ refusal }) => !refusal)];
    const { platform } = site;
    expect(
      await readPersonal(platform.database.sql, platform.config, player.playerId, ['payeeName']),
    ).toEqual({ payeeName: kept });
  });

  test('[R-S10] of 20 who give or register one ID number at once one has it', async () => {
    await askForIdNumber();
    const players = await Promise.all(
      Array.from({ length: 10 }, async () => confirmed(await registerPlayer(site))),
    );
    const forms = Array.from({ length: 10 }, () =>
      registrationForm({ idNumber: '079-555-001' } as never),
    );
    const answers = await Promise.all([
      ...players.map((player) => player.call(addDetail, { field: 'idNumber', value: '079555001' })),
      ...forms.map((form) => site.visitor().call(session.register, form)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ refusal }) => refusal?.code === 'session.id_number_taken');
    expect(refused).toHaveLength(19);
    expect(refused.every(({ status }) => status === 409)).toBe(true);
    // Who was refused may give their own.
    const loser = players[answers.findIndex(({ refusal }) => refusal)]!;
    expect(await loser.get(addDetail, { field: 'idNumber', value: '079555002' })).toEqual({
      field: 'idNumber',
      masked: '***002',
    });
  });

  test('[R-S10] of several ID numbers of one player at once one stays, and frees the others', async () => {
    await askForIdNumber();
    const player = await confirmed(await registerPlayer(site));
    const numbers = ['079666001', '079666002', '079666003', '079666004'];
    const answers = await Promise.all(
      numbers.map((value) => player.call(addDetail, { field: 'idNumber', value })),
    );
    const codes = answers.map(({ refusal }) => refusal?.code ?? 'kept').toSorted();
    expect(codes).toEqual(['kept', ...numbers.slice(1).map(() => 'session.detail_fixed')]);
    const kept = numbers[answers.findIndex(({ refusal }) => !refusal)]!;
    const { platform } = site;
    const { sql } = platform.database;
    expect(await readPersonal(sql, platform.config, player.playerId, ['idNumber'])).toEqual({
      idNumber: kept,
    });
    for (const number of numbers) {
      const owner = await findPlayerByContact(sql, platform.config, 'main', 'idNumber', number);
      expect(owner?.playerId).toBe(number === kept ? player.playerId : undefined);
    }
  });

  test('has the name of the first bank account, which is then the only one', async () => {
    const player = await registerPlayer(site);
    await addPayeeOf(player);
    const answer = await player.call(addDetail, { field: 'payeeName', value: 'LE AN' });
    expect(answer.refusal?.code).toBe('session.detail_fixed');
    const { list } = await player.get(readDetails, {});
    expect(list[0]).toEqual({ field: 'payeeName', masked: 'NGUYEN M*** K***' });
  });

  test('asks who one is first, and obeys the brand’s rule of the field', async () => {
    const player = await registerPlayer(site);
    const wanted = { field: 'whatsapp', value: '0901234567' } as const;
    expect((await player.call(addDetail, wanted)).refusal?.code).toBe('session.step_up_required');
    await confirmed(player);
    for (const [input, name, code] of [
      [{ field: 'whatsapp', value: '12' }, 'value', 'field.too_short'],
      [{ field: 'whatsapp', value: 'not a number' }, 'value', 'field.pattern'],
      [{ field: 'payeeName', value: 'KHOA' }, 'value', 'field.pattern'],
      [{ field: 'payeeName', value: '  ' }, 'value', 'field.required'],
      [{ field: 'qqNum', value: '12345678' }, 'field', 'field.unknown'],
      [{ field: 'address', value: '1 Main Street' }, 'field', 'field.unknown'],
    ] as const) {
      const { status, refusal } = await player.call(addDetail, input);
      expect([input, status, refusal?.value?.fields]).toEqual([
        input,
        400,
        [expect.objectContaining({ name, code })],
      ]);
    }
    expect(await player.get(addDetail, wanted)).toEqual({ field: 'whatsapp', masked: '09***' });
  });
});

test.each([
  ['payeeName', 'NGUYEN MINH KHOA', 'NGUYEN M*** K***'],
  ['payeeName', 'KHOA', 'K***'],
  ['idNumber', '079123456789', '***789'],
  ['idNumber', '12345', '***'],
  ['line', 'abc', 'a***'],
  ['address', '12 Hàng Bông', '12***'],
  ['nationality', 'VN', 'VN'],
] as const)('[MEMBER-15] %s %s is shown as %s', (field, value, shown) => {
  expect(maskDetail(field, value)).toBe(shown);
});
