import { Button } from '@parlour/ui/components/form/button';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { useMay } from '../../lib/session/me';
import { RoundFacts, useRound } from './round-facts';
import { VoidDialog } from './void-dialog';

type RoundCardProps = { id: string; brand: string; onClose: () => void };

/** One round of a player, and the act that voids it. */
export const RoundCard = ({ id, brand, onClose }: RoundCardProps) => {
  const { round } = useWords();
  const query = useRound(id);
  const may = useMay();
  const [isVoiding, setVoiding] = useState(false);
  return (
    <Section title={fill(round.title, { id })}>
      <Answer of={query}>{({ values }) => <RoundFacts values={values} />}</Answer>
      <p className={parts.actions}>
        <Button onClick={onClose} small>
          {round.close}
        </Button>
        {may('round.w', brand) && query.data && query.data.values.reason === null && (
          <Button look="outline" onClick={() => setVoiding(true)} small>
            {round.void}
          </Button>
        )}
      </p>
      {isVoiding && <VoidDialog id={id} onClose={() => setVoiding(false)} />}
    </Section>
  );
};
