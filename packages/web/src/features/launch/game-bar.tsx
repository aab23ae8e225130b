import { Button } from '@parlour/ui/components/form/button';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Tag } from '@parlour/ui/components/display/tag';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { arrowsIn } from '@parlour/ui/icons/arrows-in';
import { arrowsOut } from '@parlour/ui/icons/arrows-out';
import { info } from '@parlour/ui/icons/hint';
import { list } from '@parlour/ui/icons/list';
import { x } from '@parlour/ui/icons/x';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, useEffect, useState } from 'react';
import { useBrand } from '../../lib/brand/brand';
import { useBalance } from '../../lib/session/balance';
import {
  hideGameNavigation,
  toggleGameNavigation,
  useGameNavigation,
} from '../../lib/navigation/game-navigation';
import { openModal } from '../../lib/navigation/modal';
import { Money } from '@parlour/ui/components/display/money';
import { fillWallet, playableOf } from './fill-wallet';
import { useRolled } from './use-rolled';
import css from './game.module.css';

export type GameBarProps = {
  name: string;
  /** For a game whose rules the site shows; our own games show theirs. */
  gameId: number | undefined;
  isDemo: boolean;
  isReal: boolean;
  /** The vendor whose own wallet it spends. */
  wallet: string | undefined;
  onLeave: () => void;
  /** After the balance. */
  children?: ReactNode;
};

/** The bar over a game: the way back, its name, the balance, deposit, full screen, the header. */
export const GameBar = ({
  name,
  gameId,
  isDemo,
  isReal,
  wallet,
  onLeave,
  children,
}: GameBarProps) => {
  const { common, launch, brand } = usePhrases('common', 'launch', 'brand');
  const isFull = useFullScreen();
  const isNavShown = useGameNavigation((state) => state.isShown);
  useEffect(() => hideGameNavigation, []);
  return (
    <header className={css.bar}>
      <IconButton icon={arrowLeft} label={common.back} onClick={onLeave} />
      <h1 className={css.name}>{name}</h1>
      {isDemo && <Tag>{common.demoMark}</Tag>}
      {isReal && <BarBalance wallet={wallet} />}
      {children}
      {isReal && (
        <span className={css.deposit}>
          <Button onClick={() => fillWallet(wallet)} small>
            {wallet === undefined ? brand.deposit : launch.fillWallet}
          </Button>
        </span>
      )}
      {gameId !== undefined && (
        <IconButton
          aria-haspopup="dialog"
          icon={info}
          label={launch.gameInfo}
          onClick={() => openModal('gameInfo', { gameId, isPlaying: true })}
        />
      )}
      {document.fullscreenEnabled && (
        <IconButton
          aria-pressed={isFull}
          className={css.full}
          icon={isFull ? arrowsIn : arrowsOut}
          label={isFull ? launch.exitFullScreen : launch.fullScreen}
          onClick={toggleFullScreen}
        />
      )}
      <IconButton
        aria-expanded={isNavShown}
        icon={isNavShown ? x : list}
        label={isNavShown ? brand.hideNav : brand.showNav}
        onClick={toggleGameNavigation}
      />
    </header>
  );
};

const BarBalance = ({ wallet }: Pick<GameBarProps, 'wallet'>) => {
  const { brand } = usePhrases('brand');
  const { currencySymbol } = useBrand();
  const playable = useBalance(({ balance }) => balance && playableOf(balance, wallet));
  const amount = useRolled(
    playable,
    useBalance(({ rolls }) => rolls),
  );
  const isHidden = useBalance((state) => state.isHidden);
  return (
    <span className={css.balance}>
      <span className="sr-only">{brand.balance}: </span>
      {amount === undefined ? (
        <span className={css.updating}>{brand.balanceUpdating}</span>
      ) : (
        <Money amount={amount} hidden={isHidden} size="m" symbol={currencySymbol} />
      )}
    </span>
  );
};

const useFullScreen = (): boolean => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
};

const toggleFullScreen = () => {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // A browser may refuse; the game goes on as it was.
  change.catch(() => undefined);
};
