import { content, type Notices } from '@parlour/contract/content';
import { call } from './api';
import { readCache, writeCache } from './cache';
import { serverNow } from './server-time';

// Apart from the query, which a page that only offers popups does not load.

const textsOf = { player: ['content', 'at'], popup: ['content', 'at'], promotion: ['state'] };

type Fields = Readonly<Record<string, unknown>> | null | undefined;

/** What was kept may be damaged: then it is as if nothing was kept. */
const isNotices = (value: unknown): value is Notices =>
  Object.entries(textsOf).every(([kind, names]) => {
    const list = (value as Fields)?.[kind];
    return (
      Array.isArray(list) &&
      list.every((one: Fields) =>
        ['id', 'title', ...names].every((name) => typeof one?.[name] === 'string'),
      )
    );
  });

export type Mark = { version: number; language: string };

/** What is kept of them. */
export const keptNotices = (mark: Mark): Notices | undefined => {
  const kept = readCache<unknown>('index_notice', mark);
  return isNotices(kept) ? kept : undefined;
};

/** Asks for all announcements of the brand, and keeps the answer. */
export const fetchNotices = async (mark: Mark, signal?: AbortSignal): Promise<Notices> => {
  const answer = await call(
    content.readNotices,
    { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language: mark.language },
    signal && { signal },
  );
  writeCache('index_notice', mark, answer, new Date(serverNow()));
  return answer;
};
