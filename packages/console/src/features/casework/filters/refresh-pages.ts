export type Pages<Page> = { pages: Page[]; pageParams: (string | undefined)[] };

/** The first and the last page that are seen, by their places. */
export type Range = readonly [first: number, last: number];

/**
 * Reads the pages that are seen again, and no other. Where one now ends elsewhere, what follows it
 * begins elsewhere too: it is left out and comes again when it is scrolled to.
 */
export const refreshPages = async <Page extends { next?: string }>(
  { pages, pageParams }: Pages<Page>,
  [first, last]: Range,
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<Pages<Page>> => {
  const [kept, params] = [pages.slice(0, first), pageParams.slice(0, first)];
  for (let place = first, cursor = pageParams[first]; place <= last; place += 1) {
    const page = await read(cursor);
    kept.push(page);
    params.push(cursor);
    if (page.next === undefined) return { pages: kept, pageParams: params };
    cursor = page.next;
  }
  const isSame = kept.at(-1)?.next === pageParams[last + 1];
  return isSame
    ? {
        pages: [...kept, ...pages.slice(last + 1)],
        pageParams: [...params, ...pageParams.slice(last + 1)],
      }
    : { pages: kept, pageParams: params };
};
