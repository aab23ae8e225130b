import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '@parlour/testkit/site/http-client';
import { exportCalls, type ExportJob } from '@parlour/contract/report/exports';
import { readPlain } from '../players/deposits';
import { valueOf } from '../players/withdrawals';
import type { Reading } from '../recording-client';
import { ask, type Desk } from './cases';
import { messageOf, type Person } from './people';
import { readNamed } from './values';

/** Until a job made it: it looks every two seconds. */
const looks = 30;
const lookMs = 300;

/** A file is asked for and fetched; more than once, and by another person, it must not be. */
export const takeFile = async (desk: Desk, isOver: () => boolean): Promise<void> => {
  const { people, random } = desk;
  const own = { ...desk, person: random.pick(people.filter(({ role }) => role === 'compliance')) };
  const job = await askFor(own);
  if (!job) return;
  const other = random.pick(
    people.filter(({ id, role }) => role === 'compliance' && id !== own.person.id),
  );
  for (let looked = 0; looked < looks && !isOver(); looked += 1) {
    await pause(lookMs);
    const listed = await ask(own, exportCalls.listExports, {});
    if (listed?.list.find(({ id }) => id === job.id)?.state !== 'ready') continue;
    if (random.chance(0.5)) await fetch(desk, other, job.id, { isForged: true });
    await fetch(desk, own.person, job.id, { isTwice: random.chance(0.5) });
    if (random.chance(0.5)) await fetch(desk, own.person, job.id, {});
    break;
  }
  // One that stays would hold one of the five that a person may have.
  await ask(own, exportCalls.endExport, { id: job.id });
};

/** A day without a registration: ten thousand lines a day would need a second person. */
const askFor = async ({ client, person, random }: Desk): Promise<ExportJob | undefined> => {
  const key = random.uuid();
  const operation = client.history.begin({
    kind: 'export',
    owner: 'export',
    key,
    playerId: person.id,
    currency: '',
  });
  const days = { from: '2020-01-01', to: '2020-01-02' };
  const given = { brand: 'main', reason: 'the fault test', ...days };
  const message = await messageOf(person, exportCalls.askPlayersExport, given, key);
  let job: ExportJob | undefined;
  const read = (reply: Reply): Reading => {
    const reading = readPlain(reply);
    if (reading.outcome === 'ok') job = valueOf<ExportJob>(reply);
    return reading;
  };
  const first = random.whole(0, 1);
  const isTwice = random.chance(0.3);
  await client.send({ operation, message, read, first, isTwice, tries: Infinity });
  return job;
};

type Fetching = { isForged?: boolean; isTwice?: boolean };

const fetch = async (
  { client, random }: Desk,
  person: Person,
  id: string,
  { isForged = false, isTwice = false }: Fetching,
): Promise<void> => {
  const operation = client.history.begin({
    kind: 'file',
    owner: 'file',
    key: random.uuid(),
    ofKey: id,
    playerId: person.id,
    currency: '',
    isForged,
  });
  const message = await messageOf(person, exportCalls.fetchExport, { id });
  const first = random.whole(0, 1);
  await client.send({ operation, message, read: readNamed, first, isTwice, tries: 3 });
};
