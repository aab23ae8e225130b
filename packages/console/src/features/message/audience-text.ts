import type { SendingAudience } from '@parlour/contract/message-console';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../lib/language';

const days = ['registeredFrom', 'registeredTo', 'activeFrom', 'activeTo'] as const;

/** Whom a sending goes to, in words. */
export const useAudienceText = (): ((audience: SendingAudience) => string) => {
  const { message, player } = useWords();
  return (audience) => {
    const { playerId, type, level, currency, state } = audience;
    if (playerId !== undefined) return fill(message.onePlayer, { id: playerId });
    const parts = [
      type && message.types[type],
      level !== undefined && `${message.level} ${level}`,
      currency,
      state && state !== 'active' && player.states[state],
      ...days.map((day) => audience[day] && `${message[day]} ${audience[day]}`),
    ].filter(Boolean);
    return parts.length === 0 ? message.everyone : parts.join(' · ');
  };
};
