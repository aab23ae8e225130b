// Requests pages that were never requested before, at a steady rate and from an address of its own,
// in a process of its own.
import http from 'node:http';
import os from 'node:os';
import { quantiles } from '../ledger/figures/statistics';

export type AskOrder = {
  port: number;
  from: string;
  aSecond: number;
  /**
   * First requests until it is answered "too many", so that the limit holds from the first moment.
   */
  usesUp: boolean;
};

/** The answers to the requested pages. */
export type AskReport = { statuses: Record<string, number>; p50Ms: number };

export type AskSays = 'begun' | AskReport;

/** All ways to invent an address, in turn. */
const made = (number: number): string => {
  const word = `${process.pid.toString(36)}-${number.toString(36)}`;
  const ways = [`/?q=${word}`, `/${word}`, `/rng?page=${word}`, `/rng?q=${word}`, `/RNG/?${word}`];
  return ways[number % ways.length] ?? '/';
};

let asked = 0;
let statuses: Record<string, number> = {};
let times: number[] = [];
let timer: NodeJS.Timeout | undefined;

process.on('message', (order: AskOrder | 'stop') => {
  if (order === 'stop') stop();
  else void begin(order);
});
os.setPriority(10);

/** Far more than an address may request at once. */
const mostTries = 2000;

const begin = async ({ port, from, aSecond, usesUp }: AskOrder) => {
  let tries = 0;
  while (usesUp && (await ask(port, from)) !== '429') {
    tries += 1;
    if (tries > mostTries) throw new Error('The limit of pages by address does not hold.');
  }
  statuses = {};
  times = [];
  timer = setInterval(() => void ask(port, from), 1000 / aSecond);
  send('begun');
};

const ask = (port: number, from: string): Promise<string> =>
  new Promise((resolve) => {
    asked += 1;
    const at = performance.now();
    const note = (status: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      times.push(performance.now() - at);
      resolve(status);
    };
    const headers = { host: 'localhost', 'accept-encoding': 'gzip, deflate, br' };
    const options = { host: '127.0.0.1', port, localAddress: from, path: made(asked), headers };
    const request = http.get(options, (answer) => {
      answer.resume();
      answer.once('end', () => note(String(answer.statusCode)));
    });
    request.once('error', () => note('failed'));
  });

const stop = () => {
  clearInterval(timer);
  const [p50Ms = NaN] = quantiles(times, [0.5]);
  send({ statuses, p50Ms });
};

const send = (what: AskSays) => void process.send?.(what);
