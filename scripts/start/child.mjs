import { fork } from 'node:child_process';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { problemCode, StartProblem } from './problem.mjs';
import { watchAnswers } from './watch-answers.mjs';

const drainTimeoutMs = 10_000;
const slowestRestartMs = 10_000;
const soundAfterMs = 60_000;
const attemptsToBeReady = 5;
/** A process that stops at breakpoints does not hang. */
const isDebugged = /--inspect/.test(process.env.NODE_OPTIONS ?? '');

/**
 * Keeps one process of the site running: started, watched, restarted when it crashes or hangs,
 * ended in order. `onProblem` is called with a sentence when it cannot run any more.
 */
export const superviseProcess = ({ name, module, env, cwd, onProblem }) => {
  let child;
  let [isStopping, isReady] = [false, false];
  let crashes = 0;
  let reportReady;
  let reportFailure;
  const ready = new Promise((resolve, reject) => {
    reportReady = resolve;
    reportFailure = reject;
  });
  ready.catch(() => {});

  const fail = (sentence) => {
    isStopping = true;
    reportFailure(new StartProblem(sentence));
    if (isReady) onProblem(sentence);
  };

  const start = () => {
    const startedAt = Date.now();
    let problem;
    const started = forkProcess(module, [], { cwd, env });
    child = started;
    started.on('message', (message) => {
      if (message?.problem) ({ problem } = message);
      if (!message?.ready) return;
      isReady = true;
      reportReady(message);
      watchAnswers(started, () => endHanging(name, started));
    });
    started.once('exit', (code, signal) => {
      if (isStopping) return undefined;
      if (code === problemCode) return fail(problem ?? `The ${name} cannot run.`);
      crashes = Date.now() - startedAt > soundAfterMs ? 1 : crashes + 1;
      if (!isReady && crashes >= attemptsToBeReady) {
        return fail(`The ${name} ended ${crashes} times before it was ready: see above why.`);
      }
      sayEnd(name, code, signal);
      return void restartLater(started);
    });
  };

  const restartLater = async (ended) => {
    await pause(Math.min(slowestRestartMs, 100 * 2 ** crashes));
    // It may have been started again meanwhile, after a change of its code.
    if (!isStopping && child === ended) start();
  };

  const stop = async () => {
    isStopping = true;
    await endProcess(child);
  };

  start();
  return {
    ready,
    stop,
    /** Stops it in order and starts it again, after a change of its code. */
    restart: async () => {
      isStopping = true;
      await endProcess(child);
      isStopping = false;
      start();
    },
    kill: () => child.kill('SIGKILL'),
  };
};

const sayEnd = (name, code, signal) => {
  const how = signal ? `was ended by ${signal}` : `ended with ${code}`;
  console.error(`The ${name} ${how}: starting it again.`);
};

const endHanging = (name, child) => {
  if (isDebugged) return;
  console.error(`The ${name} has not answered for half a minute: ending it.`);
  child.kill('SIGKILL');
};

/**
 * Runs a process once, to its end: `--prepare` prepares the database and lists its demo players.
 */
export const runOnce = ({ name, module, env, cwd, words }) =>
  new Promise((resolve, reject) => {
    let answer = {};
    const child = forkProcess(module, words, { cwd, env });
    child.on('message', (message) => (answer = { ...answer, ...message }));
    child.once('exit', (code) => {
      if (code === 0) return resolve(answer);
      const sentence = answer.problem ?? `The ${name} ended with ${code}: see above.`;
      return reject(
        Object.assign(new StartProblem(sentence), { isShown: Boolean(answer.problem) }),
      );
    });
  });

const forkProcess = (module, words, { cwd, env }) =>
  fork(module, words, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--enable-source-maps'],
    // A process group of its own: this process handles Ctrl-C, so that the processes end in order.
    detached: process.platform !== 'win32',
  });

const endProcess = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  child.kill('SIGTERM');
  const noticeMs = 1000 * Number(process.env.NOTICE_SECONDS || 0);
  const timer = setTimeout(() => child.kill('SIGKILL'), drainTimeoutMs + noticeMs);
  await ended;
  clearTimeout(timer);
};

/** Waits until the address answers with 200. */
export const waitHealthy = async (url, name) => {
  const giveUpAt = Date.now() + 60_000;
  while (Date.now() < giveUpAt) {
    if ((await statusOf(url)) === 200) return;
    await pause(50);
  }
  throw new StartProblem(`The ${name} does not answer at ${url}.`);
};

const statusOf = (url) =>
  new Promise((resolve) => {
    const request = http.get(url, { timeout: 2000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
  });
