import { brand, type Country } from '@parlour/contract/brand';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const list = async (lang: string) => {
  const answer = await site
    .visitor()
    .call(brand.listCountries, {}, { headers: { 'x-lang': lang } });
  return answer.body.value.countries;
};

const find = (countries: Country[], code: string) =>
  countries.find(({ countryCode }) => countryCode === code);

test('[API-01] [REG-06] the countries have their dialling code and their name in the reader’s language', async () => {
  const [vi, en] = [await list('VI'), await list('EN')];
  expect(find(vi, 'VN')).toMatchObject({ countryDialingCode: '84', name: 'Việt Nam' });
  expect(find(en, 'VN')).toMatchObject({ countryDialingCode: '84', name: 'Vietnam' });
  expect(find(vi, 'TH')?.name).toBe('Thái Lan');
  expect(en.length).toBeGreaterThan(230);
  expect(en.map(({ name }) => name)).toEqual(
    en.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en')),
  );
});

test.each([
  ['VN', '912345678', true],
  ['VN', '0912345678', true],
  ['VN', '91234567', false],
  ['VN', '9123456789', false],
  ['VN', '00912345678', false],
  ['VN', '91234567a', false],
  ['PH', '9171234567', true],
  ['PH', '09171234567', true],
  ['PH', '917123456', false],
  ['US', '2015550123', true],
  ['SG', '81234567', true],
  ['SG', '812345678', false],
])('[REG-10] in %s the mobile number %s has the right count of digits: %s', async (...row) => {
  const [code, number, isRight] = row;
  const pattern = find(await list('EN'), code)?.mobilePattern ?? '';
  expect(new RegExp(pattern, 'u').test(number)).toBe(isRight);
});

test('[API-01] a browser that has the countries of its language gets no body again', async () => {
  const send = (lang: string, tag?: string) =>
    site.app.inject({
      url: '/wps/system/countries',
      headers: {
        host: 'localhost',
        'x-lang': lang,
        'accept-encoding': 'br',
        ...(tag && { 'if-none-match': tag }),
      },
    });
  const first = await send('VI');
  const tag = String(first.headers.etag);
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(first.headers.vary).toMatch(/x-lang/i);
  expect(first.rawPayload.length).toBeLessThan(8000);
  const again = await send('VI', tag);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await send('EN', tag)).statusCode).toBe(200);
});
