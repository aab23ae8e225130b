import { Clock } from '@parlour/ui/components/display/clock';
import { Icon } from '@parlour/ui/components/art/icon';
import { zoneOffset } from '@parlour/ui/format';
import { clock as clockIcon } from '@parlour/ui/icons/clock';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import { chunk } from '../../../lib/navigation/chunk';
import { useServerTime } from '../../../lib/api/server-time';
import { useSession } from '../../../lib/session/session';
import { HeaderLogin } from './header-login';
import { LanguageMenu } from './language-menu';
import { ThemeSwitch } from './theme-switch';
import css from './top-bar.module.css';

const memberBlock = chunk([], async () => {
  const { MemberBlock } = await import('./member-block');
  return MemberBlock;
});

/** The server's time of day in the brand's zone. */
export const SystemClock = () => {
  const { brand } = usePhrases('brand');
  const {
    brand: { timeZone },
    serverTime,
  } = useStatus();
  const offsetMs = useServerTime((state) => state.offsetMs);
  // Of today: a zone's offset is not the same at all times, in Vietnam neither.
  const gmt = zoneOffset(serverTime, timeZone);
  return <Clock label={fill(brand.clock, { gmt })} offsetMs={offsetMs} zone={timeZone} />;
};

/**
 * The desk's upper bar. The server draws the form; a mark on the document, set before the first
 * paint, hides it from a member and gives the bar its height, so that nothing jumps when the
 * member's part comes.
 */
export const TopBar = () => {
  const authState = useSession((state) => state.authState);
  return (
    <div className={css.bar}>
      <span className={css.fact}>
        <Icon of={clockIcon} size={18} />
        <SystemClock />
      </span>
      <LanguageMenu />
      <ThemeSwitch />
      <span className={css.space} />
      {authState !== 'member' && <HeaderLogin />}
      {authState === 'member' && (
        <Suspense>
          <memberBlock.Component />
        </Suspense>
      )}
    </div>
  );
};
