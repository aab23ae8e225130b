import { expect, test } from 'vitest';
import { outsideHelp, outsideHelpFor } from './outside-help';

test('[R-L4] [CONTENT-01] help outside the site begins with the reader’s own country, then with everyone’s', () => {
  const { near, others } = outsideHelpFor('GB');
  expect(near.map(({ name }) => name)).toEqual([
    'GamCare',
    'Gambling Therapy',
    'Gamblers Anonymous',
  ]);
  expect(others.length).toBe(outsideHelp.length - 3);
  // A country without an entry, and one that is not known, have what is for everyone.
  for (const country of ['VN', undefined]) {
    expect(outsideHelpFor(country).near.map((one) => one.country)).toEqual([undefined, undefined]);
  }
});

test.each(outsideHelp)('$url is an https address, listed once', ({ url, country }) => {
  expect(new URL(url).protocol).toBe('https:');
  expect(outsideHelp.filter((one) => one.url === url)).toHaveLength(1);
  if (country) expect(country).toMatch(/^[A-Z]{2}$/);
});
