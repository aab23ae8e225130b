import { useEffect } from 'react';
import { useBrand } from '../brand/brand';

/** Names the page after an item while it is shown; without one the page has its own title. */
export const useTitleOf = (item: string | undefined): void => {
  const { name } = useBrand();
  useEffect(() => {
    if (item === undefined) return undefined;
    const title = `${item} · ${name}`;
    let before: string | undefined;
    // The page is named first.
    const timer = setTimeout(() => {
      before = document.title;
      document.title = title;
    });
    return () => {
      clearTimeout(timer);
      if (before !== undefined && document.title === title) document.title = before;
    };
  }, [item, name]);
};
