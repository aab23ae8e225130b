import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { type Key, useKeys } from '../../lib/keys/keys';
import { useWords } from '../../lib/language';
import { lockPage } from '../../lib/session/lock-page';
import { useOpenPages } from '../pages';
import { KeyList } from './key-list';
import { Palette } from './palette';
import { openKeys, openPalette, useShown } from './palette-store';

/** The keys that work on every page, the search, and the list of all keys. */
export const FrameKeys = () => {
  const { frame } = useWords();
  const [, go] = useLocation();
  const pages = useOpenPages();
  const shown = useShown();
  const keys = useMemo<readonly Key[]>(
    () => [
      { key: '/', name: frame.search, act: openPalette },
      { key: '?', name: frame.keys, act: openKeys },
      { key: 'L', name: frame.lock, act: lockPage },
      ...pages.map((page) => ({
        key: `G ${page.go}`,
        name: frame.pages[page.name],
        act: () => go(page.home),
      })),
    ],
    [frame, pages, go],
  );
  useKeys(keys);
  useEffect(() => {
    // With the modifier it works in a field too.
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      {shown.palette && <Palette />}
      {shown.keys && <KeyList />}
    </>
  );
};
