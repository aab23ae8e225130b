// A player with long records, in a process of their own: reads a page, one of a type, the rounds,
// the days, profit and loss, takes the file of all transactions, rests and begins again.
import os from 'node:os';
import { report } from '@parlour/contract/report';
import { overHttp } from '@parlour/testkit/site/line';
import { newVisitor, type Visitor } from '@parlour/testkit/site/visitor';
import { dayText } from './fill';

export type ReadOrder = {
  url: string;
  host: string;
  cookies: [string, string][];
  token: string | undefined;
};
export type ReadReport = { calls: number; files: number; refused: Record<string, number> };

const restMs = 1000;

let isOver = false;
let reading: Promise<unknown> = Promise.resolve();
let counts: ReadReport = { calls: 0, files: 0, refused: {} };
os.setPriority(10);

process.on('message', (order: ReadOrder | 'stop') => {
  if (order === 'stop') void stop();
  else begin(order);
});

const begin = ({ url, host, cookies, token }: ReadOrder) => {
  isOver = false;
  counts = { calls: 0, files: 0, refused: {} };
  const line = overHttp(url);
  const ground = { line, host, now: () => new Date() };
  const visitor = newVisitor(ground, { address: '127.0.0.1' }, new Map(cookies));
  visitor.token = token;
  reading = readOn(visitor);
  process.send?.('begun');
};

const stop = async () => {
  isOver = true;
  await reading;
  process.send?.(counts);
};

const readOn = async (visitor: Visitor): Promise<void> => {
  const days = { from: dayText(89), to: dayText(-1) };
  while (!isOver) {
    await note(visitor.call(report.listTransactions, days));
    await note(visitor.call(report.listTransactions, { ...days, type: 'deposit', page: 3 }));
    await note(visitor.call(report.listRounds, days));
    await note(visitor.call(report.readDays, days));
    await note(visitor.call(report.readProfit, days));
    const file = await visitor.messageOf(report.exportTransactions, days);
    if (await note(visitor.send(file))) counts.files += 1;
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
};

/** Whether it was answered; one that took too long has the status 0. */
const note = async (answer: Promise<{ status: number }>): Promise<boolean> => {
  const { status } = await answer.catch(() => ({ status: 0 }));
  if (status === 200) counts.calls += 1;
  else counts.refused[status] = (counts.refused[status] ?? 0) + 1;
  return status === 200;
};
