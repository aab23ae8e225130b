import { brand } from '@parlour/contract/brand';
import { settingsOf } from '@parlour/contract/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '.';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { mainBrand } from './demo/main';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const status = () => site.visitor().get(brand.readStatus, {});

const kept = async (): Promise<Record<string, unknown>> => {
  const [row] = await site.database.sql<{ settings: Record<string, unknown> }>`
    select settings from brand.brand where code = 'main'`;
  return row!.settings;
};

const warnings = () =>
  site.logLines
    .filter((line) => line.includes('brand.settings_ignored'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('[SITE-01] the demo brand has the settings of its file, and defaults for the rest', async () => {
  expect(await kept()).toEqual(mainBrand.settings);
  const { brand: facts, register, launchGameCDNs } = await status();
  expect(facts).toMatchObject({ feedbackMinWords: 10, feedbackMaxWords: 500, minAge: 18 });
  expect(register.terms).toEqual({ version: '2026-12', url: '/helpmc?item=terms' });
  expect(launchGameCDNs).toEqual([]);
  expect(warnings()).toEqual([]);
});

test('[API-04] [SITE-01] an operator’s setting applies at once, and the others stay', async () => {
  const before = await status();
  await saveSettings(site.platform, 'main', { minAge: 21, launchHosts: ['games.example'] });
  await site.shiftClock(1500);
  const after = await status();
  await site.shiftClock(0);
  expect(after.configVersion).toBeGreaterThan(before.configVersion);
  expect(after.brand).toEqual({ ...before.brand, minAge: 21 });
  expect(after.register.minAge).toBe(21);
  expect(after.launchGameCDNs).toEqual(['games.example']);
  expect(await kept()).toEqual({
    ...mainBrand.settings,
    minAge: 21,
    launchHosts: ['games.example'],
  });
  await site.setBrand('main', { minAge: 18, launchHosts: [] });
});

test('[ERR-04] [SITE-01] a value outside its shape refuses the whole save, and is named', async () => {
  const before = await kept();
  const { configVersion } = await status();
  const given = { feedbackMinWords: 5, minAge: 12, notableBet: 5, colour: 'red' };
  await expect(saveSettings(site.platform, 'main', given)).rejects.toMatchObject({
    code: 'request.invalid',
    value: {
      fields: [
        { name: 'minAge', code: 'field.below', min: 18 },
        { name: 'notableBet', code: 'field.not_number' },
        { name: 'colour', code: 'field.unknown' },
      ],
    },
  });
  expect(await kept()).toEqual(before);
  expect((await status()).configVersion).toBe(configVersion);
  await expect(saveSettings(site.platform, 'unknown', { minAge: 20 })).rejects.toMatchObject({
    code: 'brand.unknown_host',
  });
});

test('[SITE-01] two concurrent saves both take effect', async () => {
  await Promise.all([
    saveSettings(site.platform, 'main', { askAddress: true }),
    saveSettings(site.platform, 'main', { askNationality: true }),
  ]);
  expect(await kept()).toMatchObject({ askAddress: true, askNationality: true });
  await site.setBrand('main', { askAddress: false, askNationality: false });
});

test('[SITE-01] an empty text removes a setting', async () => {
  await site.setBrand('main', { gtagId: 'G-123' });
  expect((await status()).analytics).toEqual({ gtagId: 'G-123' });
  await site.setBrand('main', { gtagId: '' });
  expect((await status()).analytics).toEqual({});
});

test('[SITE-01] an invalid stored setting is ignored: the default applies, and one line is logged', async () => {
  await site.database.sql`
    update brand.brand
    set settings = settings || '{"minAge": "old", "defaultTheme": "pink", "spoons": 3}'
    where code = 'main'`;
  site.forgetBrands();
  const { brand: facts } = await status();
  const { minAge, defaultTheme } = settingsOf({}).settings;
  expect(facts).toMatchObject({ minAge, defaultTheme, feedbackMinWords: 10 });
  await status();
  expect(warnings()).toEqual([
    expect.objectContaining({
      level: 'warn',
      brand: 'main',
      settings: [
        'minAge: field.not_number',
        'defaultTheme: field.pattern',
        'spoons: field.unknown',
      ],
    }),
  ]);
});
