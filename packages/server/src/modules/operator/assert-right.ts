import type { OperatorContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { noteRefused } from './note-refused';

/**
 * Refuses a right that depends on what the call is about, and leaves a line; a brand that is not
 * the caller's does not exist.
 */
export const assertRight = async (
  context: OperatorContext,
  right: string,
  brand: string | undefined,
): Promise<void> => {
  const brands = context.operator.rights[right];
  if (brands && (brand === undefined || brands.includes(brand))) return;
  if (brands) throw new Refusal('request.unknown');
  await noteRefused(context, {
    ...context,
    endpoint: { noun: 'operator', name: 'change', right },
    code: 'operator.right_missing',
    input: {},
  });
  throw new Refusal('operator.right_missing', { right });
};
