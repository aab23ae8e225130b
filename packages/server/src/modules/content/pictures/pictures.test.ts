import { randomBytes } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { content } from '@parlour/contract/content';
import { contentConsole } from '@parlour/contract/content-console';
import { operator } from '@parlour/contract/operator';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUnusedPictures } from './queries';

let site: Site;
let writer: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  writer = await openOperator(site, { roles: ['content'], brands: ['main'] });
});
afterAll(() => site.drop());

const reason = 'the picture of the season';

const drawn = (type: 'png' | 'jpeg' | 'webp', colour = '#a02030', size = 60): Promise<Buffer> => {
  const canvas = createCanvas(size, 40);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, size, 40);
  return type === 'png' ? canvas.encode('png') : canvas.encode(type, 90);
};

const send = (sent: Buffer, who = writer, brand = 'main') =>
  who.call(contentConsole.addPicture, { brand, file: sent.toString('base64') });

const fetched = async (path: string) => {
  const visitor = site.visitor();
  return visitor.send({ method: 'GET', path, headers: visitor.headers({ noun: 'content' }) });
};

const propose = async (code: string, patch: Record<string, unknown>) => {
  const object = `main:${code}`;
  const { version } = await writer.get(operator.previewChange, {
    kind: 'banner',
    object,
    patch: {},
  });
  return writer.get(operator.proposeChange, { kind: 'banner', object, version, patch, reason });
};

const isThere = async (address: string) => (await fetched(address)).status === 200;

describe('[OPS-02] [CONTENT-03] a picture of a banner', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'is drawn again from a %s, and public at an address that never has another',
    async (type) => {
      const sent = await drawn(type);
      const { address, width, height } = (await send(sent)).body.value;
      expect([width, height]).toEqual([60, 40]);
      expect((await send(sent)).body.value.address).toBe(address);
      const other = await drawn(type, '#2030a0');
      expect((await send(other)).body.value.address).not.toBe(address);
      const { status, headers } = await fetched(address);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const [row] = await site.database.sql<{ bytes: Buffer }>`
        select bytes from content.picture where '/pictures/' || id || '.jpg' = ${address}`;
      const kept = await loadImage(row!.bytes);
      expect([kept.width, kept.height]).toEqual([60, 40]);
      expect(row!.bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    },
  );

  test('is what readers of the banner get, with words for who does not see it', async () => {
    const { address } = (await send(await drawn('jpeg', '#30a020'))).body.value;
    const words = { 'texts.VI.title': 'Sen', 'texts.VI.alt': 'Một đầm sen buổi sáng' };
    await propose('pictured', { enabled: true, image: address, position: 0, ...words });
    const { banners } = await site
      .visitor()
      .get(content.readNotices, { language: 'VI', types: 'B' });
    const banner = banners.find(({ url }) => url === address);
    expect(banner?.text).toMatchObject({ title: 'Sen', alt: 'Một đầm sen buổi sáng' });
  });

  test('stays while an item or a version of one has it, and goes when none does', async () => {
    const [first, second, unused] = await Promise.all(
      ['#111111', '#222222', '#333333'].map(
        async (colour) => (await send(await drawn('jpeg', colour))).body.value.address,
      ),
    );
    await propose('moved', { enabled: true, image: first, 'texts.VI.title': 'Một' });
    await propose('moved', { image: second });
    const { sql } = site.database;
    expect(await deleteUnusedPictures(sql, 400)).toBe(0);
    await sql`update content.picture set uploaded_at = uploaded_at - interval '401 days'`;
    await deleteUnusedPictures(sql, 400);
    const rows = await sql<{ address: string }>`
      select '/pictures/' || id || '.jpg' as address from content.picture`;
    const left = rows.map(({ address }) => address);
    expect(left).toEqual(expect.arrayContaining([first, second]));
    expect(left).not.toContain(unused);
    expect(await isThere(first!)).toBe(true);
  });

  test('leaves a line, and takes the right in the brand', async () => {
    const answer = await send(await drawn('jpeg', '#445566'));
    const [line] = await site.database.sql<{ act: string }>`
      select act from audit.entry_view
      where operator_id = ${writer.operatorId}::bigint and object_kind = 'picture'
        and '/pictures/' || object_id || '.jpg' = ${answer.body.value.address}`;
    expect(line).toEqual({ act: 'content.add_picture' });
    expect((await send(await drawn('jpeg'), writer, 'second')).status).toBe(404);
    const support = await openOperator(site, { roles: ['support'] });
    expect((await send(await drawn('jpeg'), support)).refusal?.code).toBe('operator.right_missing');
  });

  test.each(['banner', 'article'] as const)(
    'that the brand does not have is refused at its field, of a new %s and of one that is there',
    async (kind) => {
      const propose = async (brand: string, code: string, patch: Record<string, unknown>) => {
        const object = `${brand}:${code}`;
        const empty = { kind, object, patch: {} };
        const { version } = await everywhere.get(operator.previewChange, empty);
        return everywhere.call(operator.proposeChange, { kind, object, version, patch, reason });
      };
      const everywhere = await openOperator(site, { roles: ['content'] });
      const { address } = (await send(await drawn('jpeg', '#0a0b0c'), everywhere)).body.value;
      const none = '/pictures/11111111-2222-4333-8444-555555555555.jpg';
      const refused = [{ name: 'image', code: 'field.unknown' }];
      const begun = await propose('main', 'no-picture', { image: none });
      expect(begun.refusal?.value?.fields).toMatchObject(refused);
      // One brand's is no other's, since it goes when its own brand no longer has it.
      const foreign = await propose('second', 'no-picture', { image: address });
      expect(foreign.refusal?.value?.fields).toMatchObject(refused);
      expect((await propose('main', 'no-picture', { image: address })).status).toBe(200);
      const changed = await propose('main', 'no-picture', { image: none });
      expect(changed.refusal?.value?.fields).toMatchObject(refused);
      // Whose picture is gone can still be changed and taken down.
      await site.database.sql`
        delete from content.picture where '/pictures/' || id || '.jpg' = ${address}`;
      const titled = await propose('main', 'no-picture', { 'texts.VI.title': 'Sen' });
      expect(titled.status).toBe(200);
    },
  );

  test.each(['/pictures/11111111-2222-4333-8444-555555555555.jpg', '/pictures/..%2f..%2fetc.jpg'])(
    'that is not there is not found: %s',
    async (path) => {
      expect((await fetched(path)).status).toBe(404);
    },
  );
});

