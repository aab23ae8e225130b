import type { CaseView } from '@parlour/contract/casework';
import { type DeskRoomMessage, roomDesk } from '@parlour/contract/room-desk';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Fact, Facts, Section } from '../../lib/parts/section';
import css from './room.module.css';

/** A reported message with the lines around it, and what its writer did before. */
export const RoomEvidence = ({ of: { id: caseId, version } }: { of: CaseView }) => {
  const { room, casework } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const names: Record<string, string> = casework.reasons;
  const query = useQuery({
    queryKey: ['room-case', caseId, version],
    queryFn: ({ signal }) => call(roomDesk.readRoomCase, { caseId }, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <Answer of={query}>
      {({ message, around, reports, hiddenBefore, silence }) => (
        <>
          <Section title={room.reported}>
            <Facts>
              <Fact name={room.writer}>{message.username ?? room.gone}</Fact>
              <Fact name={room.hiddenBefore}>{hiddenBefore}</Fact>
              {silence && (
                <Fact name={room.silenced}>
                  {silence.until ? dateTime(silence.until, zone, locale) : room.ever} ·{' '}
                  {silence.reason}
                </Fact>
              )}
            </Facts>
            <ul className={css.lines}>
              {reports.map(({ reason, at }) => (
                <li key={`${at} ${reason}`}>
                  <span className="t-3">{dateTime(at, zone, locale)}</span>{' '}
                  {names[`room.${reason}`] ?? reason}
                </li>
              ))}
            </ul>
          </Section>
          <Section title={room.around}>
            <ul className={css.lines}>
              {around.map((line) => (
                <Line isReported={line.n === message.n} key={line.n} line={line} />
              ))}
            </ul>
          </Section>
        </>
      )}
    </Answer>
  );
};

const Line = ({ line, isReported }: { line: DeskRoomMessage; isReported: boolean }) => {
  const { room } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { n, at, username, text, hiddenAt, hides } = line;
  return (
    <li className={css.line} data-reported={isReported || undefined}>
      <p>
        <strong>{hides === undefined ? (username ?? room.gone) : `#${n}`}</strong>{' '}
        <span className="t-3">{dateTime(at, zone, locale)}</span>
        {hiddenAt !== undefined && <span className="t-2"> · {room.hidden}</span>}
      </p>
      <p className={css.text}>
        {hides === undefined ? (text ?? room.noText) : fill(room.hides, { n: hides })}
      </p>
    </li>
  );
};
