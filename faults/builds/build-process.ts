import { fork } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '@parlour/testkit/site/ports';
import type { SourceTree } from './source-tree';

export type BuildProcess = {
  version: string;
  url: string;
  stop: () => Promise<void>;
};

/** How a process ended: `problem` is the sentence of one that only a person can help. */
export type Ended = { code: number | null; problem: string | undefined; output: string };

type Message = { ready?: true; problem?: string };

/** Prepares the database by a process that ends, as `npm start` does before it serves. */
export const prepareDatabase = (tree: SourceTree, ownerUrl: string): Promise<Ended> => {
  const { ended } = forked(tree, { port: 3000, ownerUrl, words: ['--prepare'] });
  return ended;
};

/** Starts a build that cannot serve, and returns how it ended. */
export const startInVain = async (tree: SourceTree, ownerUrl: string): Promise<Ended> =>
  forked(tree, { port: await freePorts(1), ownerUrl }).ended;

/** Starts a process of a build as the application's role. */
export const startBuild = async (tree: SourceTree, ownerUrl: string): Promise<BuildProcess> => {
  const port = await freePorts(1);
  const { child, ready, ended } = forked(tree, { port, ownerUrl });
  await ready;
  return {
    version: tree.version,
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

type Start = { port: number; ownerUrl: string; words?: string[] };

const forked = (tree: SourceTree, { port, ownerUrl, words = [] }: Start) => {
  const child = fork(tree.main, words, {
    cwd: tree.folder,
    silent: true,
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, ...settings(port, ownerUrl, words.length > 0) },
  });
  const lines: string[] = [];
  let problem: string | undefined;
  child.stdout?.on('data', (bytes: Buffer) => lines.push(bytes.toString()));
  child.stderr?.on('data', (bytes: Buffer) => lines.push(bytes.toString()));
  const ended = once(child, 'exit').then(([code]): Ended => ({
    code: code as number | null,
    problem,
    output: lines.join(''),
  }));
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: Message) => {
      problem ??= message.problem;
      if (message.ready) resolve();
    });
    void ended.then(({ output }) => reject(new Error(`${tree.version} did not start: ${output}`)));
  });
  // A caller that waits only for the end need not look at it.
  ready.catch(() => {});
  return { child, ready, ended };
};

const settings = (port: number, ownerUrl: string, isOwner: boolean): Record<string, string> => {
  const app = new URL(ownerUrl);
  app.username = 'parlour_app';
  app.password = 'a password of the tests';
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: app.href,
    DATABASE_OWNER_URL: isOwner ? ownerUrl : '',
    SITE_URL: `http://localhost:${port}`,
    GAMES_URL: '',
    NODE_ENV: 'test',
    TRUST_PROXY: '1',
    VERIFICATION: 'off',
    LIMITS_EXEMPT: '0.0.0.0/0,::/0',
    LOG_LEVEL: 'warn',
    ACTIVITY_WINDOW_SECONDS: '1',
    SECRET_KEY: 'a secret key of the tests, which is long enough',
    PARLOUR_HOUSE_SECRET: 'a house secret of the tests, long enough',
  };
};
