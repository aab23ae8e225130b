import { fill } from '@parlour/locales/phrases';
import { toast } from '@parlour/ui/toasts';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useEffectEvent } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import { closeModal, type Modals, openModal } from '../../../lib/navigation/modal';
import { placeName } from './place-name';

const shownMs = 12_000;

/** Says at the edge of the page when the sign-in before this one was, where, and on what. */
export const LastSignIn = (last: Modals['lastSignIn']) => {
  const { session } = usePhrases('session');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const { at, place, device } = last;
  const say = useEffectEvent(() => {
    const when = [dateTime(at, timeZone, locale), placeName(place, locale), device];
    closeModal();
    toast({
      text: fill(session.lastSignIn, { when: when.filter(Boolean).join(' · ') }),
      action: { label: session.notMe, onAct: () => openModal('notMe', last) },
      shownMs,
    });
  });
  useEffect(() => say(), []);
  return null;
};
