import { playerConsole, type PlayerLine } from '@parlour/contract/player-console';
import { creditCard } from '@parlour/ui/icons/credit-card';
import { identificationCard } from '@parlour/ui/icons/identification-card';
import { envelopeSimple } from '@parlour/ui/icons/envelope-simple';
import { phone } from '@parlour/ui/icons/phone';
import { user } from '@parlour/ui/icons/user';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { asRefused } from '../../lib/api/refused';
import { call } from '../../lib/api/call';
import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { refusalText } from '../../lib/refusal-text';
import { useMay, useMe } from '../../lib/session/me';
import type { Found } from './use-commands';

type Kind = 'mobile' | 'email' | 'idNumber' | 'last4';

const icons: Record<Kind, string> = {
  mobile: phone,
  email: envelopeSimple,
  idNumber: identificationCard,
  last4: creditCard,
};

const kindsOf = (typed: string): readonly Kind[] => {
  if (/^\S+@\S+\.\S+$/.test(typed)) return ['email'];
  if (/^(?=.*\d)[A-Za-z0-9]{4}$/.test(typed)) return ['last4'];
  if (/^\+?[\d .-]{8,}$/.test(typed)) return ['mobile', 'idNumber'];
  return /^(?=.*\d)[A-Za-z0-9]{6,20}$/.test(typed) ? ['idNumber'] : [];
};

/**
 * The lookup of a whole contact, which leaves a line: it is a choice of the list, made by Enter,
 * and never follows from typing. The value is not in an address.
 */
export const useContact = (typed: string, onFound: () => void) => {
  const words = useWords();
  const { frame } = words;
  const { brands } = useMe();
  const may = useMay();
  const [, go] = useLocation();
  const chosen = useBrand();
  const [answer, setAnswer] = useState<{ typed: string; text?: string; list?: PlayerLine[] }>();
  const look = async (kind: Kind, brand: string) => {
    setAnswer(undefined);
    try {
      const { list } = await call(playerConsole.findByContact, { kind, brand, value: typed });
      const [one] = list;
      if (!one) return setAnswer({ typed, text: frame.contactNone });
      if (list.length > 1) return setAnswer({ typed, list });
      onFound();
      go(`/players/${one.id}`);
    } catch (thrown) {
      setAnswer({ typed, text: refusalText(words, asRefused(thrown)) });
    }
  };
  const own = (chosen ? [chosen] : brands).filter(({ code }) => may('player.v', code));
  const asks: readonly Found[] = own.flatMap(({ code, name }) =>
    kindsOf(typed).map((kind) => ({
      id: `contact-${kind}-${code}`,
      icon: icons[kind],
      title: frame.contact[kind],
      detail: own.length > 1 ? `${name}, ${frame.contactLine}` : frame.contactLine,
      stays: true,
      act: () => void look(kind, code),
    })),
  );
  const given = answer?.typed === typed ? answer : undefined;
  // The end of an account may be that of several players.
  const several: readonly Found[] = (given?.list ?? []).map(({ id, username, brand }) => ({
    id: `contact-player-${id}`,
    icon: user,
    title: username,
    detail: [fill(words.player.idOf, { id }), brand].join(', '),
    act: () => go(`/players/${id}`),
  }));
  return { list: [...several, ...asks], said: given?.text };
};
