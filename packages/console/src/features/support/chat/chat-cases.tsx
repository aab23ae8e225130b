import { casework, type CaseCard } from '@parlour/contract/casework';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../../lib/api/call';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { ReasonFormDialog } from '../../../lib/parts/reason-form-dialog';
import { useMay } from '../../../lib/session/me';
import { timeLeft } from '../../../lib/time-left';
import { useCounts } from '../../../lib/use-counts';
import { useNow } from '../../../lib/use-now';
import css from './side.module.css';

type CasesProps = { brand: string; playerId: string };

/** What is open of the player in the queues that the operator may read, but for the chat itself. */
export const ChatCases = ({ brand, playerId }: CasesProps) => {
  const { chat } = useWords();
  const mayAnswer = useMay()('chat.w', brand);
  const [pushing, setPushing] = useState<CaseCard>();
  const query = useQuery({
    queryKey: ['cases', 'of', playerId, 'chat'],
    queryFn: async ({ signal }) => {
      const { list } = await call(
        casework.listCases,
        { playerId, brand, state: 'open' },
        { signal },
      );
      return list.filter(({ kind }) => kind !== 'chat');
    },
    refetchInterval: 20_000,
  });
  return (
    <>
      <h3 className={css.sideName}>{chat.cases}</h3>
      <Answer of={query}>
        {(list) => (
          <ul className={css.lines}>
            {list.map((card) => (
              <Case card={card} key={card.id} onPush={mayAnswer ? setPushing : undefined} />
            ))}
            {list.length === 0 && <li className="t-3">{chat.noCases}</li>}
          </ul>
        )}
      </Answer>
      {pushing && (
        <ReasonFormDialog
          act={chat.push}
          onClose={() => setPushing(undefined)}
          send={async (reason) => {
            const { id: caseId, version } = pushing;
            await call(casework.pushCase, { caseId, version, reason });
            await query.refetch();
          }}
          title={fill(chat.pushOf, { number: pushing.number })}
          what={chat.pushWhat}
        />
      )}
    </>
  );
};

type CaseProps = { card: CaseCard; onPush: ((card: CaseCard) => void) | undefined };

const Case = ({ card, onPush }: CaseProps) => {
  const { chat } = useWords();
  const locale = useConsoleLocale().toUpperCase();
  const { data: queues = [] } = useCounts();
  const { id, kind, number, dueAt, claimedBy, isPushed } = card;
  const { text, tone } = timeLeft(dueAt, useNow());
  const queue = queues.find((each) => each.kind === kind)?.names[locale] ?? kind;
  return (
    <li>
      <Link className="t-link" href={`/queues/${kind}/${id}`}>
        {number}
      </Link>
      <span className={css.time} data-tone={tone}>
        {text}
      </span>
      <span className={css.under}>
        {claimedBy
          ? fill(chat.caseOf, { queue, name: claimedBy.name })
          : fill(chat.caseFree, { queue })}
        {isPushed && `, ${chat.pushed}`}
      </span>
      {onPush && !isPushed && (
        <Button
          aria-label={fill(chat.pushOf, { number })}
          className={css.wide}
          onClick={() => onPush(card)}
          small
        >
          {chat.push}
        </Button>
      )}
    </li>
  );
};
