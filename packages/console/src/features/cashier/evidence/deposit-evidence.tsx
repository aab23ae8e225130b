import type { DepositCandidate, DepositEvidence } from '@parlour/contract/cashier/evidence';
import type { CaseView } from '@parlour/contract/casework';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { Fact, Facts, Section } from '../../../lib/parts/section';
import parts from '../../../lib/parts/parts.module.css';
import { useMe } from '../../../lib/session/me';
import cashierCss from '../cashier.module.css';
import css from './evidence.module.css';
import { nameOwner, useOwner } from './owner';
import { useDeposit } from './use-evidence';

/** What the bank wrote of a payment, and whose it may be: a press on a proposal fills the form. */
export const ShownPayment = ({ of: view }: { of: CaseView }) => (
  <Answer of={useDeposit(view)}>
    {(evidence) => (
      <div className={parts.columns}>
        <Payment of={evidence} />
        <Candidates of={evidence} view={view} />
      </div>
    )}
  </Answer>
);

const Payment = ({ of: { payment } }: { of: DepositEvidence }) => {
  const { cashier, evidence } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <Section aside={evidence.masked} title={evidence.bankLine}>
      <Facts>
        <Fact name={cashier.reference}>{payment.reference}</Fact>
        <Fact name={cashier.method}>{payment.method}</Fact>
        <Fact name={evidence.cameAt}>{dateTime(payment.cameAt, zone, locale)}</Fact>
        <Fact name={cashier.amount}>
          <span className={cashierCss.figure}>
            {figure(payment.amount)} {payment.currency}
          </span>
        </Fact>
        <Fact name={cashier.content}>{payment.content ?? '–'}</Fact>
        <Fact name={evidence.payer}>{payment.payer ?? '–'}</Fact>
        <Fact name={evidence.names}>{payment.orderNumber ?? evidence.noOrder}</Fact>
      </Facts>
    </Section>
  );
};

type CandidatesProps = { of: DepositEvidence; view: CaseView };

const Candidates = ({ of: { candidates, payment }, view }: CandidatesProps) => {
  const { evidence } = useWords();
  const first = view.decisions.find(({ round, stage }) => round === view.round && stage === 1);
  return (
    <Section aside={evidence.fillsOnly} title={evidence.candidates}>
      {view.state === 'second' && first?.object && (
        <p className={css.chosen} role="note">
          {fill(evidence.firstChose, { name: first.operator.name, object: first.object })}
        </p>
      )}
      {candidates.length === 0 ? (
        <p className={parts.empty}>
          {payment.state === 'suspense' ? evidence.noCandidates : evidence.settled}
        </p>
      ) : (
        <ul className={css.candidates}>
          {candidates.map((each) => (
            <li key={targetOf(each)}>
              <Candidate firstChose={first?.object} of={each} view={view} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

const targetOf = ({ orderNumber, playerId }: DepositCandidate): string =>
  orderNumber ?? `#${playerId}`;

type CandidateProps = { of: DepositCandidate; view: CaseView; firstChose: string | undefined };

const Candidate = ({ of, view, firstChose }: CandidateProps) => {
  const { evidence } = useWords();
  const me = useMe();
  const owner = useOwner(view.id);
  const zone = useZone();
  const locale = useConsoleLocale();
  const { orderNumber, playerId, username, order, score, reasons } = of;
  const isNamed = orderNumber ? owner.orderId === orderNumber : owner.playerId === playerId;
  const mayFill = view.may.decide && view.claimedBy?.id === me.id;
  return (
    <button
      aria-pressed={isNamed}
      className={css.candidate}
      disabled={!mayFill}
      onClick={() => nameOwner(view.id, orderNumber ? { orderId: orderNumber } : { playerId })}
      type="button"
    >
      <strong>
        {orderNumber ?? fill(evidence.playerOf, { id: playerId })} · {username}
      </strong>
      <span className={cashierCss.figure}>{fill(evidence.score, { score })}</span>
      {order && (
        <span className={css.why}>
          {fill(evidence.orderOf, {
            number: order.number,
            amount: figure(order.amount),
            at: dateTime(order.createdAt, zone, locale),
          })}
        </span>
      )}
      <span className={css.why}>
        {reasons.map((reason) => evidence.candidateReasons[reason]).join(' · ')}
        {firstChose === targetOf(of) && (
          <span className={css.chosen}> · {evidence.chosenByFirst}</span>
        )}
      </span>
    </button>
  );
};
