import { randomBytes } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { casework } from '@parlour/contract/casework';
import { identity, type DocumentSide } from '@parlour/contract/identity';
import { identityDesk } from '@parlour/contract/identity-desk';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savePersonal } from '../player';
import { openImage } from '../upload';
import { needed } from '.';

let site: Site;
let verifier: SomeOperator;
let picture: Buffer;

beforeAll(async () => {
  site = await openSite();
  await site.database.sql`update casework.rule set is_enabled = true where kind = 'identity'`;
  verifier = await openOperator(site, { roles: ['verifier'] });
  picture = await drawn('jpeg');
});
afterAll(() => site.drop());

const drawn = async (type: 'jpeg' | 'png' | 'webp', width = 400, height = 300): Promise<Buffer> => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#204080';
  pen.fillRect(0, 0, width, height);
  if (type === 'png') return canvas.encode('png');
  return type === 'jpeg' ? canvas.encode('jpeg', 90) : canvas.encode('webp', 90);
};

type Sent = { side?: DocumentSide; type?: string; headers?: Record<string, string> };

const send = async (
  who: SomePlayer,
  payload: Buffer,
  { side = 'front', type = 'image/jpeg', headers = {} }: Sent = {},
): Promise<string> => {
  const answer = await who.call(
    identity.uploadDocument,
    { side },
    { payload, headers: { 'content-type': type, ...headers } },
  );
  return answer.status === 200 ? 'taken' : String(answer.refusal?.code);
};

const sendAll = async (who: SomePlayer) => {
  for (const side of ['front', 'back', 'face'] as const) {
    expect(await send(who, picture, { side })).toBe('taken');
  }
  return who.get(identity.sendDocuments, {});
};

