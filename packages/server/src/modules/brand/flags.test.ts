import { brand } from '@parlour/contract/brand';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFlags, saveSettings } from '.';
import { isFlagOn } from './brand';
import { loadedBrand } from './brands';

const project = {
  firebaseApiKey: 'AIzaSy-for-tests',
  firebaseAuthDomain: 'parlour-test.firebaseapp.com',
  firebaseProjectId: 'parlour-test',
};

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const isOn = async (flag: string) => {
  site.forgetBrands();
  const { flags } = await loadedBrand(site.platform, 'main');
  return isFlagOn(flags, flag);
};

const readStatus = () => {
  site.forgetBrands();
  return site.visitor().get(brand.readStatus, {});
};

test('[AUTH-11] a flag whose settings are missing is refused at save, with their names', async () => {
  await expect(saveFlags(site.platform, 'main', { GOOGLE: true })).rejects.toMatchObject({
    code: 'request.invalid',
    value: { fields: Object.keys(project).map((name) => ({ name, code: 'field.required' })) },
  });
  expect(await isOn('GOOGLE')).toBe(false);
});

test('[AUTH-11] a setting that a flag needs stays while the flag is on', async () => {
  await saveSettings(site.platform, 'main', project);
  await saveFlags(site.platform, 'main', { GOOGLE: true, FREEPLAY3: false });
  expect(await isOn('GOOGLE')).toBe(true);
  expect(await isOn('FREEPLAY3')).toBe(false);
  expect((await readStatus()).firebase).toEqual({
    apiKey: project.firebaseApiKey,
    authDomain: project.firebaseAuthDomain,
    projectId: project.firebaseProjectId,
  });
  const removal = saveSettings(site.platform, 'main', { firebaseProjectId: '' });
  await expect(removal).rejects.toMatchObject({
    value: { fields: [{ name: 'firebaseProjectId', code: 'field.required' }] },
  });
  await saveFlags(site.platform, 'main', { GOOGLE: false, FREEPLAY3: true });
  await saveSettings(site.platform, 'main', { firebaseProjectId: '' });
  expect((await readStatus()).firebase).toBeUndefined();
});

test('[AUTH-11] a flag that was switched on without its settings counts as off', async () => {
  await site.database.sql`
    update brand.flag set enabled = true
    where brand = 'main' and flag = 'FACEBOOK'`;
  expect(await isOn('FACEBOOK')).toBe(false);
});

test('[ERR-04] an unknown flag refuses the whole save', async () => {
  const save = saveFlags(site.platform, 'main', { FREEPLAY3: false, SLOTMACHINE: true });
  await expect(save).rejects.toMatchObject({
    value: { fields: [{ name: 'SLOTMACHINE', code: 'field.unknown' }] },
  });
  expect(await isOn('FREEPLAY3')).toBe(true);
});
