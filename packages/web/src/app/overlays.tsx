import { Suspense, useEffect, useRef } from 'react';
import type { Chunk } from '../lib/chunk';
import { type ModalName, useModal } from '../lib/modal';
import { leaveMember, useSearch } from '../lib/navigation';
import { gate, useSession } from '../lib/session';
import { Words } from '../lib/words';
import { Boundary } from './boundary';
import { memberCentre, modals } from './modals';
import { type MemberPage, memberPageOf } from './paths';

const drawn = <Props extends object>({ nouns, Component, preload }: Chunk<Props>, props: Props) => (
  <Boundary onRetry={preload}>
    <Suspense>
      <Words nouns={nouns}>
        <Component {...props} />
      </Words>
    </Suspense>
  </Boundary>
);

/**
 * The dialog that is open, and the member centre while the address asks for it. Drawn in the
 * browser only.
 */
export const Overlays = () => {
  const open = useModal((state) => state.open);
  const page = memberPageOf(useSearch());
  const isMember = useSession((state) => state.standing === 'member');
  useMemberPageGate(page);
  const modal = open && (modals[open.name] as Chunk<object> | undefined);
  return (
    <>
      {page &&
        isMember &&
        memberCentre.chunk &&
        drawn(memberCentre.chunk, { page, onClose: leaveMember })}
      {open && modal && <div key={open.name}>{drawn(modal, open.with)}</div>}
    </>
  );
};

const waysIn: readonly (ModalName | undefined)[] = ['login', 'register'];

/**
 * A visitor whose address asks for a page of the centre, or whose session ended while it was open,
 * is asked to log in and goes on there; who puts the login aside leaves the page.
 */
const useMemberPageGate = (page: MemberPage | undefined): void => {
  const standing = useSession((state) => state.standing);
  const wasMember = useRef(false);
  useEffect(() => {
    const isOwnLogOut = wasMember.current && useSession.getState().endedBy === undefined;
    wasMember.current = standing === 'member';
    if (!page || standing !== 'visitor' || isOwnLogOut) return undefined;
    gate('player+trial');
    return useModal.subscribe(({ open }) => {
      const isStillVisitor = useSession.getState().standing === 'visitor';
      if (isStillVisitor && !waysIn.includes(open?.name)) leaveMember();
    });
  }, [page, standing]);
};
