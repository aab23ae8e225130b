import { Button } from '@parlour/ui/components/form/button';
import { Icon } from '@parlour/ui/components/art/icon';
import { checkCircleFill } from '@parlour/ui/icons/check-circle';
import { circleDashed } from '@parlour/ui/icons/circle-dashed';
import { cx } from '@parlour/ui/class-names';
import type { ReactElement } from 'react';
import css from './account-page.module.css';

export type SecurityRowProps = {
  /** An outline, or a mark of its own. */
  icon: string | ReactElement;
  name: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  /** Missing where there is nothing to have or not to have. */
  isSet?: boolean | undefined;
  /** Missing where the player can change nothing. */
  action?: string;
  /** The one thing that protects the account most now. */
  isUrgent?: boolean;
  onAct?: () => void;
};

/** One thing that protects the account: its name, its state, and the way to change it. */
export const SecurityRow = (props: SecurityRowProps) => {
  const { icon, name, value, isSet, action, isUrgent = false, onAct } = props;
  return (
    <li className={css.securityRow}>
      {typeof icon === 'string' ? <Icon className={css.mark} of={icon} size={20} /> : icon}
      <span className={css.name}>{name}</span>
      <span className={css.value}>
        {isSet !== undefined && (
          <Icon
            className={cx(css.state, isSet && css.good)}
            of={isSet ? checkCircleFill : circleDashed}
            size={16}
          />
        )}
        <span>{value}</span>
      </span>
      {action !== undefined && (
        <Button
          aria-label={`${action}: ${name}`}
          look={isUrgent ? 'accent' : 'outline'}
          onClick={onAct}
          small
        >
          {action}
        </Button>
      )}
    </li>
  );
};
