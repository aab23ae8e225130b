import { Icon } from '@parlour/ui/components/art/icon';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { x } from '@parlour/ui/icons/x';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusOn } from '../controls/focus';
import { useSay } from '../page/game-context';

export type PanelName = 'info' | 'history' | 'verify';

type PanelProps = {
  title: string;
  onClose: () => void;
  /** One step back inside the panel. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
};

/** A sheet over the game on a phone, beside it on a desk; the browser keeps the focus inside. */
export const Panel = ({ title, onClose, onBack, children }: PanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const say = useSay();
  // Before the sheet leaves the page, or the focus would fall with it.
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      focusOn(opener);
    };
  }, []);
  // A press beside the sheet is for those who point; keys have Escape and the button.
  useEffect(() => {
    const { current } = dialog;
    const onPress = (event: MouseEvent) => {
      if (event.target === current) onClose();
    };
    current?.addEventListener('click', onPress);
    return () => current?.removeEventListener('click', onPress);
  }, [onClose]);
  return (
    <dialog
      aria-labelledby={id}
      className="panel-sheet"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      ref={dialog}
    >
      <header className="panel-head">
        {onBack && (
          <button aria-label={say('back')} className="panel-button" onClick={onBack} type="button">
            <Icon of={arrowLeft} size={20} />
          </button>
        )}
        <h2 id={id}>{title}</h2>
        <button aria-label={say('close')} className="panel-button" onClick={onClose} type="button">
          <Icon of={x} size={20} />
        </button>
      </header>
      <div className="panel-body">{children}</div>
    </dialog>
  );
};
