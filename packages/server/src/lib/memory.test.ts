import { describe, expect, test } from 'vitest';
import { openMemory, type MemoryOptions } from './memory';

/** A memory whose loads end when the test decides. */
const remembering = (options: MemoryOptions) => {
  const memory = openMemory<string>(options);
  const loads: PromiseWithResolvers<string>[] = [];
  const failures: unknown[] = [];
  let now = 0;
  const wanted = (version?: unknown) => ({
    now: new Date(now),
    version,
    load: () => {
      const load = withResolvers<string>();
      loads.push(load);
      return load.promise;
    },
    onFailed: (error: unknown) => failures.push(error),
  });
  return {
    loads,
    failures,
    pass: (ms: number) => {
      now += ms;
    },
    get: (key = 'one', version?: unknown) => memory.get(key, wanted(version)),
    reload: (key = 'one') => memory.reload(key, wanted()),
    forget: (key = 'one') => memory.forget(key),
    /** Reads, and ends the load that this starts. */
    learn: async (value: string, key = 'one', version?: unknown) => {
      const answer = memory.get(key, wanted(version));
      loads.at(-1)!.resolve(value);
      return answer;
    },
  };
};

type PromiseWithResolvers<Value> = {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
};

const withResolvers = <Value>(): PromiseWithResolvers<Value> => {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((succeed, fail) => {
    resolve = succeed;
    reject = fail;
  });
  return { promise, resolve, reject };
};

describe('a memory cache', () => {
  test('loads once for all concurrent callers', async () => {
    const { loads, get } = remembering({ freshMs: 1000 });
    const answers = [get(), get(), get()];
    expect(loads).toHaveLength(1);
    loads[0]!.resolve('a');
    expect(await Promise.all(answers)).toEqual(['a', 'a', 'a']);
  });

  test('returns a fresh value without a load, and waits for a new one when it is not fresh', async () => {
    const { loads, get, learn, pass } = remembering({ freshMs: 1000 });
    await learn('a');
    pass(999);
    expect(await get()).toBe('a');
    pass(1);
    const late = get();
    loads[1]!.resolve('b');
    expect(await late).toBe('b');
    // A clock that was set back makes nothing fresh for ever.
    pass(-5000);
    void get();
    expect(loads).toHaveLength(3);
  });

  test('returns a stale value at once, and the new one to later callers', async () => {
    const { loads, get, learn, pass } = remembering({ freshMs: 1000, staleMs: 3000 });
    await learn('a');
    pass(2000);
    expect(await get()).toBe('a');
    loads[1]!.resolve('b');
    await expect.poll(() => get()).toBe('b');
    expect(loads).toHaveLength(2);
  });

  test('waits for a load of an even older value, but not for ever', async () => {
    const options = { freshMs: 1000, staleMs: 3000, patienceMs: 20 };
    const { loads, get, learn, pass } = remembering(options);
    await learn('a');
    pass(4000);
    const waited = get();
    loads[1]!.resolve('b');
    expect(await waited).toBe('b');
    pass(4000);
    expect(await get()).toBe('b');
  });

  test('returns the previous value when a new one cannot be loaded, and reports it', async () => {
    const options = { freshMs: 1000, staleMs: 3000, patienceMs: 60_000 };
    const { loads, failures, get, learn, pass } = remembering(options);
    await learn('a');
    pass(4000);
    const answer = get();
    loads[1]!.reject(new Error('away'));
    expect(await answer).toBe('a');
    expect(failures).toEqual([new Error('away')]);
  });

  test('remembers no failure: waiting callers receive it, and the next one loads', async () => {
    const { loads, get, learn } = remembering({ freshMs: 1000 });
    const answers = [get(), get()];
    loads[0]!.reject(new Error('away'));
    const results = await Promise.allSettled(answers);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await learn('a')).toBe('a');
  });

  test('is emptied by an event, with the load that was running when it came', async () => {
    const { loads, get, learn, forget } = remembering({ freshMs: 1000 });
    await learn('a');
    forget();
    const before = get();
    forget();
    const after = get();
    loads[1]!.resolve('b');
    loads[2]!.resolve('c');
    expect([await before, await after, await get()]).toEqual(['b', 'c', 'c']);
    expect(loads).toHaveLength(3);
  });

  test('loads again on request, once for all concurrent requests', async () => {
    const { loads, get, learn, reload } = remembering({ freshMs: 1000 });
    await learn('a');
    const answers = [reload(), reload()];
    expect(loads).toHaveLength(2);
    loads[1]!.resolve('b');
    expect(await Promise.all(answers)).toEqual(['b', 'b']);
    expect(await get()).toBe('b');
  });

  test('returns nothing that was made from another version', async () => {
    const { loads, get, learn } = remembering({ freshMs: Infinity });
    await learn('a', 'one', 1n);
    expect(await get('one', 1n)).toBe('a');
    const slow = get('one', 2n);
    expect(await learn('c', 'one', 3n)).toBe('c');
    loads[1]!.resolve('b');
    expect(await slow).toBe('b');
    expect(await get('one', 3n)).toBe('c');
  });

  test('keeps a limited number of values, the most recently used', async () => {
    const { loads, get, learn } = remembering({ freshMs: Infinity, most: 2 });
    await learn('a', 'one');
    await learn('b', 'two');
    expect(await get('one')).toBe('a');
    await learn('c', 'three');
    expect([await get('one'), await get('three')]).toEqual(['a', 'c']);
    expect(loads).toHaveLength(3);
    expect(await learn('d', 'two')).toBe('d');
  });
});
