import type { CaseView } from '@parlour/contract/casework';
import { privacyDesk } from '@parlour/contract/privacy-desk';
import { figure } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Fact, Facts, Section } from '../../lib/parts/section';

/** What stands in the way of an account's end, what it destroys, and what stays. */
export const AccountEnd = ({ of: view }: { of: CaseView }) => {
  const { privacy } = useWords();
  const caseId = view.id;
  const sections: Readonly<Record<string, string>> = privacy.sections;
  const query = useQuery({
    queryKey: ['privacy', caseId, view.version],
    queryFn: ({ signal }) => call(privacyDesk.readPrivacyCase, { caseId }, { signal }),
  });
  return (
    <Answer of={query}>
      {({ obstacles, exclusion, kept }) => (
        <>
          <Section title={privacy.inWay}>
            <Facts>
              {obstacles.map(({ kind, count, amount, currency }) => (
                <Fact key={`${kind} ${currency ?? ''}`} name={privacy.obstacles[kind]}>
                  {amount === undefined ? count : `${figure(amount)} ${currency ?? ''}`}
                </Fact>
              ))}
              {obstacles.length === 0 && <Fact name={privacy.none}>0</Fact>}
              {exclusion && (
                <Fact name={privacy.excluded}>{exclusion.until?.slice(0, 10) ?? privacy.ever}</Fact>
              )}
            </Facts>
          </Section>
          {(['destroyed', 'detached'] as const).map((outcome) => (
            <Section key={outcome} title={privacy[outcome]}>
              <Facts>
                {kept
                  .filter((each) => each.outcome === outcome)
                  .map(({ section, rows }) => (
                    <Fact key={section} name={sections[section] ?? section}>
                      {rows}
                    </Fact>
                  ))}
              </Facts>
            </Section>
          ))}
        </>
      )}
    </Answer>
  );
};
