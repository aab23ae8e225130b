import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { RoomCase, roomDesk } from '@parlour/contract/room-desk';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { assertUntied, decideCase } from '../../casework';
import { lockRoom } from '../queries';
import { hide, silence } from './act';
import {
  type CaseOfMessage,
  countHidden,
  markKept,
  readCaseOfMessage,
  readConcerned,
  readDeskLines,
  readReports,
  readSilenceOf,
} from './queries';
import { deskMessageOf, silenceOf } from './read-desk';

/** So many lines before a reported message and after it. */
const linesAround = 10;

/** A case of a brand in which the operator has the right; another does not exist. */
const ownCase = async (
  sql: Sql,
  { operator }: OperatorContext,
  caseId: string,
): Promise<CaseOfMessage> => {
  const found = await readCaseOfMessage(sql, caseId);
  if (!found || !operator.brands.includes(found.brand)) throw new Refusal('request.unknown');
  return found;
};

/** A reported message with the lines around it, its reports, and what its writer did before. */
export const readRoomCase = async (
  context: OperatorContext,
  { caseId }: InputOf<typeof roomDesk.readRoomCase>,
): Promise<RoomCase> => {
  const { sql } = context;
  const { brand, version, messageId, n, writerId } = await ownCase(sql, context, caseId);
  const [lines, reports, hiddenBefore, card] = await Promise.all([
    readDeskLines(sql, { brand, after: n - linesAround - 1, upTo: n + linesAround }),
    readReports(sql, messageId),
    writerId === null ? 0 : countHidden(sql, writerId),
    writerId === null ? undefined : readSilenceOf(sql, { brand, playerId: writerId }),
  ]);
  const around = lines.map(deskMessageOf);
  return {
    caseId,
    version,
    brand,
    message: around.find((line) => line.n === n)!,
    around,
    reports: reports.map(({ reason, at }) => ({ reason, at: at.toISOString() })),
    hiddenBefore,
    ...(card && { silence: silenceOf(card) }),
  };
};

type Decision = InputOf<typeof roomDesk.decideRoomCase>;

/** Decides on a reported message: what follows is in the same commit. */
export const decideRoomCase = async (
  context: OperatorContext,
  { hours, ...given }: Decision,
): Promise<OutputOf<typeof roomDesk.decideRoomCase>> => {
  const found = await ownCase(context.sql, context, given.caseId);
  return context.database.transaction(async (sql) => {
    // The room before the case, as anyone who reports or hides.
    await lockRoom(sql, found.brand);
    const {
      stage,
      isRepeat,
      case: decided,
    } = await decideCase(sql, {
      ...given,
      object: given.verdict === 'silence' ? (hours?.toString() ?? 'ever') : undefined,
      operatorId: context.operator.id,
      needsSecond: false,
      by: context,
    });
    if (isRepeat) return { stage, version: decided.version };
    await assertUntied(sql, context.operator.id, await readConcerned(sql, found.messageId));
    if (stage === 'closed') await follow(sql, context, { ...given, hours, found });
    return { stage, version: decided.version };
  });
};

const follow = async (
  sql: Transaction,
  context: OperatorContext,
  { verdict, hours, reasonCode, note, found }: Decision & { found: CaseOfMessage },
): Promise<void> => {
  const { brand, messageId, n, writerId } = found;
  if (verdict === 'keep') {
    await markKept(sql, messageId);
    return;
  }
  const reason = note ?? reasonCode;
  await hide(sql, context, { brand, messageId, writerId, n, reason });
  // Who left has nothing to be silenced in.
  if (verdict === 'hide' || writerId === null) return;
  await silence(sql, context, { brand, playerId: writerId, hours, reason: reason ?? verdict });
};
