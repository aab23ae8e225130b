import { casework, type CaseView } from '@parlour/contract/casework';
import { cashierConsole } from '@parlour/contract/cashier/console';
import { cashierDesk } from '@parlour/contract/cashier/desk';
import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { Reply } from '@parlour/testkit/site/http-client';
import type { Random } from '@parlour/testkit/random';
import { readPlain } from '../players/deposits';
import { valueOf } from '../players/withdrawals';
import type { Reading, RecordingClient } from '../recording-client';
import { messageOf, type Person } from './people';

/** An operator at the desk for one story. */
export type Desk = { client: RecordingClient; person: Person; people: Person[]; random: Random };

const queues = ['withdrawal', 'withdrawal', 'withdrawal', 'deposit'] as const;

/** Shares of decisions that are refused: on an old version, without a claim, by the first. */
const oldShare = 0.4;
const unclaimedShare = 0.15;
const againShare = 0.4;

/** The value of an answer, or undefined where there was none or a refusal. */
export const ask = async <E extends Endpoint>(
  { client, person, random }: Pick<Desk, 'client' | 'person' | 'random'>,
  endpoint: E,
  input: InputOf<E>,
  isTwice = false,
): Promise<OutputOf<E> | undefined> => {
  let value: OutputOf<E> | undefined;
  const message = await messageOf(person, endpoint, input, random.uuid());
  const read = (reply: Reply): Reading => {
    const reading = readPlain(reply);
    if (reading.outcome === 'ok') value = valueOf<OutputOf<E>>(reply);
    return reading;
  };
  await client.send({ message, read, first: random.whole(0, 1), isTwice, tries: 3 });
  return value;
};

/** Works a case: the next one, one that the operator has already, or any that is open. */
export const workCase = async (desk: Desk): Promise<void> => {
  const found = await findCase(desk, desk.random.pick(queues));
  if (found) await decideOn(desk, found);
};

const findCase = async (desk: Desk, kind: string): Promise<CaseView | undefined> => {
  const turn = desk.random.share();
  if (turn < 0.5) {
    const next = await ask(desk, casework.nextCase, { kind });
    if (next?.case) return next.case;
  }
  const state = turn < 0.75 ? 'mine' : 'open';
  const listed = await ask(desk, casework.listCases, { kind, state });
  const card = listed && listed.list.length > 0 ? desk.random.pick(listed.list) : undefined;
  return card && ask(desk, casework.claimCase, { caseId: card.id });
};

const decideOn = async (desk: Desk, found: CaseView): Promise<void> => {
  const { random, people, person } = desk;
  if (found.subjectId.startsWith('payout:')) {
    await ask(desk, casework.freeCase, { caseId: found.id });
    return;
  }
  const verdict = verdictOn(found, random);
  if (random.chance(oldShare) && found.version > 1) {
    await decide(desk, { ...found, version: found.version - 1 }, verdict, true);
  }
  if (random.chance(unclaimedShare)) {
    // Not noted: while no one answers, the claim may end and become the other's. The lines of the
    // case say whose it was (O5).
    const other = random.pick(people.filter(({ id }) => id !== person.id));
    await ask({ ...desk, person: other }, endpointOf(found), decisionOn(found, verdict));
  }
  const stage = await decide(desk, found, verdict, false);
  if (stage === 'second' && random.chance(againShare)) await decideAgain(desk, found.id, verdict);
  // Whose verdict does not count leaves the case to another.
  if (stage === undefined) await ask(desk, casework.freeCase, { caseId: found.id });
};

/** The first person claims the case again, or does not get it, and decides second: refused. */
const decideAgain = async (desk: Desk, caseId: string, verdict: Verdict): Promise<void> => {
  const claimed = await ask(desk, casework.claimCase, { caseId });
  const found = claimed ?? (await ask(desk, casework.readCase, { caseId }));
  // A second person may have decided differently meanwhile: then both begin again.
  if (found?.state === 'second') await decide(desk, found, verdict, true);
  if (claimed) await ask(desk, casework.freeCase, { caseId });
};

type Verdict = { verdict: string; reasonCode?: string | undefined; playerId?: string };

/** The second person mostly agrees with the first. */
const verdictOn = (found: CaseView, random: Random): Verdict => {
  const first = found.decisions.find((one) => one.round === found.round);
  const agreed = first && random.chance(0.85) ? first.verdict : undefined;
  if (found.subjectId.startsWith('receipt:')) return { verdict: agreed ?? 'proof' };
  const reasonCode = found.reasonCodes[0]?.code;
  if (found.kind === 'deposit') {
    const playerId = found.player?.id;
    const own = random.chance(0.5) ? 'credit' : 'return';
    const isCredit = playerId !== undefined && (agreed ?? own) === 'credit';
    return isCredit ? { verdict: 'credit', playerId } : { verdict: 'return', reasonCode };
  }
  const verdict = agreed ?? (random.chance(0.75) ? 'approve' : 'refuse');
  return verdict === 'refuse' ? { verdict, reasonCode } : { verdict };
};

const endpointOf = ({ kind }: Pick<CaseView, 'kind'>): Endpoint =>
  kind === 'deposit' ? cashierDesk.decideDeposit : cashierConsole.decideWithdrawal;

const decisionOn = ({ id, version }: Pick<CaseView, 'id' | 'version'>, verdict: Verdict): never =>
  ({ case: id, version, ...verdict }) as never;

/**
 * The stage that it led to. `isForged`: it must be refused, no matter who else decides meanwhile.
 */
const decide = async (
  { client, person, random }: Desk,
  { id, kind, version }: Pick<CaseView, 'id' | 'kind' | 'version'>,
  verdict: Verdict,
  isForged: boolean,
): Promise<string | undefined> => {
  let stage: string | undefined;
  const key = random.uuid();
  const operation = client.history.begin({
    kind: 'decision',
    owner: 'decision',
    key,
    ofKey: id,
    playerId: person.id,
    currency: '',
    verdict: verdict.verdict,
    isForged,
  });
  const message = await messageOf(
    person,
    endpointOf({ kind }),
    decisionOn({ id, version }, verdict),
    key,
  );
  // Who lost the right after the first attempt learns nothing of it any more. A call that counted
  // has its first answer before it can be a second person's, or one to a player who is excluded.
  const read = (reply: Reply): Reading => {
    const reading = readPlain(reply);
    if (reading.outcome === 'ok') ({ stage } = valueOf<{ stage: string }>(reply));
    const isCertain = /desk\.same_person|compliance\./.test(reading.answer);
    const isBarred = !isCertain && /^40[134]$/.test(String(reply.status));
    const isInDoubt = operation.attempts.some(({ outcome }) => outcome === 'unknown');
    return isBarred && isInDoubt ? { ...reading, outcome: 'unknown' } : reading;
  };
  const first = random.whole(0, 1);
  const isTwice = random.chance(0.3);
  await client.send({ operation, message, read, first, isTwice, tries: Infinity });
  return stage;
};
