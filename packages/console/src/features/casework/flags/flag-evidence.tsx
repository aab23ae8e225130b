import type { CaseView } from '@parlour/contract/casework';
import { Link } from 'wouter';
import { useWords } from '../../../lib/language';
import { Section } from '../../../lib/parts/section';
import { useMay } from '../../../lib/session/me';

/** Whom a flag is about, where it is an operator: what they did is in the audit. */
export const FlagEvidence = ({ of }: { of: CaseView }) => {
  const { casework } = useWords();
  const may = useMay();
  const [, operatorId] = /^operator:(\d+)$/.exec(of.subjectId) ?? [];
  if (operatorId === undefined || !may('audit.r')) return null;
  return (
    <Section title={casework.facts}>
      <Link className="t-link" href={`/audit?operatorId=${operatorId}`}>
        {casework.actsOfOperator}
      </Link>
    </Section>
  );
};
