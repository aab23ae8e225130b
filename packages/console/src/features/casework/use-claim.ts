import { casework, type CaseView } from '@parlour/contract/casework';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { asRefused, type ConsoleRefused } from '../../lib/api/refused';
import { useMe } from '../../lib/session/me';

/** How often a claim is renewed while its page is worked on. */
const renewMs = 60_000;

export const showCase = (view: CaseView): void => {
  client.setQueryData(['case', view.id], view);
  void client.invalidateQueries({ queryKey: ['cases'] });
  void client.invalidateQueries({ queryKey: ['counts'] });
};

/**
 * Opening a case claims it, typing and scrolling keep it, and leaving frees it. What another person
 * has is read only.
 */
export const useClaim = (view: CaseView) => {
  const { id } = view;
  const me = useMe();
  const isMine = view.claimedBy?.id === me.id;
  const [refused, setRefused] = useState<ConsoleRefused>();
  const claim = useCallback(() => {
    setRefused(undefined);
    call(casework.claimCase, { caseId: id }).then(showCase, (thrown: unknown) =>
      setRefused(asRefused(thrown)),
    );
  }, [id]);
  const wasOpened = useRef(false);
  const mayClaim = view.may.claim && !view.claimedBy;
  useEffect(() => {
    // Once: what ran out is claimed again by hand, because its reader may be gone.
    if (wasOpened.current || !mayClaim) return;
    wasOpened.current = true;
    claim();
  }, [mayClaim, claim]);
  const holds = useRef(false);
  useEffect(() => {
    holds.current = isMine && view.state !== 'closed';
  }, [isMine, view.state]);
  useEffect(
    () => () => {
      if (!holds.current) return;
      call(casework.freeCase, { caseId: id }).then(showCase, () => undefined);
    },
    [id],
  );
  const touchedAt = useRef(0);
  useEffect(() => {
    if (!isMine) return;
    const timer = setInterval(() => {
      if (performance.now() - touchedAt.current > renewMs) return;
      call(casework.renewClaim, { caseId: id }).then(
        () => client.invalidateQueries({ queryKey: ['case', id] }),
        () => client.invalidateQueries({ queryKey: ['case', id] }),
      );
    }, renewMs);
    return () => clearInterval(timer);
  }, [id, isMine]);
  const touch = useCallback(() => {
    touchedAt.current = performance.now();
  }, []);
  return {
    isMine,
    refused,
    claim,
    touch,
    touched: { onScroll: touch, onKeyDown: touch, onPointerDown: touch },
  };
};

export type Claim = ReturnType<typeof useClaim>;
