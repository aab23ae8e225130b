import type { Sql } from '@parlour/node-kit/database/database';
import { findNamed } from './account-queries';
import { contentOf, contentsIn } from './transfer-content';

/** The deposit that the text of a transfer names. */
export const orderNamedIn = async (
  sql: Sql,
  provider: string,
  text: string,
): Promise<{ depositId: string | undefined; isMisnamed: boolean }> => {
  const { serials, isMisnamed } = contentsIn(text);
  if (serials.length === 0) return { depositId: undefined, isMisnamed };
  const depositId = await findNamed(sql, provider, serials.map(contentOf));
  return { depositId, isMisnamed: depositId === undefined };
};
