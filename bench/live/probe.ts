import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from './web-socket';

/** Looks into a process of Node: its memory without garbage, and its processor time. */
export type Probe = {
  /** Bytes: of the process as the system counts them, and of the objects alone. */
  memory: () => Promise<{ resident: number; objects: number }>;
  /** Milliseconds since the process began. */
  processorMs: () => number;
  close: () => void;
};

type Answer = { id: number; result: { result?: { value?: string } } };

/** Of a process that was started with `--inspect-port`. */
export const openProbe = async (pid: number, port: number): Promise<Probe> => {
  process.kill(pid, 'SIGUSR1');
  const address = await debuggerAddress(port);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let last = 0;
  const call = (method: string, params = {}): Promise<Answer['result']> =>
    new Promise((resolve) => {
      const id = (last += 1);
      const onMessage = (bytes: Buffer) => {
        const answer = JSON.parse(bytes.toString()) as Answer;
        if (answer.id !== id) return;
        socket.off('message', onMessage);
        resolve(answer.result);
      };
      socket.on('message', onMessage);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const memory = async () => {
    // What the first round frees may hold more.
    for (let round = 0; round < 3; round += 1) {
      await call('HeapProfiler.collectGarbage');
      await pause(300);
    }
    const expression = 'JSON.stringify(process.memoryUsage())';
    const { result } = await call('Runtime.evaluate', { expression });
    const { rss, heapUsed, external } = JSON.parse(result?.value ?? '{}') as NodeJS.MemoryUsage;
    return { resident: rss, objects: heapUsed + external };
  };
  return { memory, processorMs: () => processorMsOf(pid), close: () => socket.close() };
};

const debuggerAddress = async (port: number): Promise<string> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [first] = ((await answer?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (first) return first.webSocketDebuggerUrl;
    await pause(100);
  }
  throw new Error('The process does not open its inspector.');
};

/** Of user and system, in the hundredths of a second in which Linux counts. */
const processorMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(user) + Number(system));
};
