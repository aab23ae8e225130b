import type { ImportedLine } from '@parlour/contract/cashier/desk';
import { micros } from '@parlour/contract/money';
import type { OperatorContext } from '../../../../../lib/context';
import { candidatesOf } from '../../../evidence/candidates';
import type { ImportedAccount } from './statement-queries';

/** So many lines get a proposal: each is a look at the orders of its days. */
const mostProposals = 100;

/** The lines with whose money those may be that no order fits. */
export const propose = async (
  context: OperatorContext,
  { brand, currency }: ImportedAccount,
  lines: readonly ImportedLine[],
): Promise<ImportedLine[]> => {
  const shown: ImportedLine[] = [];
  let left = mostProposals;
  for (const each of lines) {
    const { line } = each;
    const isOpen = each.state === 'suspense' && line !== undefined && left > 0;
    const [proposal] = isOpen
      ? await candidatesOf(context, {
          brand,
          currency,
          amount: micros(line.amount),
          at: new Date(`${line.bookedOn}T12:00:00Z`),
          namedId: null,
          content: line.content,
          payer: undefined,
        })
      : [];
    if (isOpen) left -= 1;
    shown.push({ ...each, ...(proposal && { proposal }) });
  }
  return shown;
};
