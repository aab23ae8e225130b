import { createCanvas } from '@napi-rs/canvas';
import { identity } from '@parlour/contract/identity';
import { support } from '@parlour/contract/support';
import { supportChat } from '@parlour/contract/support/chat';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let player: SomePlayer;
beforeAll(async () => {
  site = await openSite();
  player = await registerPlayer(site);
  await player.get(supportChat.openChat, {});
  await player.get(supportChat.sendChat, { text: 'Xin chào' });
});
afterAll(() => site.drop());

const headers = { 'content-type': 'image/png' };
const send = {
  'a document': (payload: Buffer) =>
    player.call(identity.uploadDocument, { side: 'front' }, { payload, headers }),
  "a ticket's picture": (payload: Buffer) =>
    player.call(support.addPicture, {}, { payload, headers }),
  "a chat's picture": (payload: Buffer) =>
    player.call(supportChat.sendChatImage, {}, { payload, headers }),
};
type Place = keyof typeof send;

const png = (width: number, height: number): Promise<Buffer> =>
  createCanvas(width, height).encode('png');

/** A small file whose header says how much there is to decode. */
const sized = (bytes: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
};

const bombs: [string, () => Promise<Buffer>][] = [
  ['of 30,000 by 30,000 pixels', async () => sized(await png(8, 8), 30_000, 30_000)],
  ['wider than 12,000 pixels', () => png(12_001, 8)],
  ['higher than 12,000 pixels', () => png(8, 12_001)],
  ['that is not a picture', async () => Buffer.from('not a picture')],
];

describe.each(Object.keys(send) as Place[])('[MEMBER-11] [MEMBER-14] [SHELL-16] as %s', (place) => {
  test.each(bombs)('a file %s is refused before it is decoded', async (_name, file) => {
    const payload = await file();
    const before = process.memoryUsage().rss;
    const { status, refusal } = await send[place](payload);
    expect([status, refusal?.code]).toEqual([400, 'request.invalid']);
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000);
  });

  test('a picture is taken', async () => {
    expect((await send[place](await png(400, 300))).status).toBe(200);
  });
});
