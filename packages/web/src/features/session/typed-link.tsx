import type { MouseEvent } from 'react';
import { cx } from '@parlour/ui/class-names';
import { openModal } from '../../lib/navigation/modal';

type TypedLinkProps = {
  opens: 'forgotPassword' | 'unlock';
  className?: string | undefined;
  children: string;
};

/** To recovery or to the mail that unlocks, with the name that was typed. */
export const TypedLink = ({ opens, className, children }: TypedLinkProps) => {
  const open = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const typed = form?.elements.namedItem('username');
    openModal(opens, typed instanceof HTMLInputElement ? { username: typed.value } : {});
  };
  return (
    <button className={cx('t-link', className)} onClick={open} type="button">
      {children}
    </button>
  );
};
