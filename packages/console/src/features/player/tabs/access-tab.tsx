import { sessionConsole, type PlayerAccess } from '@parlour/contract/session-console';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { PlayerLink } from '../../../lib/parts/player-link';
import { Section } from '../../../lib/parts/section';
import { useMay } from '../../../lib/session/me';
import { LiftAct } from '../acts/lift-act';
import { ReasonAct } from '../acts/reason-act';
import css from '../player.module.css';
import { RecordsTable } from './records-table';

type AccessTabProps = { playerId: string; brand: string };

/** From where a player comes in, and what ends it: sessions, devices, and a hold of the account. */
export const AccessTab = ({ playerId, brand }: AccessTabProps) => {
  const mayWork = useMay()('session.w', brand);
  const query = useQuery({
    queryKey: ['player', playerId, 'access'],
    queryFn: ({ signal }) => call(sessionConsole.readAccess, { playerId }, { signal }),
  });
  return (
    <Answer of={query}>
      {(access) => (
        <div className={css.access}>
          {(mayWork || access.isHeld) && (
            <Hold isHeld={access.isHeld} mayWork={mayWork} playerId={playerId} />
          )}
          <Sessions mayWork={mayWork} playerId={playerId} sessions={access.sessions} />
          <Devices devices={access.devices} mayWork={mayWork} playerId={playerId} />
        </div>
      )}
    </Answer>
  );
};

type Acting = { playerId: string; mayWork: boolean };

const Hold = ({ playerId, mayWork, isHeld }: Acting & { isHeld: boolean }) => {
  const { acts } = useWords().player;
  return (
    <Section title={acts.takeOver}>
      <p className={isHeld ? 't-warn' : 't-2'}>{isHeld ? acts.isHeld : acts.notHeld}</p>
      {mayWork && isHeld && (
        <LiftAct kind="hold" name={acts.release} playerId={playerId} what={acts.releaseWhat} />
      )}
      {mayWork && !isHeld && (
        <ReasonAct
          done={acts.held}
          name={acts.hold}
          playerId={playerId}
          send={(reason) => call(sessionConsole.holdAccount, { playerId, reason })}
          what={acts.holdWhat}
        />
      )}
    </Section>
  );
};

type Session = PlayerAccess['sessions'][number];

const from = ({ device, address, place }: { device: string; address?: string; place?: string }) =>
  [device, address, place].filter(Boolean).join(' · ');

const Sessions = ({ playerId, mayWork, sessions }: Acting & { sessions: readonly Session[] }) => {
  const { player } = useWords();
  const { acts } = player;
  const zone = useZone();
  const locale = useConsoleLocale();
  const live = sessions.filter(({ endedAt }) => endedAt === undefined);
  const end = (reason: string, signInId?: string) =>
    call(sessionConsole.endPlayerSessions, { playerId, reason, signInId });
  return (
    <Section
      aside={
        mayWork && live.length > 0 ? (
          <ReasonAct
            done={acts.ended}
            name={acts.endAll}
            playerId={playerId}
            send={(reason) => end(reason)}
            what={acts.endAllWhat}
          />
        ) : undefined
      }
      title={player.sessions}
    >
      <RecordsTable
        columns={[
          { name: acts.began, draw: ({ createdAt }) => dateTime(createdAt, zone, locale) },
          { name: acts.from, draw: from },
          { name: acts.lastSeen, draw: ({ activeAt }) => dateTime(activeAt, zone, locale) },
          {
            name: player.state,
            draw: ({ endedAt }) => (
              <span className={endedAt ? 't-3' : 't-pos'}>
                {endedAt ? player.ended : player.live}
              </span>
            ),
          },
          {
            name: player.act,
            draw: (one) =>
              mayWork && !one.endedAt ? (
                <ReasonAct
                  done={acts.ended}
                  label={fill(acts.endThat, { from: from(one) })}
                  name={acts.end}
                  playerId={playerId}
                  send={(reason) => end(reason, one.id)}
                  what={acts.endWhat}
                />
              ) : null,
          },
        ]}
        empty={player.noSessions}
        keyOf={({ id }) => id}
        label={player.sessions}
        rows={sessions}
      />
    </Section>
  );
};

type Device = PlayerAccess['devices'][number];

const Devices = ({ playerId, mayWork, devices }: Acting & { devices: readonly Device[] }) => {
  const { player } = useWords();
  const { acts } = player;
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <Section title={acts.devices}>
      <RecordsTable
        columns={[
          { name: acts.from, draw: from },
          { name: acts.known, draw: ({ addedAt }) => dateTime(addedAt, zone, locale) },
          { name: acts.lastSeen, draw: ({ seenAt }) => dateTime(seenAt, zone, locale) },
          { name: acts.others, draw: ({ others }) => <Others others={others} /> },
          {
            name: player.act,
            draw: (one) =>
              mayWork ? (
                <ReasonAct
                  done={acts.forgotten}
                  label={fill(acts.forgetThat, { from: from(one) })}
                  name={acts.forget}
                  playerId={playerId}
                  send={(reason) =>
                    call(sessionConsole.forgetPlayerDevice, { playerId, reason, deviceId: one.id })
                  }
                  what={acts.forgetWhat}
                />
              ) : null,
          },
        ]}
        empty={acts.noDevices}
        keyOf={({ id }) => id}
        label={acts.devices}
        rows={devices}
      />
    </Section>
  );
};

const Others = ({ others }: Pick<Device, 'others'>) => (
  <span className={css.others}>
    {others.length === 0
      ? '—'
      : others.map(({ id, username }) => (
          <PlayerLink id={id} key={id}>
            {username}
          </PlayerLink>
        ))}
  </span>
);
