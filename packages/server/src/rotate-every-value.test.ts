import { randomBytes, randomUUID } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { identity } from '@parlour/contract/identity';
import { exportCalls } from '@parlour/contract/report/exports';
import { support } from '@parlour/contract/support';
import { bindContact } from '@parlour/testkit/people/contacts';
import { insertOperator, openOperator } from '@parlour/testkit/people/operators';
import { addProvider } from '@parlour/testkit/cashier/payment-wire';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { addPayeeOf } from '@parlour/testkit/cashier/withdrawals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestCookie } from './lib/guest-cookie';
import { keyIdsOf } from './lib/personal/personal';
import { encryptAtRest, openAtRest, type SiteKeys } from './lib/seal';
import { publicSealKeys } from './modules/brand';
import { markExclusion } from './modules/compliance';
import { makeExports } from './modules/report';
import { rotateKeys } from './rotate-keys';

/** A value that SECRET_KEY encrypts, where it is: what it is for, or the column of its key's id. */
type Place = { purpose: string } | { keyId: string };

const placesUnderSecretKey: Record<string, Place> = {
  'brand.seal_key.private_sealed': { purpose: 'sealing key' },
  'cashier.payment.text_encrypted': { keyId: 'text_key_id' },
  'cashier.provider.secret_sealed': { purpose: "a payment provider's secret" },
  'cashier.provider_key.secret_sealed': { purpose: "a payment provider's secret" },
  'compliance.exclusion_key.wrapped': { keyId: 'key_id' },
  'gateway.profile.own_key_sealed': { purpose: "a vendor's key" },
  'gateway.profile_key.secret_sealed': { purpose: "a vendor's key" },
  'message.outgoing.sealed': { purpose: 'message request' },
  'operator.factor.secret': { purpose: 'operator totp secret' },
  'operator.invitation.secret': { purpose: 'operator totp secret' },
  'operator.operator.email_encrypted': { purpose: 'operator mail' },
  'player.data_key.wrapped': { keyId: 'key_id' },
  'report.export.wrapped': { keyId: 'key_id' },
  'session.factor.secret': { purpose: 'totp secret' },
  'session.unknown_identity.mobile': { purpose: 'identity mobile' },
  'support.ticket.contact_wrapped': { keyId: 'contact_key_id' },
  'upload.image.wrapped': { keyId: 'key_id' },
};

/** Values that a key of the row's own encrypts, which is one of the above. */
const underAnotherKey = [
  'cashier.payee.encrypted',
  'player.personal.sealed',
  'report.export_part.encrypted',
  'support.ticket.contact',
  'upload.image.encrypted',
];

/** Digests, public keys, bits, handles and public pictures: nothing is encrypted in them. */
const notEncrypted = [
  'audit.anchor.hash',
  'audit.entry.digest',
  'audit.link.digest',
  'audit.link.hash',
  'audit.link.prev',
  'casework.decision.digest',
  'casework.operator_contact.digest',
  'cashier.bank_statement.file_digest',
  'cashier.payee_key.digest',
  'cashier.payee_tail.digest',
  'cashier.webhook.body_hash',
  'compliance.exclusion_mark.digest',
  'operator.change.digest',
  'content.picture.bytes',
  'operator.device_code.code_digest',
  'operator.device_code.ticket_hash',
  'operator.factor.public_key',
  'operator.invitation.ticket_hash',
  'operator.known_device.digest',
  'operator.operator.email_key',
  'operator.operator.handle',
  'operator.recovery_code.digest',
  'operator.sign_in.cookie_hash',
  'player.contact_key.digest',
  'report.export.digest',
  'round.key_filter.bits',
  'round.play_token.hash',
  'round.play_token.successor',
  'session.captcha.guest_hash',
  'session.code.code_hash',
  'session.code.recipient',
  'session.device.device_hash',
  'session.factor.public_key',
  'session.passkey_user.handle',
  'session.recovery_code.digest',
  'session.remember_token.token_hash',
  'session.sign_in.cookie_hash',
  'session.sign_in.former_cookie_hash',
  'session.step.id_hash',
  'session.ticket.ticket_hash',
  'session.token.token_hash',
  'session.unknown_identity.guest_hash',
  'session.unknown_identity.ticket_hash',
  'session.used_id_token.token_hash',
  'session.verification.guest_hash',
  'session.verification.text_hash',
  'support.chat.guest_hash',
  'support.ticket.guest_hash',
];

let site: Site;
let former: SiteKeys;
let alone: SiteKeys;

