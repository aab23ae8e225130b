import { reportConsole, type PlayerFile } from '@parlour/contract/report-console';
import { dateTime } from '@parlour/ui/dates';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import parts from '../../../lib/parts/parts.module.css';
import { Fact, Facts, Section } from '../../../lib/parts/section';
import css from '../player.module.css';

/** How far the documents are, and what operators wrote about the player. */
export const FileTab = ({ playerId }: { playerId: string }) => {
  const query = useQuery({
    queryKey: ['player', playerId, 'file'],
    queryFn: ({ signal }) => call(reportConsole.readPlayerFile, { playerId }, { signal }),
  });
  return <Answer of={query}>{(file) => <File {...file} />}</Answer>;
};

const times = ['askedAt', 'sentAt', 'decidedAt'] as const;

const File = ({ identity, notes, isWithheld }: PlayerFile) => {
  const { casework, player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const states: Readonly<Record<string, string>> = player.identityStates;
  return (
    <div className={css.narrow}>
      <Section title={player.identity}>
        <Facts>
          <Fact name={player.state}>{states[identity.state] ?? identity.state}</Fact>
          {times.map((name) => {
            const at = identity[name];
            return (
              at && (
                <Fact key={name} name={player.identityTimes[name]}>
                  {dateTime(at, zone, locale)}
                </Fact>
              )
            );
          })}
        </Facts>
      </Section>
      <Section aside={player.notesWhy} title={player.notes}>
        {notes.length === 0 && (
          <p className={parts.empty}>{isWithheld ? casework.tied : player.noNotes}</p>
        )}
        <ul className={css.notes}>
          {notes.map(({ id, text, operator, at }) => (
            <li key={id}>
              {text}
              <span className="t-3">
                {operator}, {dateTime(at, zone, locale)}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
};
