import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { flagDesk } from '@parlour/contract/flag-desk';
import type { OperatorContext } from '../../../lib/context';
import { decideCase } from '../decide-case';
import { lockCase } from '../queries';
import { Refusal } from '../../../lib/refusal';

/** Closes a flag. What is to be done about it is an act of its own: a block, a change of rights. */
export const decideFlag = (
  context: OperatorContext,
  given: InputOf<typeof flagDesk.decideFlag>,
): Promise<OutputOf<typeof flagDesk.decideFlag>> =>
  context.database.transaction(async (sql) => {
    const found = await lockCase(sql, given.caseId, context.operator.id);
    if (found?.kind !== 'flag') throw new Refusal('request.unknown');
    const decided = await decideCase(sql, {
      ...given,
      operatorId: context.operator.id,
      needsSecond: false,
      by: context,
    });
    return { stage: decided.stage, version: decided.case.version };
  });
