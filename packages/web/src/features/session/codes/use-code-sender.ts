import type { CodeSent } from '@parlour/contract/session/codes';
import { useEffect, useRef, useState } from 'react';
import { asRefused, type Refused } from '../../../lib/api/refused';
import { withVerification } from '../../../lib/session/verify';
import { type CountdownKey, secondsLeft, startCountdown } from './countdown';

const throttleMs = 1000;

type Options = {
  purpose: CountdownKey;
  /** Counts from the request, not from the answer. */
  isFromRequest?: boolean;
  /** Firebase sends it, by a puzzle of its own. */
  isByFirebase?: boolean;
  send: (verification?: string) => Promise<CodeSent>;
};

/** Asks for a code, at most once a second and not while the last one counts down. */
export const useCodeSender = ({ purpose, isFromRequest = false, isByFirebase, send }: Options) => {
  const [seconds, setSeconds] = useState(() => secondsLeft(purpose));
  const [isSending, setSending] = useState(false);
  const [sentMinutes, setSentMinutes] = useState<number>();
  const [failed, setFailed] = useState<Refused>();
  const pressedAt = useRef(0);
  const isCounting = seconds > 0;

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setSeconds(secondsLeft(purpose)), 250);
    return () => clearInterval(timer);
  }, [isCounting, purpose]);

  const press = async (): Promise<void> => {
    const now = Date.now();
    if (isSending || secondsLeft(purpose) > 0 || now - pressedAt.current < throttleMs) return;
    pressedAt.current = now;
    setSending(true);
    try {
      let sentAt = now;
      const ask = (verification?: string) => {
        sentAt = Date.now();
        return send(verification);
      };
      const sent = await (isByFirebase ? ask() : withVerification('sms', ask));
      // The visitor gave up the puzzle: nothing was sent.
      if (!sent) return;
      const { expiredMinutes } = sent;
      startCountdown(purpose, { expiredMinutes, ...(isFromRequest && { sentAt }) });
      setSentMinutes(expiredMinutes);
      setSeconds(secondsLeft(purpose));
    } catch (thrown) {
      setFailed(asRefused(thrown));
    } finally {
      setSending(false);
    }
  };

  return {
    press,
    seconds,
    isSending,
    /** Undefined before a code was sent from this form. */
    sentMinutes,
    failed,
    dismiss: () => setFailed(undefined),
  };
};

export type CodeSender = ReturnType<typeof useCodeSender>;
