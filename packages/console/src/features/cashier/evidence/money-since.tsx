import type { WithdrawalEvidence } from '@parlour/contract/cashier/evidence';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Fact, Facts, Section } from '../../../lib/parts/section';
import cashierCss from '../cashier.module.css';
import css from './evidence.module.css';

/** The sum of the ledger: what was there, what came and went since, and what is left. */
export const MoneySince = ({ of: { money, withdrawal } }: { of: WithdrawalEvidence }) => {
  const { evidence } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { since, opening, lines, bestRound, closing, left } = money;
  return (
    <Section aside={evidence.fromLedger} title={evidence.whence}>
      <Facts>
        <Fact
          name={
            since
              ? fill(evidence.after, { at: dateTime(since.at, zone, locale) })
              : evidence.atBeginning
          }
        >
          <Sum of={opening} />
        </Fact>
        {lines.map(({ kind, count, amount }) => (
          <Fact key={kind} name={fill(evidence.kinds[kind], { count })}>
            <Sum of={amount} signed />
            {kind === 'play' && bestRound && (
              <span className={css.within}>
                {fill(evidence.bestRound, { game: bestRound.game, id: bestRound.id })}{' '}
                <Sum of={bestRound.amount} signed />
              </span>
            )}
          </Fact>
        ))}
        <Fact className={css.total} name={evidence.atRequest}>
          <Sum of={closing} />
        </Fact>
        <Fact name={evidence.requested}>
          <Sum of={`-${withdrawal.amount}`} signed />
        </Fact>
        <Fact name={evidence.left}>
          <Sum of={left} />
        </Fact>
      </Facts>
    </Section>
  );
};

const Sum = ({ of, signed = false }: { of: string; signed?: boolean }) => (
  <span className={cashierCss.figure}>{figure(of, { signed })}</span>
);
