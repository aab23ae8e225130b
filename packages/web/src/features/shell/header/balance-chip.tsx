import { Button } from '@parlour/ui/components/form/button';
import { Icon } from '@parlour/ui/components/art/icon';
import { caretDown } from '@parlour/ui/icons/caret-down';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense } from 'react';
import { chunk } from '../../../lib/navigation/chunk';
import { openModal } from '../../../lib/navigation/modal';
import { useSession } from '../../../lib/session/session';
import css from './balance-chip.module.css';

const figure = chunk([], async () => {
  const { BalanceFigure } = await import('./balance');
  return BalanceFigure;
});

/** The phone's upper right: the balance, which opens its sheet, or the two ways in. */
export const BalanceChip = () => {
  const { brand } = usePhrases('brand');
  const authState = useSession((state) => state.authState);
  return (
    <>
      {authState !== 'visitor' && (
        <button
          aria-haspopup="dialog"
          className={css.chip}
          onClick={() => openModal('balance', {})}
          type="button"
        >
          <span className="sr-only">{brand.balance}: </span>
          <span className={css.chipFigure}>
            {authState === 'member' && (
              <Suspense>
                <figure.Component />
              </Suspense>
            )}
          </span>
          <Icon of={caretDown} size={14} />
        </button>
      )}
      {authState !== 'member' && (
        <span className={css.visitor}>
          <Button onClick={() => openModal('login', {})} small>
            {brand.logIn}
          </Button>
          <Button look="accent" onClick={() => openModal('register', {})} small>
            {brand.signUp}
          </Button>
        </span>
      )}
    </>
  );
};
