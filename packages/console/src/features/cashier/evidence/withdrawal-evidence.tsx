import type { WithdrawalEvidence } from '@parlour/contract/cashier/evidence';
import type { CaseView } from '@parlour/contract/casework';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { Reveal } from '../../../lib/personal/reveal';
import { Fact, Facts, Section } from '../../../lib/parts/section';
import parts from '../../../lib/parts/parts.module.css';
import cashierCss from '../cashier.module.css';
import { Receipt } from '../receipt';
import { CashCurve } from './cash-curve';
import { MoneySince } from './money-since';
import { ReviewRules } from './review-rules';
import { useWithdrawal } from './use-evidence';

/** Where the money of a withdrawal came from, why a person looks, to whom it goes, by whom. */
export const ShownWithdrawal = ({ of: view }: { of: CaseView }) => (
  <>
    <Receipt of={view} />
    <Answer of={useWithdrawal(view)}>
      {(evidence) => (
        <>
          <div className={parts.columns}>
            <MoneySince of={evidence} />
            <ReviewRules of={evidence} />
          </div>
          <CashCurve of={evidence} />
          <div className={parts.columns}>
            <Payee of={evidence} view={view} />
            <Asker of={evidence} />
          </div>
          <Earlier of={evidence} />
        </>
      )}
    </Answer>
  </>
);

type Shown = { of: WithdrawalEvidence };

const useAt = () => {
  const zone = useZone();
  const locale = useConsoleLocale();
  return (at: string) => dateTime(at, zone, locale);
};

const Payee = ({ of: { payee, playerId, now }, view }: Shown & { view: CaseView }) => {
  const { evidence } = useWords();
  const at = useAt();
  const { bank, last4, holder, addedAt, removedAt, firstPaidAt, paid, changedAt } = payee;
  return (
    <Section aside={evidence.masked} title={evidence.payee}>
      <Facts>
        <Fact name={bank}>
          <span className={cashierCss.figure}>•••• {last4 || '–'}</span>
        </Fact>
        <Fact name={evidence.holder}>
          <Reveal brand={view.brand} field="payeeName" masked={holder || '–'} playerId={playerId} />
        </Fact>
        <Fact name={evidence.added}>{at(addedAt)}</Fact>
        {removedAt && <Fact name={evidence.removed}>{at(removedAt)}</Fact>}
        <Fact name={evidence.firstUse}>{firstPaidAt ? at(firstPaidAt) : evidence.neverPaid}</Fact>
        <Fact name={evidence.paidBefore}>
          {fill(evidence.timesAnd, { count: paid.count, amount: figure(paid.amount) })}
        </Fact>
        <Fact name={evidence.changed}>{changedAt ? at(changedAt) : evidence.never}</Fact>
        <Fact name={evidence.nowHas}>
          <span className={cashierCss.figure}>{figure(now.cash)}</span>
        </Fact>
        <Fact name={evidence.nowHeld}>
          <span className={cashierCss.figure}>{figure(now.held)}</span>
        </Fact>
      </Facts>
    </Section>
  );
};

const Asker = ({ of: { player, device, withdrawal } }: Shown) => {
  const { evidence } = useWords();
  const at = useAt();
  const { identity } = player;
  const states: Readonly<Record<string, string>> = evidence.identityStates;
  return (
    <Section title={evidence.player}>
      <Facts>
        <Fact name={evidence.since}>{at(player.registeredAt)}</Fact>
        <Fact name={evidence.deposited}>
          <span className={cashierCss.figure}>{figure(player.deposited)}</span>
        </Fact>
        <Fact name={evidence.withdrawn}>
          <span className={cashierCss.figure}>{figure(player.withdrawn)}</span>
        </Fact>
        <Fact name={evidence.identity}>
          {states[identity.state] ?? identity.state}
          {identity.decidedAt && `, ${at(identity.decidedAt)}`}
        </Fact>
        <Fact name={evidence.device}>
          {device ? (
            <span className={device.isNew ? 't-warn' : undefined}>
              {[
                device.name,
                withdrawal.country,
                device.isNew ? evidence.isNew : undefined,
                device.knownSince && fill(evidence.knownSince, { at: at(device.knownSince) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          ) : (
            evidence.notKept
          )}
        </Fact>
        {device?.players !== undefined && (
          <Fact name={evidence.onDevice}>{fill(evidence.players, { count: device.players })}</Fact>
        )}
        <Fact name={evidence.method}>{withdrawal.method}</Fact>
        <Fact name={evidence.askedAt}>{at(withdrawal.createdAt)}</Fact>
      </Facts>
    </Section>
  );
};

const Earlier = ({ of: { earlier } }: Shown) => {
  const { evidence } = useWords();
  const at = useAt();
  const states: Readonly<Record<string, string>> = evidence.states;
  return (
    <Section title={evidence.earlier}>
      {earlier.length === 0 ? (
        <p className={parts.empty}>{evidence.noEarlier}</p>
      ) : (
        <Facts>
          {earlier.map(({ number, createdAt, amount, status, receipt }) => (
            <Fact key={number} name={`${at(createdAt)} · ${number}`}>
              <span className={cashierCss.figure}>{figure(amount)}</span>{' '}
              <span className="t-2">{states[receipt ?? status] ?? states[status]}</span>
            </Fact>
          ))}
        </Facts>
      )}
    </Section>
  );
};
