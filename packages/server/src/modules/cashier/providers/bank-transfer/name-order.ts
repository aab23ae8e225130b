import type { Sql } from '@parlour/node-kit/database/database';
import { findNamed } from './account-queries';
import { contentOf, contentsIn } from './transfer-content';

export type NamedOrder = { depositId: string | undefined; isMisnamed: boolean };

/** The deposit that the text of a transfer names. */
export const orderNamedIn = async (
  sql: Sql,
  provider: string,
  text: string,
): Promise<NamedOrder> => {
  const [named] = await ordersNamedIn(sql, provider, [text]);
  return named!;
};

/** Those of many texts, in their order. */
export const ordersNamedIn = async (
  sql: Sql,
  provider: string,
  texts: readonly string[],
): Promise<NamedOrder[]> => {
  const found = texts.map((text) => {
    const { serials, isMisnamed } = contentsIn(text);
    return { contents: serials.map(contentOf), isMisnamed };
  });
  const contents = found.flatMap((each) => each.contents);
  const deposits = contents.length > 0 ? await findNamed(sql, provider, contents) : [];
  const placeOf = new Map(deposits.map(({ content }, place) => [content, place]));
  return found.map(({ contents: own, isMisnamed }) => {
    if (own.length === 0) return { depositId: undefined, isMisnamed };
    // Of several orders the newest.
    const depositId = deposits[Math.min(...own.map((each) => placeOf.get(each) ?? Infinity))]?.id;
    return { depositId, isMisnamed: depositId === undefined };
  });
};
