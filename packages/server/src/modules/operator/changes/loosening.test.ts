import { settings } from '@parlour/contract/settings';
import { describe, expect, test } from 'vitest';
import { loosensBrand } from './loosening';

const loosens = (name: string, before: unknown, after: unknown): boolean =>
  loosensBrand({ [name]: before as never }, { [name]: after as never });

describe('[OPS-02] what needs a second person', () => {
  test.each([
    ['settings.firebaseProjectId', 'ours', 'theirs'],
    ['settings.firebaseApiKey', null, 'AIza0000000000'],
    ['settings.firebaseAuthDomain', null, 'theirs.firebaseapp.com'],
    ['settings.gtagId', null, 'G-THEIRS'],
    ['settings.launchHosts', [], ['games.theirs.example']],
    ['settings.imageHosts', [], ['images.theirs.example']],
    ['settings.notableBet', '100', null],
    ['settings.notableWithdrawal', '100', '100000'],
    ['settings.idleMinutes', null, 30],
    ['settings.codeMinutes', null, 10],
    ['settings.hasTransfers', false, true],
    ['flags.FIREBASE', false, true],
    ['flags.FREEPLAY3', true, false],
    ['hosts', ['ours.example'], ['ours.example', 'theirs.example']],
    ['alone', false, true],
    ['settings.aNewOne', null, 1],
    ['aNewOne', null, 1],
  ])('%s from %j to %j does', (name, before, after) => {
    expect(loosens(name, before, after)).toBe(true);
  });

  test.each([
    ['settings.notableBet', null, '100'],
    ['settings.idleMinutes', null, 5],
    ['settings.minAge', null, 21],
    ['settings.defaultTheme', null, 'light'],
    ['closed', false, true],
    ['alone', true, false],
    ['countries', [], ['US']],
  ])('%s from %j to %j does not', (name, before, after) => {
    expect(loosens(name, before, after)).toBe(false);
  });

  test('two persons for a withdrawal: none set is the strictest', () => {
    const name = 'settings.twoPersonsAbove';
    expect(loosens(name, null, '999999999999')).toBe(true);
    expect(loosens(name, undefined, '1')).toBe(true);
    expect(loosens(name, '5', '6')).toBe(true);
    expect(loosens(name, '6', '5')).toBe(false);
    expect(loosens(name, '6', null)).toBe(false);
  });

  test('a setting passes with one person only where it is listed by name', () => {
    const free = Object.keys(settings).filter((name) => !loosens(`settings.${name}`, 'a', 'b'));
    // Words fit no direction: what is left are the settings that control nothing, and limits.
    expect(free).not.toEqual(expect.arrayContaining(['firebaseProjectId', 'limits', 'gtagId']));
    expect(free).toEqual(expect.arrayContaining(['defaultTheme', 'chatHeaderColour']));
  });
});
