import { Suspense } from 'react';
import type { Chunk } from '../lib/navigation/chunk';
import { type OpenModal, useModal } from '../lib/navigation/modal';
import { useSearch } from '../lib/navigation/navigation';
import { Words } from '../lib/language/words';
import { Boundary } from './boundary';
import { forcedChange, memberCentre, modals } from './modals';
import { memberPageOf } from '../lib/navigation/paths';
import { useSession } from '../lib/session/session';

const drawn = <Props extends object>({ nouns, Component, preload }: Chunk<Props>, props: Props) => (
  <Boundary onRetry={preload}>
    <Suspense>
      <Words nouns={nouns}>
        <Component {...props} />
      </Words>
    </Suspense>
  </Boundary>
);

const ModalOf = ({ name, with: given }: OpenModal) => {
  const modal = modals[name] as Chunk<object> | undefined;
  return modal && <div>{drawn(modal, given)}</div>;
};

/** The dialog that is open, what is above it, and the member centre while the address has it. */
export const Overlays = () => {
  const { open, above } = useModal();
  const mustChange = useSession((state) => state.mustChange);
  const page = memberPageOf(useSearch());
  if (mustChange) return drawn(forcedChange, { reason: mustChange });
  return (
    <>
      {page && drawn(memberCentre, { page })}
      {open && <ModalOf {...open} key={open.name} />}
      {above && <ModalOf {...above} key={`above-${above.name}`} />}
    </>
  );
};