const caseOf = async ({ playerId }: SomePlayer): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from casework.case_file
    where kind = 'identity' and subject_id = ${playerId} and state <> 'closed'`;
  return row!.id;
};

const ask = ({ playerId }: SomePlayer, isFirst = true) =>
  site.platform.database.transaction((sql) =>
    needed(sql, { brand: 'main', playerId, facts: { isFirst } }),
  );

const decide = async (caseId: string, verdict: 'pass' | 'refuse' | 'more', reasonCode?: string) => {
  const { version } = await verifier.get(casework.claimCase, { caseId });
  const input = { caseId, version, verdict, ...(reasonCode && { reasonCode }) };
  return verifier.get(identityDesk.decideIdentity, input);
};

describe('[MEMBER-14] a player’s documents', () => {
  test('are asked by a rule, sent, examined by a person, and then no more needed', async () => {
    const player = await registerPlayer(site);
    expect(await ask(player, false)).toEqual({ isNeeded: false, state: 'none', rules: [] });
    expect(await ask(player)).toEqual({
      isNeeded: true,
      state: 'asked',
      rules: ['first_withdrawal'],
    });
    expect((await player.get(identity.readIdentity, {})).state).toBe('asked');
    expect((await sendAll(player)).state).toBe('pending');
    expect(await send(player, picture)).toBe('identity.not_now');
    expect(await ask(player)).toMatchObject({ isNeeded: true, state: 'pending' });
    expect(await decide(await caseOf(player), 'pass')).toMatchObject({ stage: 'closed' });
    expect((await player.get(identity.readIdentity, {})).state).toBe('passed');
    expect(await ask(player)).toEqual({ isNeeded: false, state: 'passed', rules: [] });
  });

  test('that are not whole are not sent; sent twice they are one case', async () => {
    const player = await registerPlayer(site);
    await send(player, picture);
    const early = await player.call(identity.sendDocuments, {});
    expect(early.refusal?.code).toBe('identity.incomplete');
    await sendAll(player);
    await Promise.all(Array.from({ length: 5 }, () => player.get(identity.sendDocuments, {})));
    const rows = await site.database.sql`
      select id from casework.case_file
      where kind = 'identity' and subject_id = ${player.playerId}`;
    expect(rows).toHaveLength(1);
  });

  test('that are refused say why in the player’s words, and may be sent again', async () => {
    const player = await registerPlayer(site);
    await sendAll(player);
    await decide(await caseOf(player), 'more', 'unreadable');
    const view = await player.get(identity.readIdentity, {});
    expect(view).toMatchObject({ state: 'asked', reason: expect.stringContaining('blurred') });
    expect(view.sides.map(({ has }) => has)).toEqual([false, false, false]);
    await sendAll(player);
    await decide(await caseOf(player), 'refuse', 'not_genuine');
    const refused = await player.get(identity.readIdentity, {});
    expect(refused.state).toBe('refused');
    expect(refused.reason).toBeUndefined();
  });
});

describe('[MEMBER-14] a case of documents', () => {
  test('that is decided on what was read before newer documents came is refused', async () => {
    const player = await registerPlayer(site);
    await sendAll(player);
    const caseId = await caseOf(player);
    const { version } = await verifier.get(casework.claimCase, { caseId });
    // As if the documents were asked for again while the case is open.
    await site.database.sql`
      update identity.identity set state = 'asked', asked_at = lib.now(), round = round + 1
      where player_id = ${player.playerId}::bigint`;
    await sendAll(player);
    const late = await verifier.call(identityDesk.decideIdentity, {
      caseId,
      version,
      verdict: 'pass',
    });
    expect(late.refusal?.code).toBe('desk.changed');
  });
});

describe('[MEMBER-15] a picture of a document', () => {
  test('that another of its side replaces is deleted; those of the tries before stay', async () => {
    const player = await registerPlayer(site);
    const count = async () => {
      const [row] = await site.database.sql<{ images: number; documents: number }>`
        select (select count(*) from upload.image
            where player_id = ${player.playerId}::bigint)::integer as images,
          (select count(*) from identity.document
            where player_id = ${player.playerId}::bigint)::integer as documents`;
      return row;
    };
    for (let time = 0; time < 3; time += 1) await send(player, picture);
    expect(await count()).toEqual({ images: 1, documents: 1 });
    await sendAll(player);
    expect(await count()).toEqual({ images: 3, documents: 3 });
    await decide(await caseOf(player), 'more', 'unreadable');
    await send(player, picture);
    expect(await count()).toEqual({ images: 4, documents: 4 });
  });

  test('is stored encrypted, without what the file said beside its pixels', async () => {
    const player = await registerPlayer(site);
    const canary = Buffer.from('Exif\0\0GPS 21.028511 105.804817');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(canary.length + 2);
    const tagged = Buffer.concat([
      picture.subarray(0, 2),
      Buffer.from([0xff, 0xe1]),
      length,
      canary,
      picture.subarray(2),
    ]);
    expect(await send(player, tagged)).toBe('taken');
    const [row] = await site.database.sql<{ id: string; encrypted: Buffer }>`
      select id, encrypted from upload.image where player_id = ${player.playerId}::bigint`;
    const { sql } = site.database;
    const opened = await openImage(sql, site.platform.config, row!.id);
    expect(opened!.bytes.includes('GPS')).toBe(false);
    expect(await loadImage(opened!.bytes)).toMatchObject({ width: 400, height: 300 });
    expect(row!.encrypted.includes(opened!.bytes.subarray(0, 64))).toBe(false);
    const other = { ...site.platform.config, secretKey: 'k'.repeat(40), oldSecretKeys: [] };
    await expect(openImage(sql, other, row!.id)).rejects.toThrow('SECRET_KEY_OLD');
  });

  test('is shown to who has the right and the case, with their name on it and a line', async () => {
    const player = await registerPlayer(site);
    await site.database.transaction((sql) =>
      savePersonal(sql, site.platform.config, player.playerId, { payeeName: 'Trần Thị Mai' }),
    );
    await sendAll(player);
    const caseId = await caseOf(player);
    const { documents, profile, checks } = await verifier.get(identityDesk.readIdentityCase, {
      caseId,
    });
    expect(profile).toMatchObject({ name: 'T*** T*** M***' });
    expect(checks).toEqual([
      { code: 'name', result: 'declared' },
      { code: 'idNumber', result: 'missing' },
      { code: 'age', result: 'declared', years: 18, at: expect.any(String) },
    ]);
    const tied = await openOperator(site, { roles: ['verifier'] });
    await shareAddress(site, tied, player);
    const ofTied = await tied.call(identityDesk.readIdentityCase, { caseId });
    expect(ofTied.refusal?.code).toBe('desk.conflict');
    expect(documents.map(({ side }) => side).toSorted()).toEqual(['back', 'face', 'front']);
    const input = { caseId, documentId: documents[0]!.id };
    const codeOf = async (who: SomeOperator) =>
      (await who.call(identityDesk.readDocument, input)).refusal?.code;
    expect(await codeOf(verifier)).toBe('desk.lease_over');
    expect(await codeOf(await openOperator(site, { roles: ['lead'] }))).toBe(
      'operator.right_missing',
    );
    const elsewhere = await openOperator(site, { roles: ['verifier'], brands: ['second'] });
    expect(await codeOf(elsewhere)).toBe('request.unknown');
    await verifier.get(casework.claimCase, { caseId });
    const { base64 } = await verifier.get(identityDesk.readDocument, input);
    const shown = Buffer.from(base64, 'base64');
    expect(await loadImage(shown)).toMatchObject({ width: 400, height: 300 });
    const [line] = await site.database.sql<Record<string, unknown>>`
      select operator_id::text as "operatorId", object_id as "objectId" from audit.entry
      where act = 'identity.view' and case_id = ${caseId}::bigint`;
    expect(line).toEqual({ operatorId: verifier.operatorId, objectId: documents[0]!.id });
  });

  test('of another player’s case does not exist', async () => {
    const [mine, other] = [await registerPlayer(site), await registerPlayer(site)];
    await sendAll(mine);
    await sendAll(other);
    const [caseId, otherCase] = [await caseOf(mine), await caseOf(other)];
    await verifier.get(casework.claimCase, { caseId });
    const { documents } = await verifier.get(identityDesk.readIdentityCase, { caseId: otherCase });
    const stolen = { caseId, documentId: documents[0]!.id };
    const answer = await verifier.call(identityDesk.readDocument, stolen);
    expect(answer.refusal?.code).toBe('request.unknown');
  });
});

describe('[MEMBER-14] an upload is refused', () => {
  let player: SomePlayer;
  beforeAll(async () => {
    player = await registerPlayer(site);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const sized = (bytes: Buffer, width: number, height: number): Buffer => {
    const changed = Buffer.from(bytes);
    changed.writeUInt32BE(width, 16);
    changed.writeUInt32BE(height, 20);
    return changed;
  };

  const png = () => drawn('png');
  const files: [string, () => Promise<Buffer>][] = [
    ['that is an SVG under the name of a PNG', async () => svg],
    ['that is HTML', async () => Buffer.from('<!doctype html><script>1</script>')],
    ['that is empty of a picture', async () => randomBytes(4096)],
    ['with a page after its end', async () => Buffer.concat([await png(), svg])],
    [
      'with an archive after its end',
      async () => Buffer.concat([picture, Buffer.from('PK\x03\x04')]),
    ],
    ['that was cut off (PNG)', async () => (await png()).subarray(0, -20)],
    ['that was cut off (JPEG)', async () => picture.subarray(0, picture.length >> 1)],
    ['that was cut off (WebP)', async () => (await drawn('webp')).subarray(0, -20)],
    ['whose header was changed', async () => sized(await png(), 200, 300)],
  ];

  test.each(files)('%s', async (_name, file) => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
      expect(await send(player, await file(), { type })).toBe('request.invalid');
    }
  });

  test('of 5 MB and a byte; of another type; without a session; and names are no one’s', async () => {
    const large = Buffer.concat([picture, randomBytes(5 * 1024 * 1024 + 1 - picture.length)]);
    expect(await send(player, large)).toBe('request.too_large');
    expect(await send(player, picture, { type: 'image/svg+xml' })).toBe('request.invalid');
    expect(await send(player, picture, { headers: { authorization: '' } })).toBe(
      'session.required',
    );
    const named = { 'content-disposition': 'attachment; filename="../../etc/x.php.png"' };
    expect(await send(player, picture, { headers: named })).toBe('taken');
    const [row] = await site.database.sql<{ row: string }>`
      select to_jsonb(i) - 'encrypted' - 'wrapped' as row from upload.image i
      where player_id = ${player.playerId}::bigint`;
    expect(JSON.stringify(row)).not.toContain('php');
  });

  test('by a trial account and by a stranger', async () => {
    const stranger = site.visitor();
    const answer = await stranger.call(
      identity.uploadDocument,
      { side: 'front' },
      { payload: picture, headers: { 'content-type': 'image/jpeg' } },
    );
    expect(answer.refusal?.code).toBe('session.required');
  });
});
