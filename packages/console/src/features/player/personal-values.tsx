import { revealedFields } from '@parlour/contract/player-console';
import { useWords } from '../../lib/language';
import { Reveal } from '../../lib/personal/reveal';
import { Fact, Facts, Section } from '../../lib/parts/section';
import { useMay } from '../../lib/session/me';

/** What a player entered about themselves: nothing of it is on the page until it is opened. */
export const PersonalValues = ({ playerId, brand }: { playerId: string; brand: string }) => {
  const { reveal } = useWords();
  const may = useMay();
  if (!may('player.v', brand)) return null;
  return (
    <Section aside={reveal.aside} title={reveal.title}>
      <Facts>
        {revealedFields.map((field) => (
          <Fact key={field} name={reveal.fields[field]}>
            <Reveal brand={brand} field={field} masked="••••••" playerId={playerId} />
          </Fact>
        ))}
      </Facts>
    </Section>
  );
};
