// Logs in with wrong passwords, each under a name of its own, at a steady rate and in a process of
// its own.
import http from 'node:http';
import os from 'node:os';
import { brand } from '@parlour/contract/brand';
import { session } from '@parlour/contract/session';
import { overHttp } from '@parlour/testkit/site/line';
import { newVisitor, readSealKeys } from '@parlour/testkit/site/visitor';
import { quantiles } from '../ledger/figures/statistics';

export type LoginOrder = { port: number; aSecond: number };

/** How often which answer came; a refusal by its code. */
export type LoginReport = { answers: Record<string, number>; p50Ms: number; withoutRetry: number };

let answers: Record<string, number> = {};
let times: number[] = [];
let withoutRetry = 0;
let tried = 0;
let timer: NodeJS.Timeout | undefined;

process.on('message', (order: LoginOrder | 'stop') => {
  if (order === 'stop') stop();
  else void begin(order);
});
os.setPriority(10);
http.globalAgent.maxSockets = 2000;

const begin = async ({ port, aSecond }: LoginOrder) => {
  const line = overHttp(`http://127.0.0.1:${port}`);
  const ground = { line, host: 'localhost', now: () => new Date() };
  const [key] = await readSealKeys(newVisitor(ground))();
  if (!key) throw new Error(`${brand.readStatus.path} gave no sealing key.`);
  const visitor = newVisitor({ ...ground, sealKeys: async () => [key] });
  answers = {};
  times = [];
  withoutRetry = 0;
  timer = setInterval(() => {
    tried += 1;
    const username = `flood${process.pid.toString(36)}x${tried}`;
    const input = { username, password: 'a wrong password', type: 'username' } as const;
    const startedAt = performance.now();
    void visitor.call(session.logIn, input).then(
      ({ refusal, headers }) => {
        const answer = refusal?.code ?? 'done';
        answers[answer] = (answers[answer] ?? 0) + 1;
        if (answer === 'system.busy' && !headers['retry-after']) withoutRetry += 1;
        times.push(performance.now() - startedAt);
      },
      () => {
        answers.failed = (answers.failed ?? 0) + 1;
      },
    );
  }, 1000 / aSecond);
  process.send?.('begun');
};

const stop = () => {
  clearInterval(timer);
  const [p50Ms = NaN] = quantiles(times, [0.5]);
  process.send?.({ answers, p50Ms, withoutRetry } satisfies LoginReport);
};
