import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { startSite } from '@parlour/testkit/site/running-site';
import { missedIn } from './chat/judge';
import { makePeople } from './chat/people';
import type { TalkOrder, TalkReport } from './chat/talk';
import { say } from './ledger/rounds';
import { end, forkOwn } from './ledger/stage/processes';
import { openProbe } from './live/probe';
import { wholeOf, type Words } from './words';

const sitePort = 4370;
const inspectPort = 4378;
const aSecond = 100;
/** Before anything is measured: what the process loads once is not a message's. */
const warmSeconds = 10;

type Talked = Extract<TalkReport, { kind: 'talked' }>;

/**
 * `npm run bench -- chat [--chats 1000] [--sockets 5000] [--seconds 60] [--json FILE]`: open chats
 * on one process of the site, how long a message takes from sender to receiver, what it leaves in
 * memory, and whether all are there once after all pages lost their connection.
 */
export const benchChat = async (words: Words): Promise<void> => {
  const chats = wholeOf(words, 'chats', 1000);
  const sockets = wholeOf(words, 'sockets', 5 * chats);
  const seconds = wholeOf(words, 'seconds', 60);
  const [load = 0] = os.loadavg();
  if (load > 0.7) say(`Something else runs here (load ${load.toFixed(1)}): trust no time.`);
  const site = await startSite({
    port: sitePort,
    env: { LOG_LEVEL: 'error', LIMITS_EXEMPT: '', NODE_OPTIONS: `--inspect-port=${inspectPort}` },
  });
  const talkers = forkOwn(new URL('chat/talk.ts', import.meta.url));
  const order = async (one: TalkOrder): Promise<TalkReport> => {
    talkers.send(one);
    const [report] = await Promise.race([once(talkers, 'message'), ended(talkers)]);
    return report as TalkReport;
  };
  const talk = async (kind: 'talk' | 'storm', lengthSeconds: number) =>
    (await order({ kind, seconds: lengthSeconds, aSecond })) as Talked;
  try {
    const people = await makePeople(site.databaseUrl, { chats, sockets });
    const [pid = 0] = site.pids('platform');
    const probe = await openProbe(pid, inspectPort);
    say(`Opening ${chats} chats …`);
    const consoleUrl = `http://localhost:${sitePort + 2}`;
    await order({ kind: 'open', site: { url: site.url, consoleUrl }, people });
    await talk('talk', warmSeconds);
    const before = await probe.memory();
    const spentBefore = probe.processorMs();
    const talked = await talk('talk', seconds);
    const processorMs = probe.processorMs() - spentBefore;
    const after = await probe.memory();
    say(`Opening ${sockets} sockets of players …`);
    await order({ kind: 'windows', sockets });
    const stormed = await talk('storm', 20);
    const count = seconds * aSecond;
    const figures = {
      p50Ms: talked.all.p50Ms,
      p99Ms: talked.all.p99Ms,
      processorMs: Math.round((10 * processorMs) / count) / 10,
      objectsBefore: before.objects,
      objectsAfter: after.objects,
      residentBefore: before.resident,
      residentAfter: after.resident,
      bytesOfMessage: Math.round((after.objects - before.objects) / count),
    };
    report(figures, talked, stormed);
    probe.close();
    if (words.json) {
      const all = { ...figures, talked, stormed, load, cores: os.cpus().length };
      writeFileSync(words.json, `${JSON.stringify(all, null, 2)}\n`);
    }
  } finally {
    await end(talkers);
    await site.stop();
  }
};

const ended = async (child: ReturnType<typeof forkOwn>): Promise<never> => {
  await once(child, 'exit');
  throw new Error('The process of the talkers ended.');
};

type Measured = { p50Ms: number; p99Ms: number; bytesOfMessage: number };

const report = (figures: Measured, talked: Talked, stormed: Talked): void => {
  const { toOperator, toPlayer, all } = talked;
  console.table({ 'to the operator': toOperator, 'to the player': toPlayer, both: all });
  console.table([figures]);
  if ('storm' in stormed) console.table([{ ...stormed.storm, ...stormed.kept }]);
  console.log('Sent again:', talked.resent, 'in the storm:', stormed.resent);
  const { p99Ms, bytesOfMessage } = figures;
  const missed = missedIn({ p99Ms, bytesOfMessage, kept: stormed.kept });
  console.log(missed.length === 0 ? 'All marks are reached.' : `Missed: ${missed.join(', ')}`);
};
