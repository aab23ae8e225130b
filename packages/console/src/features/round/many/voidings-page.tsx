import type { VoidingSpan } from '@parlour/contract/round-console';
import { Button } from '@parlour/ui/components/form/button';
import { useState } from 'react';
import { useBrand } from '../../../lib/brand';
import { useWords } from '../../../lib/language';
import { Page } from '../../../lib/parts/page';
import parts from '../../../lib/parts/parts.module.css';
import { Section } from '../../../lib/parts/section';
import { useMay, useMe } from '../../../lib/session/me';
import { SpanOutlook, useOutlook } from './outlook-facts';
import { SpanForm } from './span-form';
import { useSpan } from './use-span';
import { VoidingList } from './voiding-list';
import { VoidsDialog } from './voids-dialog';

/** Voids the rounds of a game that were opened in a span of time, and shows how far that is. */
export const VoidingsPage = () => {
  const { catalogue, round } = useWords();
  const chosen = useBrand()?.code;
  const first = useMe().brands[0]?.code;
  const brand = chosen ?? first;
  return (
    <Page title={round.many.title}>
      {brand === undefined ? (
        <p className={parts.empty}>{catalogue.chooseBrand}</p>
      ) : (
        <OfBrand brand={brand} key={brand} />
      )}
    </Page>
  );
};

const OfBrand = ({ brand }: { brand: string }) => {
  const words = useWords().round.many;
  const asked = useSpan(brand);
  const { span } = asked;
  return (
    <>
      <p className="t-2">{words.about}</p>
      <SpanForm key={JSON.stringify(span)} of={asked} />
      {span && <Asked span={span} />}
      <VoidingList brand={brand} />
    </>
  );
};

const Asked = ({ span }: { span: VoidingSpan }) => {
  const words = useWords().round.many;
  const mayVoid = useMay()('round.w', span.brand);
  const rounds = useOutlook(span).data?.rounds ?? 0;
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={words.outlook}>
      <SpanOutlook span={span} />
      {mayVoid && rounds > 0 && (
        <p className={parts.actions}>
          <Button look="outline" onClick={() => setOpen(true)} small>
            {words.act}
          </Button>
        </p>
      )}
      {isOpen && <VoidsDialog onClose={() => setOpen(false)} span={span} />}
    </Section>
  );
};