beforeAll(async () => {
  site = await openSite();
  former = site.platform.config;
  alone = { secretKey: randomBytes(30).toString('hex'), oldSecretKeys: [] };
  await fill();
});
afterAll(() => site.drop());

const sealed = (purpose: string, text = 'a value'): Buffer =>
  encryptAtRest(former.secretKey, purpose, text);

const base64 = (purpose: string): string => sealed(purpose).toString('base64');

/** Something at every place. */
const fill = async (): Promise<void> => {
  const player = await registerPlayer(site);
  await bindContact(site, player.playerId, 'mobile', '84901234567');
  await addPayeeOf(player);
  const payload = createCanvas(40, 30).toBuffer('image/png');
  const headers = { 'content-type': 'image/png' };
  await player.call(identity.uploadDocument, { side: 'front' }, { payload, headers });
  await publicSealKeys(site.platform);
  await site.platform.database.transaction((sql) =>
    markExclusion(sql, former, {
      playerId: player.playerId,
      brand: 'main',
      until: null,
      isEverywhere: false,
      contacts: [{ kind: 'mobile', value: '84901234567', isVerified: true }],
    }),
  );
  await fillKeysOfOthers();
  await fillPeople(player.playerId);
  await fillWays();
  await fillFile();
};

const fillFile = async (): Promise<void> => {
  const who = await openOperator(site, { roles: ['finance'] });
  const asked = { brand: 'main', reason: 'a file' };
  const headers = { 'idempotency-key': randomUUID() };
  await who.call(exportCalls.askPlayersExport, asked, { headers });
  await makeExports(site.platform);
};

const fillKeysOfOthers = async (): Promise<void> => {
  const { sql } = site.database;
  await addProvider(site, { code: 'otherbank', kind: 'bank-transfer', secret: 'a shared secret' });
  await openVendor(site, { code: 'ACME', signature: 'hmac-sha256', dialect: 'caleta' });
  // One that is over is encrypted too.
  await sql`
    insert into cashier.provider_key (provider, secret_sealed, valid_from, valid_until)
    values ('otherbank', ${sealed("a payment provider's secret")}, '2020-01-01', '2020-02-01')`;
  await sql`
    insert into gateway.profile_key (vendor_code, secret_sealed, valid_from, valid_until)
    values ('ACME', ${sealed("a vendor's key")}, '2020-01-01', '2020-02-01')`;
  await sql`
    insert into cashier.payment (provider, payment_id, brand, method_code, amount, currency, state,
      content)
    values ('otherbank', 'FT1', 'main', 'otherbank', 1000000, 'VND', 'suspense', 'tien hoc')`;
  await rotateKeys({ ...site.platform, config: { ...site.platform.config, ...former } });
};

const fillPeople = async (playerId: string): Promise<void> => {
  const { sql } = site.database;
  const { operatorId } = await insertOperator(sql, {});
  const totp = sealed('operator totp secret');
  await sql`
    insert into operator.factor (operator_id, kind, name, secret)
    values (${operatorId}::bigint, 'totp', 'app', ${totp})`;
  await sql`
    insert into operator.invitation (ticket_hash, operator_id, secret, expires_at)
    values (${randomBytes(32)}, ${operatorId}::bigint, ${totp}, lib.now() + interval '1 day')`;
  await sql`
    update operator.operator
    set email_encrypted = ${sealed('operator mail', 'a@b.example')}, email_key = ${randomBytes(32)}
    where id = ${operatorId}::bigint`;
  await sql`
    insert into session.factor (player_id, kind, name, secret, confirmed_at)
    values (${playerId}::bigint, 'totp', 'app', ${sealed('totp secret')}, lib.now())`;
  const patch = JSON.stringify({
    name: 'Lan',
    email: { masked: 'a***', sealed: base64('operator change') },
  });
  await sql`
    insert into operator.change (kind, object, base_version, patch, before, author, needs_second,
      state, reason, entry_id)
    values ('invitation', 'lan', '0', ${patch}::jsonb, '{}', ${operatorId}::bigint, true,
      'proposed', 'new', 1)`;
  await sql`
    insert into operator.draft (operator_id, kind, object, base_version, patch)
    values (${operatorId}::bigint, 'invitation', 'lan', '0', ${patch}::jsonb)`;
};

