import type { Chunk } from '../lib/navigation/chunk';
import type { OpenModal } from '../lib/navigation/modal';
import { drawn } from './drawn';
import { modals } from './modals';

/** A dialog by its name. The table of dialogs is fetched with the first one that opens. */
export const OpenDialog = ({ name, with: given }: OpenModal) => {
  const modal = modals[name] as Chunk<object> | undefined;
  return modal && <div>{drawn(modal, given)}</div>;
};
