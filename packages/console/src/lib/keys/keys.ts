import { useEffect } from 'react';
import { create } from 'zustand';

/** A key of a page: what it is called in the list of keys, and what it does. */
export type Key = { key: string; name: string; act: () => void };

/** After a change of the view no key works for so long: it may have been meant for the old one. */
const settledMs = 600;

type Keys = { layers: readonly (readonly Key[])[]; isOn: boolean; changedAt: number };

const useKeyStore = create<Keys>(() => ({ layers: [], isOn: readIsOn(), changedAt: -Infinity }));

function readIsOn(): boolean {
  try {
    return localStorage.getItem('keys') !== 'off';
  } catch {
    return true;
  }
}

/** Single keys can be switched off, for who speaks or has a trembling hand. */
export const switchKeys = (isOn: boolean): void => {
  try {
    localStorage.setItem('keys', isOn ? 'on' : 'off');
  } catch {
    // It holds while the page is open.
  }
  useKeyStore.setState({ isOn });
};

export const useAreKeysOn = (): boolean => useKeyStore(({ isOn }) => isOn);

/** All keys that work now, for their list. */
export const useListedKeys = (): readonly Key[] => useKeyStore(({ layers }) => layers).flat();

/** What is on the screen has been replaced by itself. */
export const noteChange = (): void => useKeyStore.setState({ changedAt: performance.now() });

/** Keys that work while this is shown. */
export const useKeys = (keys: readonly Key[]): void => {
  useEffect(() => {
    useKeyStore.setState(({ layers }) => ({ layers: [...layers, keys] }));
    return () =>
      useKeyStore.setState(({ layers }) => ({ layers: layers.filter((one) => one !== keys) }));
  }, [keys]);
};

const fields = 'input, textarea, select, [contenteditable]';

/** Listens to the keys of the page, until the returned function is called. */
export const listenToKeys = (): (() => void) => {
  let goUntil = 0;
  const press = (event: KeyboardEvent): void => {
    const { layers, isOn, changedAt } = useKeyStore.getState();
    if (!isOn || event.repeat || event.isComposing || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = event.target instanceof Element ? event.target : undefined;
    if (place?.closest(fields)) return;
    const isOverDialog = document.querySelector('dialog[open]') !== null;
    const typed = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const isGoing = performance.now() < goUntil;
    goUntil = 0;
    const name = isGoing ? `G ${typed}` : typed;
    if (name === 'Enter' && place?.closest('button, a, summary')) return;
    const found = layers.flat().findLast(({ key }) => key === name);
    if (!found && typed === 'G' && !isGoing && !isOverDialog) goUntil = performance.now() + 1500;
    if (!found || isOverDialog) return;
    event.preventDefault();
    if (performance.now() - changedAt < settledMs) return;
    found.act();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
};
