// A player with long records in some tabs, in a process of their own: each reads a page, one of a
// type, the rounds, the days, profit and loss, and takes the file of all transactions.
import os from 'node:os';
import { report } from '@parlour/contract/report';
import { overHttp } from '@parlour/testkit/line';
import { newVisitor, type Visitor } from '@parlour/testkit/visitor';
import { dayText } from './fill';

export type ReadOrder = {
  url: string;
  host: string;
  cookies: [string, string][];
  token: string | undefined;
  tabs: number;
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

const begin = ({ url, host, cookies, token, tabs }: ReadOrder) => {
  isOver = false;
  counts = { calls: 0, files: 0, refused: {} };
  const line = overHttp(url);
  const ground = { line, host, now: () => new Date() };
  const visitor = newVisitor(ground, { address: '127.0.0.1' }, new Map(cookies));
  visitor.token = token;
  reading = Promise.all(Array.from({ length: tabs }, () => readOn(visitor)));
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
    note(await visitor.call(report.listTransactions, days));
    note(await visitor.call(report.listTransactions, { ...days, type: 'deposit', page: 3 }));
    note(await visitor.call(report.listRounds, days));
    note(await visitor.call(report.readDays, days));
    note(await visitor.call(report.readProfit, days));
    const file = await visitor.send(await visitor.messageOf(report.exportTransactions, days));
    note(file);
    if (file.status === 200) counts.files += 1;
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
};

const note = ({ status }: { status: number }) => {
  if (status === 200) counts.calls += 1;
  else counts.refused[status] = (counts.refused[status] ?? 0) + 1;
};
