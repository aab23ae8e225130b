import { Button } from '@parlour/ui/components/form/button';
import type { ComponentProps } from 'react';
import { useWords } from '../language';

/** A list that is read a part at a time. */
export type ReadInParts = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type MoreProps = { of: ReadInParts } & Pick<
  ComponentProps<typeof Button>,
  'children' | 'look' | 'small'
>;

/** Reads the next part of a list; without one there is no button. */
export const More = ({ of: list, ...button }: MoreProps) => {
  const { common } = useWords();
  if (!list.hasNextPage) return null;
  return (
    <Button
      {...button}
      busy={list.isFetchingNextPage && common.loading}
      onClick={() => void list.fetchNextPage()}
    />
  );
};
