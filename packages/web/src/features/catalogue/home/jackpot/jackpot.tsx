import { fill } from '@parlour/locales/phrases';
import { RollingFigure } from '@parlour/ui/components/display/rolling-figure';
import { Tag } from '@parlour/ui/components/display/tag';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { money } from '@parlour/ui/format';
import { pauseFill } from '@parlour/ui/icons/pause';
import { playFill } from '@parlour/ui/icons/play';
import { setPlaying, useIsPlaying } from '@parlour/ui/motion';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { QueryScope } from '../../../../lib/api/queries';
import { useBrand, useSite } from '../../../../lib/brand/brand';
import css from './jackpot.module.css';
import { useIllustrative, usePool } from './use-amount';

/** The brand's jackpot: its real pool, or a figure that says that it is none. */
export const Jackpot = () => (
  <QueryScope>{useBrand().jackpot === 'pool' ? <Pool /> : <Illustrative />}</QueryScope>
);

const Pool = () => <Shown amount={usePool()} />;

const Illustrative = () => <Shown amount={useIllustrative()} isIllustrative />;

type ShownProps = { amount: string | undefined; isIllustrative?: boolean };

const Shown = ({ amount, isIllustrative = false }: ShownProps) => {
  const { lobby } = usePhrases('lobby');
  const { currencySymbol } = useBrand();
  const isPlaying = useIsPlaying();
  const said = useSaid(amount);
  if (amount === undefined) return null;
  return (
    <Ticket aria-label={lobby.jackpot} className={css.jackpot} role="group">
      <div className={css.head}>
        <span className="t-h3">{lobby.jackpot}</span>
        {isIllustrative && <Tag>{lobby.illustrative}</Tag>}
        <span className={css.symbol}>{currencySymbol}</span>
        <Control isPlaying={isPlaying} />
      </div>
      <RollingFigure amount={amount} rolls={isPlaying} />
      <span className="sr-only">
        {fill(lobby.jackpotAbout, { amount: money(said ?? amount, currencySymbol) })}
      </span>
    </Ticket>
  );
};

/** Where neither the banner nor the ticker has the control of all that moves. */
const Control = ({ isPlaying }: { isPlaying: boolean }) => {
  const { common } = usePhrases('common');
  const { announcements, banners } = useSite();
  const isElsewhere =
    announcements.titles.length > 1 ||
    banners.filter(({ groupName }) => groupName === 'home').length > 1;
  if (isElsewhere) return null;
  return (
    <IconButton
      icon={isPlaying ? pauseFill : playFill}
      label={isPlaying ? common.pauseMotion : common.playMotion}
      onClick={() => setPlaying(!isPlaying)}
      size={18}
    />
  );
};

const sayAgainMs = 60_000;

/** What a screen reader reads changes once a minute at most. */
const useSaid = (amount: string | undefined): string | undefined => {
  const [said, setSaid] = useState<{ amount: string; at: number }>();
  useEffect(() => {
    if (amount === undefined) return;
    setSaid((before) =>
      before && Date.now() - before.at < sayAgainMs ? before : { amount, at: Date.now() },
    );
  }, [amount]);
  return said?.amount;
};
