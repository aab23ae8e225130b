import type { CaseDecision, CaseView } from '@parlour/contract/casework';
import { dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Section } from '../../lib/parts/section';
import css from './case.module.css';

/** What happened to the case: its decisions by person, its notes, and every line. */
export const CaseHistory = ({ view }: { view: CaseView }) => {
  const { casework } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const at = (time: string) => dateTime(time, zone, locale);
  const whats: Record<string, string> = casework.lines;
  return (
    <>
      {view.isWithheld && <p className="t-2">{casework.tied}</p>}
      {view.decisions.length > 0 && (
        <Section title={casework.decisions}>
          <ul className={css.lines}>
            {view.decisions.map((decision) => (
              <DecisionLine
                decision={decision}
                key={`${decision.round} ${decision.stage}`}
                view={view}
              />
            ))}
          </ul>
        </Section>
      )}
      {view.notes.length > 0 && (
        <Section aside={casework.notesFor} title={casework.notes}>
          <ul className={css.lines}>
            {view.notes.map((note) => (
              <li key={note.id}>
                <span className={css.at}>{at(note.at)}</span>
                <span className={css.by}>{note.operator.name}</span>
                <span className={css.what}>{note.text}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section aside={casework.allAudited} title={casework.history}>
        <ul className={css.lines}>
          {view.lines.map((line) => (
            <li key={`${line.at} ${line.what}`}>
              <span className={css.at}>{at(line.at)}</span>
              <span className={css.by}>{line.operator?.name ?? casework.machine}</span>
              <span className={css.what}>
                {whats[line.what] ?? line.what.replaceAll('_', ' ')}
                {line.reason && `: ${line.reason}`}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
};

const DecisionLine = ({ decision, view }: { decision: CaseDecision; view: CaseView }) => {
  const { casework } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { operator, verdict, object, reasonCode, note, isAlone, stage, at } = decision;
  const name = view.verdicts.find(({ code }) => code === verdict)?.names[locale.toUpperCase()];
  const reason = view.reasonCodes.find(({ code }) => code === reasonCode)?.texts;
  return (
    <li>
      <span className={css.at}>{dateTime(at, zone, locale)}</span>
      <span className={css.by}>{operator.name}</span>
      <span className={css.what}>
        {fill(stage === 1 ? casework.firstPerson : casework.secondPerson, {
          verdict: name ?? verdict,
        })}
        {object && ` → ${object}`}
        {isAlone && ` (${casework.alone})`}
        {reason && `: ${reason[locale.toUpperCase()] ?? reasonCode}`}
        {note && ` – ${note}`}
      </span>
    </li>
  );
};
