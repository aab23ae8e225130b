import type { DeskVendor } from '@parlour/contract/gateway-console';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import css from './vendor.module.css';

/** When the list of games was last read, and whether it is read now. */
export const Sync = ({ of: { syncedAt, games, syncFailures } }: { of: DeskVendor }) => {
  const { vendor: words } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const read = syncedAt
    ? fill(words.synced, { time: dateTime(syncedAt, zone, locale), count: count(games) })
    : words.neverSynced;
  return (
    <>
      <span className="t-2">{read}</span>{' '}
      {syncFailures > 0 && (
        <span className={`t-warn ${css.figure}`}>
          {fill(words.syncFailed, { count: count(syncFailures) })}
        </span>
      )}
    </>
  );
};
