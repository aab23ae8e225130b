import { cashierConsole, type ReceiptImage } from '@parlour/contract/cashier/console';
import type { CaseView } from '@parlour/contract/casework';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { CasePicture, CasePictures } from '../../lib/parts/pictures/case-picture';
import { Fact, Facts, Section } from '../../lib/parts/section';
import css from './cashier.module.css';
import { Proof } from './proof';

/** What a player says of a payment, with the pictures; a request has nothing to be shown here. */
export const Receipt = ({ of: view }: { of: CaseView }) =>
  view.subjectId.startsWith('receipt:') ? <Complaint view={view} /> : null;

const Complaint = ({ view }: { view: CaseView }) => {
  const { cashier, identity } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const query = useQuery({
    queryKey: ['receipt', view.id, view.version],
    queryFn: ({ signal }) => call(cashierConsole.readReceipt, { case: view.id }, { signal }),
  });
  const states: Readonly<Record<string, string>> = cashier.receiptStates;
  return (
    <Section aside={identity.eachSeen} title={cashier.receipt}>
      <Answer of={query}>
        {({
          withdrawal,
          state,
          arrives,
          arrived,
          currency,
          paidAt,
          bankReference,
          images,
          proof,
        }) => (
          <>
            <Facts>
              <Fact name={cashier.number}>{withdrawal.number}</Fact>
              <Fact name={cashier.paidAt}>{dateTime(paidAt, zone, locale)}</Fact>
              <Fact name={cashier.reference}>{bankReference ?? '–'}</Fact>
              <Fact name={cashier.arrives}>
                <span className={css.figure}>
                  {figure(arrives)} {currency}
                </span>
              </Fact>
              <Fact name={cashier.playerSays}>
                {states[state] ?? state}
                {arrived !== undefined && (
                  <span className={css.figure}>
                    {' '}
                    {figure(arrived)} {currency}
                  </span>
                )}
              </Fact>
            </Facts>
            <Pictures images={images} view={view} />
            <Proof proof={proof} view={view} />
          </>
        )}
      </Answer>
    </Section>
  );
};

const Pictures = ({ view, images }: { view: CaseView; images: readonly ReceiptImage[] }) => {
  const { cashier, identity } = useWords();
  return (
    <CasePictures>
      {images.map(({ id, at, width, height }, place) => (
        <CasePicture
          at={at}
          height={height}
          key={id}
          name={fill(cashier.pictureOf, { place: images.length - place })}
          read={() => call(cashierConsole.readReceiptImage, { case: view.id, imageId: id })}
          width={width}
        />
      ))}
      {images.length === 0 && <li className="t-2">{identity.none}</li>}
    </CasePictures>
  );
};