describe('[SITE-01] [OPS-02] a brand’s logo', () => {
  const addLogo = async (sent: Buffer, who: SomeOperator, brand = 'main') =>
    who.call(contentConsole.addLogo, { brand, file: sent.toString('base64') });

  const transparent = async (): Promise<Buffer> => {
    const canvas = createCanvas(900, 300);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#1596ae';
    pen.fillRect(300, 0, 300, 300);
    return canvas.encode('png');
  };

  test('is drawn again, stays transparent, and has its size in its address', async () => {
    const keeper = await openOperator(site, { roles: ['brand'] });
    const { address, ...size } = (await addLogo(await transparent(), keeper)).body.value;
    expect(size).toEqual({ width: 480, height: 160 });
    expect(address).toMatch(/^\/pictures\/[0-9a-f-]{36}-480x160\.png$/);
    const answer = await fetched(address);
    expect(answer.headers['content-type']).toBe('image/png');
    const [row] = await site.database.sql<{ bytes: Buffer }>`
      select bytes from content.picture join content.picture_view using (id)
      where address = ${address}`;
    const canvas = createCanvas(480, 160);
    canvas.getContext('2d').drawImage(await loadImage(row!.bytes), 0, 0);
    const alphaAt = (x: number) => canvas.getContext('2d').getImageData(x, 80, 1, 1).data[3];
    expect([alphaAt(20), alphaAt(240)]).toEqual([0, 255]);
    // Its size is a part of the address, so that no page is given another.
    expect(await isThere(address.replace('480x160', '48x16'))).toBe(false);
    await site.setBrand('main', { logo: address });
    await site.database.sql`
      update content.picture set uploaded_at = uploaded_at - interval '401 days'`;
    await deleteUnusedPictures(site.database.sql, 400);
    expect(await isThere(address)).toBe(true);
    // One brand's is no other's.
    await expect(site.setBrand('second', { logo: address })).rejects.toMatchObject({
      value: { fields: [{ name: 'logo', code: 'field.unknown' }] },
    });
  });

  test('takes the right to change the brand', async () => {
    expect((await addLogo(await transparent(), writer)).refusal?.code).toBe(
      'operator.right_missing',
    );
  });
});

describe('[OPS-02] no picture of a banner is made of a file', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const sized = (bytes: Buffer, width: number, height: number): Buffer => {
    const changed = Buffer.from(bytes);
    changed.writeUInt32BE(width, 16);
    changed.writeUInt32BE(height, 20);
    return changed;
  };
  const files: [string, () => Promise<Buffer>][] = [
    ['that is an SVG by another name', async () => svg],
    ['that is a picture and a page', async () => Buffer.concat([await drawn('png'), svg])],
    ['that was cut off', async () => (await drawn('jpeg')).subarray(0, -20)],
    ['that is no picture', async () => randomBytes(4096)],
    ['of 30,000 by 30,000 pixels', async () => sized(await drawn('png'), 30_000, 30_000)],
    ['that is wider than is decoded', () => drawn('png', '#000000', 12_001)],
  ];

  test.each(files)('%s', async (_, file) => {
    expect((await send(await file())).refusal?.code).toBe('request.invalid');
  });

  test('of 5 MB and a byte', async () => {
    const picture = await drawn('jpeg');
    const large = Buffer.concat([picture, randomBytes(5 * 1024 * 1024 + 1 - picture.length)]);
    expect((await send(large)).refusal?.code).toBe('request.too_large');
  });
});
