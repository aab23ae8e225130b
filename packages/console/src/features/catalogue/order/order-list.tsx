import { IconButton } from '@parlour/ui/components/form/icon-button';
import { caretDown } from '@parlour/ui/icons/caret-down';
import { caretUp } from '@parlour/ui/icons/caret-up';
import { x } from '@parlour/ui/icons/x';
import { fill } from '@parlour/locales/phrases';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../lib/language';
import css from '../catalogue.module.css';
import type { OrderDraft } from './use-order-draft';

/** The placed games. The arrow buttons of a row move it, and keep the focus; the mouse drags it. */
export const OrderList = ({ draft, label }: { draft: OrderDraft; label: string }) => {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  return (
    <ol aria-label={label} className={css.order}>
      {draft.order.map((key, place) => (
        <li
          className={css.item}
          data-over={over === key || undefined}
          draggable
          key={key}
          onDragEnd={() => {
            setDragged(undefined);
            setOver(undefined);
          }}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            setOver(key);
          }}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', key);
            setDragged(key);
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== undefined) draft.move(dragged, place);
          }}
        >
          <Placed draft={draft} id={key} place={place} />
        </li>
      ))}
    </ol>
  );
};

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One game of the order; what moved it keeps the focus where it now is. */
const Placed = ({ draft, id, place }: { draft: OrderDraft; id: string; place: number }) => {
  const { catalogue } = useWords();
  const row = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<'down' | 'up'>();
  const name = draft.nameOf(id);
  const last = draft.order.length - 1;
  useEffect(() => {
    if (!wanted) return;
    const buttons = [...(row.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const [up, down] = buttons;
    const meant = wanted === 'up' ? up : down;
    (meant?.disabled ? buttons.find((one) => !one.disabled) : meant)?.focus();
    setWanted(undefined);
  }, [wanted, place]);
  const move = (by: -1 | 1) => {
    draft.move(id, place + by);
    setWanted(by === -1 ? 'up' : 'down');
  };
  return (
    <div
      className={css.placed}
      onKeyDown={(event) => {
        const by = steps[event.key];
        if (by === undefined || place + by < 0 || place + by > last) return;
        event.preventDefault();
        move(by);
      }}
      ref={row}
      role="group"
      aria-label={fill(catalogue.placed, { name, place: place + 1 })}
    >
      <span className={css.figure}>{place + 1}</span>
      <span className={css.name}>{name}</span>
      <IconButton
        disabled={place === 0}
        icon={caretUp}
        label={fill(catalogue.up, { name })}
        onClick={() => move(-1)}
      />
      <IconButton
        disabled={place === last}
        icon={caretDown}
        label={fill(catalogue.down, { name })}
        onClick={() => move(1)}
      />
      <IconButton
        icon={x}
        label={fill(catalogue.remove, { name })}
        onClick={() => draft.remove(id)}
      />
    </div>
  );
};