const fillWays = async (): Promise<void> => {
  const { sql } = site.database;
  await sql`
    insert into message.outgoing (request, channel, brand, language, template, sealed, due_at)
    values ('r1', 'mail', 'main', 'EN', 'case_late', ${sealed('message request')},
      lib.now() + interval '1 day')`;
  await sql`
    insert into session.unknown_identity (ticket_hash, brand, provider, subject, mobile)
    values (${randomBytes(32)}, 'main', 'firebase', 'one', ${sealed('identity mobile')})`;
  for (const [type, purpose] of Object.entries(events)) {
    await sql`
      insert into lib.outbox (type, key, payload, due_at)
      values (${type}, 'k', ${JSON.stringify({ sealed: base64(purpose) })}::jsonb,
        lib.now() + interval '1 day')`;
  }
  const visitor = site.visitor();
  visitor.cookies.set(guestCookie, randomBytes(32).toString('base64url'));
  await visitor.get(support.sendFeedback, {
    questionType: 'other',
    description: 'please help me with this, as I wrote to you twice before',
    contact: 'visitor@example.com',
  });
};

/** Events that have something sealed, and what for. */
const events = {
  'message.requested': 'message request',
  'session.mail_requested': 'password mail',
  'session.unlock_requested': 'unlock mail',
};

const run = <Row>(text: string): Promise<Row[]> =>
  site.database.sql<Row & object>([text] as unknown as TemplateStringsArray);

type Cell = { cell: Buffer; keyId: string | null };

const cellsOf = (name: string, place: Place): Promise<Cell[]> => {
  const [schema, table, column] = name.split('.');
  const keyId = 'keyId' in place ? place.keyId : 'null::text';
  return run<Cell>(
    `select ${column} as cell, ${keyId} as "keyId" from ${schema}.${table}
     where ${column} is not null`,
  );
};

/** The texts in rows of JSON, with their purposes. */
const sealedInJson = async (): Promise<{ purpose: string; text: string }[]> => {
  const inEvents = await run<{ type: keyof typeof events; text: string }>(
    "select type, payload ->> 'sealed' as text from lib.outbox where payload ? 'sealed'",
  );
  const inChanges = await run<{ text: string }>(
    `select patch #>> '{email,sealed}' as text from operator.change
     union all select patch #>> '{email,sealed}' from operator.draft`,
  );
  return [
    ...inEvents.map(({ type, text }) => ({ purpose: events[type], text })),
    ...inChanges.map(({ text }) => ({ purpose: 'operator change', text })),
  ];
};

test('[MEMBER-15] every column of bytes is said to be encrypted, and by which key, or not', async () => {
  const columns = await run<{ name: string }>(
    `select n.nspname || '.' || c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     where a.atttypid = 'bytea'::regtype and c.relkind in ('r', 'p') and not c.relispartition
       and not a.attisdropped and n.nspname not in ('pg_catalog', 'information_schema')
     order by 1`,
  );
  const said = [...Object.keys(placesUnderSecretKey), ...underAnotherKey, ...notEncrypted];
  expect(said.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

test('[MEMBER-15] a rotation encrypts every value again, and no former key opens one', async () => {
  const before = new Map<string, Cell[]>();
  for (const [name, place] of Object.entries(placesUnderSecretKey)) {
    before.set(name, await cellsOf(name, place));
  }
  expect([...before].filter(([, cells]) => cells.length === 0)).toEqual([]);
  expect(new Set((await sealedInJson()).map(({ purpose }) => purpose)).size).toBe(4);
  const next = { ...alone, oldSecretKeys: [former.secretKey] };
  await rotateKeys({ ...site.platform, config: { ...site.platform.config, ...next } });
  for (const [name, place] of Object.entries(placesUnderSecretKey)) {
    for (const { cell, keyId } of await cellsOf(name, place)) {
      if ('keyId' in place) expect([name, keyId]).toEqual([name, keyIdsOf(alone)[0]]);
      else expect(() => openAtRest(alone, place.purpose, cell), name).not.toThrow();
    }
  }
  for (const { purpose, text } of await sealedInJson()) {
    expect(() => openAtRest(alone, purpose, Buffer.from(text, 'base64')), purpose).not.toThrow();
  }
  await rotateKeys({ ...site.platform, config: { ...site.platform.config, ...alone } });
});

test('[MEMBER-15] a key that none of the site’s opens is named, and ends the command', async () => {
  const lost = encryptAtRest(randomBytes(30).toString('hex'), "a vendor's key", 'lost');
  const rotate = () =>
    rotateKeys({ ...site.platform, config: { ...site.platform.config, ...alone } });
  await site.database.sql`
    update gateway.profile set own_key = null, own_key_sealed = ${lost} where code = 'ACME'`;
  await expect(rotate()).rejects.toThrow('a key of the vendor ACME');
  await site.database.sql`
    update gateway.profile set own_key = 'a shared secret, given again' where code = 'ACME'`;
  await expect(rotate()).resolves.toBeUndefined();
});
