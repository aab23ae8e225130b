import type { DecidedCase } from '@parlour/contract/case-verdict';
import type { InputOf } from '@parlour/contract/endpoint';
import { factsOf, type Language } from '@parlour/contract/languages';
import type { supportDesk } from '@parlour/contract/support-desk';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { assertNoLink, decideCase } from '../casework';
import { readToldReason, type CaseOfTicket } from './desk-queries';
import { insertMessage, lockTicket } from './queries';
import { ownCase } from './read-ticket-case';
import { tellWriter } from './tell-writer';

type Decision = InputOf<typeof supportDesk.decideTicket>;

/** Answers or closes: the case, what the person reads and the line are one commit. */
export const decideTicket = (context: OperatorContext, given: Decision): Promise<DecidedCase> =>
  context.database.transaction((sql) => decideOne(context, sql, given));

/** The same within a transaction, for one of many. */
export const decideOne = async (
  context: OperatorContext,
  sql: Transaction,
  { text, ...given }: Decision,
): Promise<DecidedCase> => {
  const { verdict, caseId } = given;
  const found = await ownCase({ ...context, sql }, caseId);
  if (verdict === 'answer' && text === undefined) {
    const fields = [{ name: 'text', code: 'field.required' as const }];
    throw new Refusal('desk.reason_missing', { fields });
  }
  if (text !== undefined) assertNoLink(text);
  await lockTicket(sql, found.ticketId);
  const { operator } = context;
  const decided = await decideCase(sql, {
    ...given,
    operatorId: operator.id,
    needsSecond: false,
    by: context,
  });
  const { stage, isRepeat } = decided;
  if (stage === 'closed' && !isRepeat) {
    const round = decided.case.round;
    await writeAnswer(context, sql, { found, text, round, ...given });
  }
  return { stage, version: decided.case.version };
};

type Answer = Pick<Decision, 'verdict' | 'text' | 'reasonCode' | 'caseId'> & {
  found: CaseOfTicket;
  round: number;
};

/** Without a text, what a public reason says is what the person reads. */
const writeAnswer = async (
  context: OperatorContext,
  sql: Transaction,
  { found, verdict, text, reasonCode, caseId, round }: Answer,
): Promise<void> => {
  const { ticketId, language } = found;
  const said = text ?? (reasonCode && (await reasonIn(sql, reasonCode, language)));
  const operatorId = context.operator.id;
  const key = `decided:${caseId}:${round}`;
  if (said) await insertMessage(sql, { ticketId, key, text: said, operatorId });
  const state = verdict === 'answer' ? 'answered' : 'closed';
  await tellWriter(context, sql, { ticketId, key, state, text: said });
};

const reasonIn = async (
  sql: Transaction,
  code: string,
  language: string,
): Promise<string | undefined> => {
  const texts = await readToldReason(sql, code);
  const { tag } = factsOf(language as Language);
  return texts && (texts[language] ?? texts[tag] ?? texts.EN);
};
