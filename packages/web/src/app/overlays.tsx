import { Suspense } from 'react';
import type { Chunk } from '../lib/navigation/chunk';
import { useModal } from '../lib/navigation/modal';
import { useSearch } from '../lib/navigation/navigation';
import { Words } from '../lib/language/words';
import { Boundary } from './boundary';
import { memberCentre, modals } from './modals';
import { memberPageOf } from '../lib/navigation/paths';

const drawn = <Props extends object>({ nouns, Component, preload }: Chunk<Props>, props: Props) => (
  <Boundary onRetry={preload}>
    <Suspense>
      <Words nouns={nouns}>
        <Component {...props} />
      </Words>
    </Suspense>
  </Boundary>
);

/** The dialog that is open, and the member centre while the address asks for it. */
export const Overlays = () => {
  const open = useModal((state) => state.open);
  const page = memberPageOf(useSearch());
  const modal = open && (modals[open.name] as Chunk<object> | undefined);
  return (
    <>
      {page && drawn(memberCentre, { page })}
      {open && modal && <div key={open.name}>{drawn(modal, open.with)}</div>}
    </>
  );
};
