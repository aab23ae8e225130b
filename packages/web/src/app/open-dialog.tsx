import { useEffect, useRef } from 'react';
import type { Chunk } from '../lib/navigation/chunk';
import { type OpenModal, useModal } from '../lib/navigation/modal';
import { drawn } from './drawn';
import { modals } from './modals';

/** A dialog by its name. The table of dialogs is fetched with the first one that opens. */
export const OpenDialog = ({ name, with: given }: OpenModal) => {
  const holder = useRef<HTMLDivElement>(null);
  const isOfPage = useModal(({ open }) => open?.name === name);
  useEffect(() => {
    if (!isOfPage) return;
    // Back leads to another page, over which the dialog of this one does not stay. It closes as by
    // Escape, so that what waits for it has an answer; one without a way out stays.
    const { pathname, search } = location;
    const close = () => {
      // A link within a text changes only the part of the page that it names.
      if (location.pathname === pathname && location.search === search) return;
      const dialog = holder.current?.querySelector('dialog[open]');
      dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    };
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [isOfPage]);
  const modal = modals[name] as Chunk<object> | undefined;
  return modal && <div ref={holder}>{drawn(modal, given)}</div>;
};
