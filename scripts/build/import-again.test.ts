import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keeper, withSecondTries } from './import-again';

type Again = (load: (query: string) => Promise<unknown>) => Promise<unknown>;

const importAgain = (): Again => {
  runInThisContext(keeper);
  return (globalThis as unknown as { importAgain: Again }).importAgain;
};

test('[ERR-03] each import of a piece has a second try under another address', () => {
  expect(withSecondTries('a=()=>import(`./log-in-free-Bu_D-Y.js`)')).toBe(
    'a=()=>importAgain(q=>import("./log-in-free-Bu_D-Y.js"+q))',
  );
  expect(withSecondTries('import("https://a.example/x.js");import(e);import"./x.js"')).toBe(
    'import("https://a.example/x.js");import(e);import"./x.js"',
  );
});

test('[ERR-03] what was lost is asked for under a new address each time, and kept once it came', async () => {
  const again = importAgain();
  const asked: string[] = [];
  let isLost = true;
  const load = async (query: string) => {
    asked.push(query);
    if (isLost) throw new Error('lost');
    return query;
  };
  await expect(again(load)).rejects.toThrow('lost');
  isLost = false;
  expect(await Promise.all([again(load), again(load)])).toEqual(['', '']);
  isLost = true;
  expect(await again(load)).toBe('');
  expect(asked).toEqual(['', '?1', '']);
});
