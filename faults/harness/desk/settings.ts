import { setTimeout as pause } from 'node:timers/promises';
import type { Status } from '@parlour/contract/brand';
import { operator } from '@parlour/contract/operator';
import type { OperatorChange } from '@parlour/contract/operator/changes';
import type { HttpClient, Reply } from '@parlour/testkit/site/http-client';
import { readPlain } from '../players/deposits';
import { valueOf } from '../players/withdrawals';
import type { Reading } from '../recording-client';
import { ask, type Desk } from './cases';
import { messageOf } from './people';

const reason = 'as agreed on the shift';
const kind = 'brand' as const;
const object = 'main';

/** Harmless ones: the first is in force at once and shown to anyone, more of the second loosens. */
const settings = [
  { name: 'feedbackMinWords', min: 0, max: 90 },
  { name: 'mostSessions', min: 2, max: 10 },
] as const;

/** A process is asked so often and so long which setting it has, until it has the new one. */
const everyMs = 250;
const longestMs = 7000;

/**
 * Who works on the brand changes a setting; where it needs a second person, another confirms or
 * refuses it. Then each process is asked which one it has.
 */
export const changeSetting = async (desk: Desk, sites: HttpClient[]): Promise<void> => {
  const { people, random } = desk;
  const author = { ...desk, person: random.pick(people.filter(({ role }) => role === 'brand')) };
  const lead = { ...desk, person: random.pick(people.filter(({ role }) => role === 'lead')) };
  await endProposals(author, lead);
  const seen = await ask(author, operator.previewChange, { kind, object, patch: {} });
  if (!seen) return;
  const { name, min, max } = random.chance(0.7) ? settings[0] : settings[1];
  const value = random.whole(min, max);
  if (seen.values[`settings.${name}`] === value) return;
  const change = await propose(author, { [`settings.${name}`]: value }, seen.version);
  if (change?.state === 'proposed') {
    const decide = random.chance(0.5) ? operator.approveChange : operator.rejectChange;
    await ask(lead, decide, { id: change.id, reason });
  }
  if (change?.state !== 'applied' || name !== 'feedbackMinWords') return;
  const since = desk.client.history.now();
  await Promise.all(
    sites.map((site, process) =>
      look(desk, site, { process, setting: name, wanted: value, since }),
    ),
  );
};

/** What a lost answer left open would hold the brand for ever. */
const endProposals = async (author: Desk, lead: Desk): Promise<void> => {
  const open = await ask(author, operator.listChanges, { kind, object, state: 'proposed' });
  for (const { id } of open?.list ?? []) await ask(lead, operator.rejectChange, { id, reason });
};

const propose = async (
  { client, person, random }: Desk,
  patch: Record<string, number>,
  version: string,
): Promise<OperatorChange | undefined> => {
  const key = random.uuid();
  const operation = client.history.begin({
    kind: 'change',
    owner: 'change',
    key,
    playerId: person.id,
    currency: '',
  });
  const given = { kind, object, patch, version, reason };
  const message = await messageOf(person, operator.proposeChange, given, key);
  let change: OperatorChange | undefined;
  const read = (reply: Reply): Reading => {
    const reading = readPlain(reply);
    if (reading.outcome === 'ok') change = valueOf<OperatorChange>(reply);
    return reading;
  };
  const first = random.whole(0, 1);
  const isTwice = random.chance(0.2);
  await client.send({ operation, message, read, first, isTwice, tries: Infinity });
  return change;
};

type Look = { process: number; setting: 'feedbackMinWords'; wanted: number; since: number };

/** Until it has the new one; what it says first and last is what counts. */
const look = async ({ client }: Desk, site: HttpClient, looked: Look): Promise<void> => {
  const { history } = client;
  const message = { method: 'GET', path: '/wps/system/status', headers: {} };
  while (history.now() - looked.since < longestMs) {
    const sentAt = history.now();
    const reply = await site.send(message);
    if (reply.status === 200) {
      const found = valueOf<Status>(reply).brand[looked.setting];
      history.shown.push({ ...looked, found, sentAt });
      if (found === looked.wanted) return;
    }
    await pause(everyMs);
  }
};
