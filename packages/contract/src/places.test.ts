import { describe, expect, test } from 'vitest';
import { contract } from './contract';
import type { Endpoint } from './endpoint';

const endpoints = Object.values(contract).flatMap((noun) => Object.values<Endpoint>(noun));

const nameOf = ({ noun, name }: Endpoint): string => `${noun}.${name}`;

test.each([
  ['GET', '/wps/system/countries', 'anyone'],
  ['GET', '/wps/system/customerService', 'anyone'],
  ['PUT', '/wps/member/language', 'player+trial'],
  ['POST', '/wps/relay/MCSFE_addFavoriteGameV2', 'player'],
  ['POST', '/wps/relay/MCSFE_removeFavoriteGameV2', 'player'],
])('[API-07] %s %s is a call of the contract, for %s', (method, path, caller) => {
  expect(endpoints.filter((one) => one.path === path)).toMatchObject([{ method, caller }]);
});

describe('[API-08] a call by GET', () => {
  const reads = endpoints.filter(({ method }) => method === 'GET');
  const plain = new Set(['text', 'money', 'whole', 'flag', 'choice', 'date', 'list']);

  test.each(reads.map((one) => [nameOf(one), one] as const))(
    '%s has its data in the query, and nothing of a change',
    (_, { input, once, sealed, form }) => {
      expect(Object.values(input).filter(({ kind }) => !plain.has(kind))).toEqual([]);
      // Only a change needs a key of its own, a sealed body or a form.
      expect([once, sealed, form].filter(Boolean)).toEqual([]);
    },
  );

  test('has no counterpart that changes: a verb of change is POST, PUT or DELETE', () => {
    const changing = /^(add|remove|set|change|create|delete|send|register|answer|claim|move|end)/;
    const named = reads.filter(({ name }) => changing.test(name)).map(nameOf);
    expect(named).toEqual([]);
  });

  test('changes something only where it launches a game or draws a captcha', () => {
    const making = /^(launch|draw)/;
    const makes = reads.filter(({ name }) => making.test(name)).map(nameOf);
    expect(makes.filter((name) => !/^(launch\.launch|session\.drawCaptcha)/.test(name))).toEqual(
      [],
    );
    expect(makes).toContain('session.drawCaptcha');
  });
});
