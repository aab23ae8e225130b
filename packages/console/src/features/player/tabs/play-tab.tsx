import { complianceConsole, type PlayerPlay } from '@parlour/contract/compliance-console';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { count, figure } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { Fact, Facts, Section } from '../../../lib/parts/section';
import { useMay } from '../../../lib/session/me';
import css from '../player.module.css';
import { actName } from './act-name';
import { LiftExclusion } from './lift-exclusion';
import { PlayLimits } from './play-limits';
import { RecordsTable } from './records-table';

/** What the player decided about their own play, and how long they play; read only. */
export const PlayTab = ({ playerId, brand }: { playerId: string; brand: string }) => {
  const mayLift = useMay()('exclusion.w', brand);
  // Each reading leaves a line of the audit, so that the page does not ask again by itself.
  const query = useQuery({
    queryKey: ['player-play', playerId],
    queryFn: ({ signal }) => call(complianceConsole.readPlayerPlay, { playerId }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Answer of={query}>
      {(play) => (
        <Play play={play}>
          {mayLift && play.exclusion?.isCarried && <LiftExclusion playerId={playerId} />}
        </Play>
      )}
    </Answer>
  );
};

type PlayProps = { play: PlayerPlay; children: ReactNode };

const Play = ({ play, children }: PlayProps) => {
  const { player } = useWords();
  return (
    <div className={css.columns}>
      <div>
        <Section aside={player.play.readOnly} title={player.play.limits}>
          <PlayLimits limits={play.limits} />
        </Section>
        <Changes play={play} />
      </div>
      <div>
        <Breaks play={play}>{children}</Breaks>
        <PlayTime play={play} />
      </div>
    </div>
  );
};

const Breaks = ({ play: { exclusion, coolingOff, realityMinutes }, children }: PlayProps) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { play } = player;
  const until = (at: string) => fill(play.until, { at: dateTime(at, zone, locale) });
  const excluded = exclusion && (exclusion.until ? until(exclusion.until) : play.forever);
  return (
    <Section title={play.breaks}>
      <Facts>
        <Fact name={play.exclusion}>{excluded ?? play.none}</Fact>
        {exclusion && (
          <Fact name={play.where}>{exclusion.everywhere ? play.everywhere : play.here}</Fact>
        )}
        <Fact name={play.coolingOff}>{coolingOff ? until(coolingOff.until) : play.none}</Fact>
        <Fact name={play.reality}>
          {realityMinutes ? fill(play.minutes, { count: count(realityMinutes) }) : play.none}
        </Fact>
      </Facts>
      {children}
    </Section>
  );
};

const PlayTime = ({ play: { session, currency, days } }: { play: PlayerPlay }) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { play } = player;
  const minutes = (seconds: number) =>
    fill(play.minutes, { count: count(Math.round(seconds / 60)) });
  return (
    <Section aside={play.playTimeWhy} title={play.playTime}>
      {session && (
        <Facts>
          <Fact name={play.playsSince}>{dateTime(session.startedAt, zone, locale)}</Fact>
          <Fact name={play.playsFor}>{minutes(session.seconds)}</Fact>
          <Fact name={player.net}>
            {figure(session.net, { signed: true })} {currency}
          </Fact>
        </Facts>
      )}
      <RecordsTable
        columns={[
          { name: play.day, draw: ({ day }) => day },
          { name: play.played, isFigure: true, draw: ({ seconds }) => minutes(seconds) },
          { name: play.rounds, isFigure: true, draw: ({ rounds }) => count(rounds) },
        ]}
        empty={play.noDays}
        keyOf={({ day }) => day}
        label={play.playTime}
        rows={days}
      />
    </Section>
  );
};

const Changes = ({ play: { changes, hasOlder } }: { play: PlayerPlay }) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <Section title={player.play.history}>
      <RecordsTable
        columns={[
          { name: player.at, draw: ({ at }) => dateTime(at, zone, locale) },
          { name: player.act, draw: (change) => actName(player.play, change) },
        ]}
        empty={player.play.noHistory}
        keyOf={({ id }) => id}
        label={player.play.history}
        rows={changes}
      />
      {hasOlder && <p className="t-2">{player.play.newest}</p>}
    </Section>
  );
};
