import { Fragment } from 'react';
import { chunk } from '../lib/navigation/chunk';
import { type OpenModal, useModal } from '../lib/navigation/modal';
import { useSearch } from '../lib/navigation/navigation';
import { memberPageOf } from '../lib/navigation/paths';
import { useSession } from '../lib/session/session';
import { memberCentre } from './centre/member-centre-chunk';
import { drawn } from './drawn';

/** Fetched when idle, or with the first dialog that opens. */
export const dialog = chunk<OpenModal>([], async () => (await import('./open-dialog')).OpenDialog);

/** The dialog that is open, those above it, and the member centre while the address has it. */
export const Overlays = () => {
  const mustChange = useSession((state) => state.mustChange);
  const page = memberPageOf(useSearch());
  // It stands over everything: the session may only change its password.
  if (mustChange) return drawn(dialog, { name: 'forcedChange', with: { reason: mustChange } });
  return (
    <>
      {page && drawn(memberCentre, { page })}
      <Dialogs />
    </>
  );
};

/** The dialog that is open, and those above it; a closed site has these alone. */
export const Dialogs = () => {
  const { open, above } = useModal();
  return (
    <>
      {open && <Fragment key={open.name}>{drawn(dialog, open)}</Fragment>}
      {above.map((one) => (
        <Fragment key={`above-${one.name}`}>{drawn(dialog, one)}</Fragment>
      ))}
    </>
  );
};
