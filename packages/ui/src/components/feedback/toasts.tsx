import { useEffect, useState, useSyncExternalStore } from 'react';
import { x } from '../../icons/x';
import { currentToast, dismissToast, onToasts, type QueuedToast } from '../../toasts';
import { usePhrases } from '../../use-phrases';
import { Icon } from '../art/icon';
import { IconButton } from '../form/icon-button';
import css from './toast.module.css';

const usuallyMs = 5000;

const none = () => undefined;

/**
 * The place of the toasts, once in the frame of the page. It always exists, so that screen readers
 * announce what appears in it.
 */
export const Toasts = () => {
  const current = useSyncExternalStore(onToasts, currentToast, none);
  return (
    <output className={css.place}>{current && <Toast key={current.key} toast={current} />}</output>
  );
};

const Toast = ({ toast }: { toast: QueuedToast }) => {
  const { key, text, icon, tone = 'plain', action, shownMs = usuallyMs } = toast;
  const { common } = usePhrases('common');
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(key), shownMs);
    return () => clearTimeout(timer);
  }, [key, isHeld, shownMs]);
  const act = () => {
    action?.onAct();
    dismissToast(key);
  };
  return (
    <div
      className={css.toast}
      onBlur={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
    >
      {icon && (
        <span className={css[tone]}>
          <Icon of={icon} />
        </span>
      )}
      <span className={css.words}>{text}</span>
      {action ? (
        <button className={css.action} onClick={act} type="button">
          {action.label}
        </button>
      ) : (
        <IconButton icon={x} label={common.dismiss} onClick={() => dismissToast(key)} size={18} />
      )}
    </div>
  );
};
