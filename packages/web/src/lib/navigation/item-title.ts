import { useEffect } from 'react';
import { create } from 'zustand';

/** The title of the item that the page shows; undefined: the page has its own. */
export const useItemTitle = create<{ title: string | undefined }>(() => ({ title: undefined }));

/** Names the page after an item while it is shown. */
export const useTitleOf = (title: string | undefined): void =>
  useEffect(() => {
    useItemTitle.setState({ title });
    return () => useItemTitle.setState({ title: undefined });
  }, [title]);
