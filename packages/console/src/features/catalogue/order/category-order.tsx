import type { GameType } from '@parlour/contract/catalogue';
import { Button } from '@parlour/ui/components/form/button';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import parts from '../../../lib/parts/parts.module.css';
import { Section } from '../../../lib/parts/section';
import { ProposeDialog } from '../../change/propose-dialog';
import { OrderList } from './order-list';
import type { OrderDraft } from './use-order-draft';

type CategoryOrderProps = { draft: OrderDraft; gameType: GameType };

/** The games that come first in a category: dragged, or moved by keys, then sent as a change. */
export const CategoryOrder = ({ draft, gameType }: CategoryOrderProps) => {
  const { catalogue } = useWords();
  const [isSending, setIsSending] = useState(false);
  const title = fill(catalogue.order, { category: catalogue.categories[gameType] });
  return (
    <Section title={title}>
      <p className="t-2">{catalogue.orderWhat}</p>
      <Answer of={draft.query}>
        {() =>
          draft.order.length === 0 ? (
            <p className={parts.empty}>{catalogue.orderNone}</p>
          ) : (
            <OrderList draft={draft} label={title} />
          )
        }
      </Answer>
      {draft.isMoved && (
        <div className={parts.actions}>
          <Button look="primary" onClick={() => setIsSending(true)}>
            {catalogue.save}
          </Button>
          <Button onClick={draft.reset}>{catalogue.reset}</Button>
        </div>
      )}
      {isSending && (
        <ProposeDialog
          kind="order"
          object={draft.object}
          onClose={() => setIsSending(false)}
          onDone={draft.reset}
          patchOf={() => ({ order: draft.order })}
          title={title}
        >
          {() => <p>{draft.order.map(draft.nameOf).join(' · ')}</p>}
        </ProposeDialog>
      )}
    </Section>
  );
};
