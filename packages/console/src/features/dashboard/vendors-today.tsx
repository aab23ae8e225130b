import type { VendorState } from '@parlour/contract/report-console';
import { count, figure } from '@parlour/ui/format';
import { useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import { Wide } from '../../lib/parts/wide';
import css from './dashboard.module.css';

/** Each vendor's day: what was staked and came back, what is open, and whether it is on. */
export const VendorsToday = ({ vendors }: { vendors: readonly VendorState[] }) => {
  const { dashboard } = useWords();
  if (vendors.length === 0) return <p className={parts.empty}>{dashboard.noVendors}</p>;
  return (
    <Wide label={dashboard.vendors}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{dashboard.vendor}</th>
            <th scope="col">{dashboard.category}</th>
            {(['stake', 'returned', 'openRounds', 'openMoney'] as const).map((name) => (
              <th className={parts.end} key={name} scope="col">
                {dashboard[name]}
              </th>
            ))}
            <th scope="col">{dashboard.state}</th>
          </tr>
        </thead>
        <tbody>
          {vendors.map(
            ({ vendor, name, gameTypes, stake, payout, openRounds, openStake, state }) => (
              <tr key={vendor}>
                <td>{name}</td>
                <td>{gameTypes.join(', ')}</td>
                <td className={`${parts.end} ${css.figure}`}>{figure(stake)}</td>
                <td className={`${parts.end} ${css.figure}`}>{returned(payout, stake)}</td>
                <td className={`${parts.end} ${css.figure}`}>{count(openRounds)}</td>
                <td className={`${parts.end} ${css.figure}`}>{figure(openStake)}</td>
                <td className={state === 'on' ? 't-2' : 't-warn'}>{dashboard.states[state]}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </Wide>
  );
};

/** The part of what was staked that came back; of nothing there is none. */
const returned = (payout: string, stake: string): string =>
  Number(stake) > 0 ? `${((Number(payout) / Number(stake)) * 100).toFixed(1)} %` : '—';
