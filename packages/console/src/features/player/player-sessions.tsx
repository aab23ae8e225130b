import type { PlayerSession } from '@parlour/contract/player-console';
import { dateTime } from '@parlour/ui/dates';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Section } from '../../lib/parts/section';
import css from './player.module.css';

/** When and from where the player signed in. */
export const PlayerSessions = ({ sessions }: { sessions: readonly PlayerSession[] }) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <Section title={player.sessions}>
      <ul className={css.lines}>
        {sessions.map(({ id, createdAt, endedAt, address }) => (
          <li key={id}>
            <span className={css.figure}>{dateTime(createdAt, zone, locale)}</span>
            <span className="t-2">{address}</span>
            <span className={endedAt ? 't-3' : 't-pos'}>
              {endedAt ? player.ended : player.live}
            </span>
          </li>
        ))}
        {sessions.length === 0 && <li className="t-2">{player.noSessions}</li>}
      </ul>
    </Section>
  );
};
