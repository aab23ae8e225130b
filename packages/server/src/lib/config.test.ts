import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

const sound = {
  DATABASE_URL: 'postgresql://parlour@127.0.0.1:5432/parlour',
  SECRET_KEY: 's'.repeat(32),
  PARLOUR_HOUSE_SECRET: 'h'.repeat(32),
};

describe('the configuration', () => {
  test('needs a database and two secrets, and has a default for the rest', () => {
    expect(readConfig({ ...sound, PARLOUR_EMBEDDED: '1' })).toMatchObject({
      production: false,
      port: 3000,
      siteUrl: 'http://localhost:3000',
      gamesUrl: 'http://localhost:3001',
      sandbox: true,
    });
  });

  test('takes the servers of e-mail and SMS', () => {
    const given = {
      SMTP_URL: 'smtps://care%40shop:p%3Aw@mail.example.com?from=care@example.com',
      SMS_URL: 'twilio+https://AC1:tok%2Fen@api.example.com/?from=+15550001111',
    };
    expect(readConfig({ ...sound, ...given })).toMatchObject({
      smtp: {
        host: 'mail.example.com',
        port: 465,
        isTls: true,
        requiresTls: true,
        user: 'care@shop',
        password: 'p:w',
        from: 'care@example.com',
      },
      sms: {
        url: new URL('https://api.example.com/2010-04-01/Accounts/AC1/Messages.json'),
        account: 'AC1',
        token: 'tok/en',
        from: '+15550001111',
      },
    });
    expect(readConfig({ ...sound, SMTP_URL: 'smtp://[::1]:2525?from=a@b.example' })).toMatchObject({
      smtp: { host: '::1', port: 2525, isTls: false, requiresTls: false },
    });
  });

  test('takes the sizes of the pools, the inner port and the notice of the end', () => {
    expect(readConfig({ ...sound, PARLOUR_EMBEDDED: '1' })).toMatchObject({
      pool: { connections: 12, pipelines: 3 },
      innerPort: undefined,
      noticeMs: 0,
    });
    const given = {
      DATABASE_POOL: '4',
      DATABASE_PIPELINES: '1',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      NOTICE_SECONDS: '5',
    };
    expect(readConfig({ ...sound, ...given, PARLOUR_EMBEDDED: '1' })).toMatchObject({
      pool: { connections: 4, pipelines: 1 },
      innerPort: { port: 9464, host: '10.0.0.5' },
      noticeMs: 5000,
    });
  });

  test.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 1 to 65532, not "eighty".'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65532, not "70000".'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that begins with postgres:'],
    ['SITE_URL', 'parlour', 'SITE_URL must be an address'],
    ['SANDBOX', 'yes', 'SANDBOX must be 1 or 0, not "yes".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['ROLES', 'web,cook', 'ROLES takes web, vendor, live, jobs, console, not "cook".'],
    ['SECRET_KEY', 'short', 'SECRET_KEY must be a secret of at least 32 characters.'],
    ['SECRET_KEY_OLD', `${'o'.repeat(32)},short`, 'SECRET_KEY_OLD takes former secret keys'],
    ['DATABASE_OWNER_URL', 'mysql://x', 'DATABASE_OWNER_URL must be an address that begins with'],
    ['NODE_ENV', 'staging', 'NODE_ENV must be one of'],
    ['LIMITS_EXEMPT', 'all', 'LIMITS_EXEMPT takes networks as 127.0.0.0/8, not "all".'],
    ['DATABASE_POOL', '1', 'DATABASE_POOL must be a whole number from 2 to 200, not "1".'],
    ['DATABASE_PIPELINES', '0', 'DATABASE_PIPELINES must be a whole number from 1 to 20'],
    ['METRICS_PORT', '-1', 'METRICS_PORT must be a whole number from 0 to 65535'],
    ['NOTICE_SECONDS', '61', 'NOTICE_SECONDS must be a whole number from 0 to 60'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be an address of the form smtp(s)://'],
    ['SMTP_URL', 'smtps://u:p@mail.example.com', 'SMTP_URL must be an address of the form'],
    ['SMTP_URL', 'smtp://m.example?from=a@b.example,c@d.example', 'SMTP_URL must be an address'],
    ['SMS_URL', 'https://A:B@sms.example/?from=+1555', 'SMS_URL must be an address of the form'],
    ['SMS_URL', 'twilio+http://A:B@sms.example/?from=+1555', 'SMS_URL must be an address'],
    ['SMS_URL', 'twilio+https://sms.example/?from=+1555', 'SMS_URL must be an address'],
    ['TRUST_PROXY', 'all', 'TRUST_PROXY must be the number of proxies'],
    ['TRUST_PROXY', '0.0.0.0/0', 'TRUST_PROXY must be the number of proxies'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ ...sound, [name]: value })).toThrow(sentence);
  });

  test.each([
    ['PORT', '6000', 6000],
    ['PORT', '22', 22],
    ['PORT', '6697', 6697],
    ['SITE_URL', 'https://play.example:6667', 6667],
    ['GAMES_URL', 'https://games.example:10080/', 10080],
  ])('refuses the port that no browser opens in %s=%s', (name, value, port) => {
    expect(() => readConfig({ ...sound, [name]: value })).toThrow(
      `${name} is at port ${port}, which browsers keep for another protocol and never open`,
    );
  });

  test('refuses a port if the next one, the games’, is a port that browsers block', () => {
    expect(() => readConfig({ ...sound, PORT: '5999' })).toThrow('GAMES_URL is at port 6000');
    const apart = { ...sound, PORT: '5999', GAMES_URL: 'https://games.example' };
    expect(readConfig(apart).port).toBe(5999);
  });

  test.each(['1', '7', '6665', '6666', '6669', '3659'])(
    'blocks the same ports as the fetch of Node: %s',
    async (port) => {
      expect(() => readConfig({ ...sound, PORT: port })).toThrow('PORT is at port');
      const refused = fetch(`http://127.0.0.1:${port}`);
      await expect(refused).rejects.toMatchObject({ cause: { message: 'bad port' } });
    },
  );

  test('exempts no address from limits by default, and in production only loopback', () => {
    const exempt = (LIMITS_EXEMPT: string, NODE_ENV: string) =>
      readConfig({ ...sound, NODE_ENV, LIMITS_EXEMPT }).limitsExempt;
    expect(readConfig(sound).limitsExempt.names).toEqual([]);
    expect(exempt('127.0.0.0/8,::1', 'production').has('127.0.0.1')).toBe(true);
    expect(exempt('10.0.0.0/8', 'test').has('10.1.2.3')).toBe(true);
    expect(() => exempt('127.0.0.1,10.0.0.0/8', 'production')).toThrow(
      'LIMITS_EXEMPT may name nothing but loopback in production, not "10.0.0.0/8".',
    );
  });

  const embedded = { PARLOUR_EMBEDDED: '1' };
  test.each([
    [{}, true],
    [embedded, false],
    [{ ...embedded, HOST: '::1', SITE_URL: 'http://second.localhost:3000' }, false],
    [{ ...embedded, HOST: '0.0.0.0' }, true],
    [{ ...embedded, SITE_URL: 'https://play.example' }, true],
    [{ ...embedded, GAMES_URL: 'https://localhost.example' }, true],
    [{ ...embedded, NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, false],
    [{ NODE_ENV: 'test' }, false],
  ])('[R-S3] of %j: in production is %s', (env: Record<string, string>, production) => {
    expect(readConfig({ ...sound, ...env })).toMatchObject({
      production,
      demo: !production,
      sandbox: !production,
      docs: !production,
    });
  });

  test.each([
    ['SITE_URL', 'http://play.example', /^SITE_URL must begin with https:\/\/ in production/],
    ['GAMES_URL', 'http://192.168.1.7:3001', /^GAMES_URL must begin with https:\/\/ in production/],
  ])('[R-S3] refuses a production site at %s=%s', (name, address, sentence) => {
    const env = { ...sound, NODE_ENV: 'production', [name]: address };
    expect(() => readConfig(env)).toThrow(sentence);
    expect(readConfig({ ...env, NODE_ENV: 'development' }).production).toBe(false);
  });

  test('refuses games on the host of a production site, because browsers would send them its cookies', () => {
    const at = (GAMES_URL: string, NODE_ENV = 'production') =>
      readConfig({ ...sound, NODE_ENV, SITE_URL: 'https://play.example', GAMES_URL });
    expect(() => at('https://play.example:8443')).toThrow(
      'GAMES_URL must have a host name of its own in production',
    );
    expect(at('https://games.play.example').production).toBe(true);
    expect(at('https://play.example:8443', 'test').production).toBe(false);
  });

  test.each([
    { PARLOUR_HOUSE_SECRET: sound.SECRET_KEY },
    { SECRET_KEY_OLD: `${'o'.repeat(32)},${sound.PARLOUR_HOUSE_SECRET}` },
  ])('refuses a secret of the platform’s that the games know: %j', (env) => {
    expect(() => readConfig({ ...sound, ...env })).toThrow(
      'PARLOUR_HOUSE_SECRET must be another secret than SECRET_KEY',
    );
  });

  test('refuses a production site without captcha verification', () => {
    const env = { ...sound, NODE_ENV: 'production', VERIFICATION: 'off' };
    expect(() => readConfig(env)).toThrow('refused in production');
  });
});
