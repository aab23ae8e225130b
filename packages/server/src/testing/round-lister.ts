import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListedRound, RoundListCall } from '@parlour/contract/vendor-games';

type Answer = { status: number; body: unknown };

/** A supplier that lists its rounds, and does with a page what a test wants. */
export type RoundLister = {
  url: string;
  /** What it says of its rounds, true or not. */
  rounds: unknown[];
  asked: Partial<RoundListCall>[];
  pageSize: number;
  /** Given the number of a call since `asked` was emptied; undefined: answers as it should. */
  disturb: (call: number) => Answer | undefined;
  close: () => Promise<void>;
};

/** Opens one that listens on this machine, and tells the truth as long as nobody says otherwise. */
export const openRoundLister = async (): Promise<RoundLister> => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = JSON.parse(Buffer.concat(parts).toString()) as Partial<RoundListCall>;
      const { status, body } = answerOf(lister, call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const lister: RoundLister = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rounds: [],
    asked: [],
    pageSize: 2,
    disturb: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return lister;
};

const answerOf = (lister: RoundLister, call: Partial<RoundListCall>): Answer => {
  lister.asked.push(call);
  const disturbed = lister.disturb(lister.asked.length);
  if (disturbed) return disturbed;
  const inTime = lister.rounds.filter((round) => {
    const at = (round as ListedRound | null)?.opened_at;
    return typeof at !== 'string' || (at >= call.from! && at < call.to!);
  });
  const begin = Number(call.cursor ?? 0);
  const end = begin + lister.pageSize;
  const next = end < inTime.length ? String(end) : null;
  return { status: 200, body: { rounds: inTime.slice(begin, end), next } };
};
