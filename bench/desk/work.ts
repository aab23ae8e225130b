// Twenty operators at the console, in a process of their own: each takes the next case, reads it,
// puts it back, scrolls the queue and searches.
import os from 'node:os';
import { casework } from '@parlour/contract/casework';
import type { Endpoint, InputOf } from '@parlour/contract/endpoint';
import { search } from '@parlour/contract/search';
import { cookieName } from '@parlour/testkit/people/operators';
import { overHttp } from '@parlour/testkit/site/line';
import { newVisitor, type Visitor } from '@parlour/testkit/site/visitor';
import type { Act, Times } from './judge';

export type DeskOrder = { consoleUrl: string; cookies: string[]; restMs: number };
export type DeskReport = { times: Times; twice: number; refused: Record<string, number> };

let isOver = false;
let working: Promise<unknown> = Promise.resolve();
const times: Times = { queue: [], case: [], search: [], next: [] };
const refused: Record<string, number> = {};
const held = new Set<string>();
let twice = 0;
os.setPriority(10);

process.on('message', (order: DeskOrder | 'stop') => {
  if (order === 'stop') void stop();
  else begin(order);
});

const begin = ({ consoleUrl, cookies, restMs }: DeskOrder) => {
  isOver = false;
  for (const list of Object.values(times)) list.length = 0;
  twice = 0;
  // People do not begin in the same moment: they are spread over the first rest.
  working = Promise.all(
    cookies.map(async (cookie, place) => {
      await new Promise((resolve) => setTimeout(resolve, (restMs * place) / cookies.length));
      return attend(operatorAt(consoleUrl, cookie), restMs);
    }),
  );
  process.send?.('begun');
};

const stop = async () => {
  isOver = true;
  await working;
  process.send?.({ times, twice, refused } satisfies DeskReport);
};

const operatorAt = (consoleUrl: string, cookie: string): Visitor => {
  const visitor = newVisitor({
    line: overHttp(consoleUrl),
    host: new URL(consoleUrl).host,
    now: () => new Date(),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  visitor.cookies.set(cookieName, cookie);
  return visitor;
};

const attend = async (visitor: Visitor, restMs: number): Promise<void> => {
  const kind = 'withdrawal';
  let cursor: string | undefined;
  while (!isOver) {
    const next = await timed('next', visitor, casework.nextCase, { kind });
    const id = next?.case?.id;
    if (id) {
      if (held.has(id)) twice += 1;
      held.add(id);
      await timed('case', visitor, casework.readCase, { caseId: id });
    }
    const page = await timed('queue', visitor, casework.listCases, {
      kind,
      ...(cursor !== undefined && { cursor }),
    });
    cursor = page?.next;
    await timed('search', visitor, search.findAnything, {
      query: `CS${String(id ?? 1).padStart(6, '0')}`,
    });
    if (id) {
      held.delete(id);
      await visitor.call(casework.freeCase, { caseId: id }).catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
};

const timed = async <E extends Endpoint>(
  act: Act,
  visitor: Visitor,
  endpoint: E,
  input: InputOf<E>,
) => {
  const startedAt = performance.now();
  const { status, body, refusal } = await visitor.call(endpoint, input);
  if (status === 200) times[act].push(performance.now() - startedAt);
  else refused[refusal?.code ?? status] = (refused[refusal?.code ?? status] ?? 0) + 1;
  return status === 200 ? body.value : undefined;
};
