import type { CaseView } from '@parlour/contract/casework';
import { fill } from '@parlour/locales/phrases';
import { Link } from 'wouter';
import { useWords } from '../../../lib/language';
import { Section } from '../../../lib/parts/section';
import { useMay } from '../../../lib/session/me';

/** What a flag is about: an operator, whose acts are in the audit, or a round of a player. */
export const FlagEvidence = ({ of }: { of: CaseView }) => {
  const { casework, round } = useWords();
  const may = useMay();
  const [, roundId] = /^round:(\d+)$/.exec(of.subjectId) ?? [];
  if (roundId !== undefined && of.player && may('round.r', of.brand)) {
    return (
      <Section title={casework.facts}>
        <Link className="t-link" href={`/players/${of.player.id}/rounds?round=${roundId}`}>
          {fill(round.open, { id: roundId })}
        </Link>
      </Section>
    );
  }
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
