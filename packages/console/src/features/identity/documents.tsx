import type { CaseView } from '@parlour/contract/casework';
import { type IdentityCase, identityDesk } from '@parlour/contract/identity-desk';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/call';
import { asRefused, type ConsoleRefused } from '../../lib/api/refused';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Section } from '../../lib/parts/section';
import { refusalText } from '../../lib/refusal-text';
import css from './identity.module.css';

type Document = IdentityCase['documents'][number];

/** The pictures of a case, the newest try first. Each is asked for by hand and leaves a line. */
export const Documents = ({ of: view }: { of: CaseView }) => {
  const { identity } = useWords();
  const query = useQuery({
    queryKey: ['identity', view.id, view.version],
    queryFn: ({ signal }) => call(identityDesk.readIdentityCase, { caseId: view.id }, { signal }),
  });
  return (
    <Section aside={identity.eachSeen} title={identity.documents}>
      <Answer of={query}>
        {({ documents }) => (
          <ul className={css.documents}>
            {documents.map((one) => (
              <DocumentItem caseId={view.id} document={one} key={one.id} />
            ))}
            {documents.length === 0 && <li className="t-2">{identity.none}</li>}
          </ul>
        )}
      </Answer>
    </Section>
  );
};

const DocumentItem = ({ caseId, document }: { caseId: string; document: Document }) => {
  const words = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const sides: Readonly<Record<string, string>> = words.identity.sides;
  const { id, side, round, at, width, height } = document;
  const [address, setAddress] = useState<string>();
  const [refused, setRefused] = useState<ConsoleRefused>();
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  const show = async () => {
    setRefused(undefined);
    try {
      const { type, base64 } = await call(identityDesk.readDocument, { caseId, documentId: id });
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      setAddress(URL.createObjectURL(new Blob([bytes], { type })));
    } catch (thrown) {
      setRefused(asRefused(thrown));
    }
  };
  const name = fill(words.identity.documentOf, { side: sides[side] ?? side, round });
  return (
    <li>
      <p className={css.name}>
        <strong>{name}</strong>
        <span className="t-3">{dateTime(at, zone, locale)}</span>
        {!address && (
          <Button onClick={() => void show()} small>
            {words.identity.show}
          </Button>
        )}
      </p>
      {refused && <p className="t-neg">{refusalText(words, refused)}</p>}
      {address && (
        <img alt={name} className={css.picture} height={height} src={address} width={width} />
      )}
    </li>
  );
};
