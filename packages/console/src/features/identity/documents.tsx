import type { CaseView } from '@parlour/contract/casework';
import { identityDesk } from '@parlour/contract/identity-desk';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { CasePicture, CasePictures } from '../../lib/parts/pictures/case-picture';
import { Section } from '../../lib/parts/section';
import { Profile } from './profile';

/** What the player entered, and the pictures of the case, the newest try first. */
export const Documents = ({ of: view }: { of: CaseView }) => {
  const { identity } = useWords();
  const sides: Readonly<Record<string, string>> = identity.sides;
  const caseId = view.id;
  const query = useQuery({
    queryKey: ['identity', caseId, view.version],
    queryFn: ({ signal }) => call(identityDesk.readIdentityCase, { caseId }, { signal }),
  });
  return (
    <Answer of={query}>
      {(own) => (
        <>
          <Profile of={own} />
          <Section aside={identity.eachSeen} title={identity.documents}>
            <CasePictures>
              {own.documents.map(({ id, side, round, at, width, height }) => (
                <CasePicture
                  at={at}
                  height={height}
                  key={id}
                  name={fill(identity.documentOf, { side: sides[side] ?? side, round })}
                  read={() => call(identityDesk.readDocument, { caseId, documentId: id })}
                  width={width}
                />
              ))}
              {own.documents.length === 0 && <li className="t-2">{identity.none}</li>}
            </CasePictures>
          </Section>
        </>
      )}
    </Answer>
  );
};
