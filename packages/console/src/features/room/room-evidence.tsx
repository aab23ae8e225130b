import type { CaseView } from '@parlour/contract/casework';
import { roomDesk } from '@parlour/contract/room-desk';
import { dateTime } from '@parlour/ui/dates';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Fact, Facts, Section } from '../../lib/parts/section';
import { RoomLine } from './room-line';
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
                <RoomLine isReported={line.n === message.n} key={line.n} line={line} />
              ))}
            </ul>
          </Section>
        </>
      )}
    </Answer>
  );
};
