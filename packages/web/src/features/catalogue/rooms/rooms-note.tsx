import { Icon } from '@parlour/ui/components/art/icon';
import { usersThree } from '@parlour/ui/icons/users-three';
import { SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import css from './rooms.module.css';

/** What is said in place of rooms, and what can be done about it. */
export const RoomsNote = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={css.note}>
    <Icon className={css.sign} of={usersThree} size={28} />
    <p>{children}</p>
    {action}
  </div>
);

export const RoomsWaiting = () => {
  const { common } = usePhrases('common');
  return (
    <div aria-busy="true" className={css.note}>
      <span className="sr-only">{common.loadingContent}</span>
      <SkeletonLine width="half" />
    </div>
  );
};
