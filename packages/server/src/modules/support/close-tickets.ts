import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { ClosedLine, supportDesk } from '@parlour/contract/support-desk';
import type { OperatorContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { claimCase } from '../casework';
import { decideOne } from './decide-ticket';
import { readCaseOfTicket, readTemplates } from './desk-queries';

type Closing = InputOf<typeof supportDesk.closeTickets>;

/**
 * Closes many tickets with the text of one template, each in its own language and in a transaction
 * of its own: claimed, decided on the version that was listed, written to its person. What cannot
 * be closed is said in its line; the others go on.
 */
export const closeTickets = async (
  context: OperatorContext,
  { cases, template, reasonCode }: Closing,
): Promise<OutputOf<typeof supportDesk.closeTickets>> => {
  const lines: ClosedLine[] = [];
  for (const each of cases) {
    const [caseId = '', version] = each.split(':');
    const of = { caseId, version: Number(version), template, reasonCode };
    lines.push(await closeOne(context, of));
  }
  return { lines };
};

type One = Pick<Closing, 'template' | 'reasonCode'> & { caseId: string; version: number };

const closeOne = async (context: OperatorContext, one: One): Promise<ClosedLine> => {
  const { caseId, version, template: code, reasonCode } = one;
  const { sql, operator, database } = context;
  const found = await readCaseOfTicket(sql, caseId);
  if (!found || !operator.brands.includes(found.brand)) {
    return { caseId, will: false, why: 'request.unknown' };
  }
  const { number, brand, language } = found;
  const line = { caseId, number };
  const [template] = await readTemplates(sql, { brand, language, code });
  if (!template) return { ...line, will: false, why: 'request.unknown' };
  const once = { ...context, idempotencyKey: keyOf(context.idempotencyKey, caseId) };
  const decision = { caseId, version, verdict: 'close', text: template.text, reasonCode } as const;
  try {
    await database.transaction(async (tx) => {
      await claimIfOpen(tx, { caseId, operatorId: operator.id });
      await decideOne(once, tx, decision);
    });
    return { ...line, will: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...line, will: false, why: error.code };
  }
};

/** A repeat finds its case closed: the decision, not the claim, says that it was made before. */
const claimIfOpen: typeof claimCase = async (sql, claimed) =>
  claimCase(sql, claimed).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'desk.decided') throw error;
    return { version: 0, claimedUntil: new Date(0) };
  });

/** One key for each case of the call: sent again, each decision is the same decision. */
const keyOf = (key: string, caseId: string): string => {
  const hex = createHash('sha256').update(`${key} ${caseId}`).digest('hex');
  return [8, 4, 4, 4, 12].map(cutter(hex)).join('-');
};

const cutter = (hex: string) => {
  let at = 0;
  return (length: number): string => hex.slice(at, (at += length));
};
