import { contentConsole, type ContentKind } from '@parlour/contract/content-console';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';

/** The items of a kind; others may write them too, so the list is asked for again. */
export const useItems = (brand: string, kind: ContentKind) =>
  useQuery({
    queryKey: ['content', brand, kind],
    queryFn: ({ signal }) => call(contentConsole.listContent, { brand, kind }, { signal }),
    refetchInterval: 15_000,
  });

export const useVersions = (brand: string, kind: ContentKind, code: string) =>
  useQuery({
    queryKey: ['content', brand, kind, code, 'versions'],
    queryFn: async ({ signal }) =>
      (await call(contentConsole.listContentVersions, { brand, kind, code }, { signal })).list,
  });

/** The languages in which the texts of an item stand, that of the brand first. */
export type ItemLanguages = { all: readonly string[]; own: string };
