import { session } from '@parlour/contract/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer, registrationForm } from '@parlour/testkit/people/players';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

describe('[STORE-02] the cookies of a session', () => {
  test('are for this host only, over TLS only, and unreadable to scripts', async () => {
    const { headers } = await site.visitor().call(session.register, registrationForm());
    const lines = [headers['set-cookie'] ?? []].flat().map(String);
    expect(new Set(lines.map((line) => line.split('=')[0]))).toEqual(
      new Set(['__Host-pd', '__Host-pl']),
    );
    for (const line of lines) {
      const attributes = line.split('; ').slice(1);
      expect(attributes).toEqual(
        expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
      );
      expect(line).not.toMatch(/domain=/i);
    }
  });
});

test('no answer allows another origin', async () => {
  const someone = await registerPlayer(site);
  const origin = 'https://elsewhere.example';
  const answers = [
    await someone.call(session.touch, {}, { headers: { origin } }),
    await someone.call(session.resume, {}, { headers: { origin } }),
    await site.visitor().call(session.logOut, {}, { headers: { origin } }),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBe(400);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  const asked = await site.app.inject({
    method: 'OPTIONS',
    url: session.touch.path,
    headers: { host: 'localhost', origin, 'access-control-request-method': 'POST' },
  });
  expect(asked.headers['access-control-allow-origin']).toBeUndefined();
});
