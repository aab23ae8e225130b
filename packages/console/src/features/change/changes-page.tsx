import { operator } from '@parlour/contract/operator';
import type { OperatorChange } from '@parlour/contract/operator/changes';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { useMe } from '../../lib/session/me';
import { ChangeDialog, type ChangeAct } from './change-dialog';
import css from './change.module.css';
import { Diff } from './diff';
import { useFieldName } from './use-field-name';

/** What was proposed, for a second person, and what was changed, which another change undoes. */
export const ChangesPage = () => {
  const { change } = useWords();
  const query = useQuery({
    queryKey: ['changes'],
    queryFn: async () => (await call(operator.listChanges, {})).list,
    refetchInterval: 10_000,
  });
  return (
    <Page title={change.title}>
      <Answer of={query}>
        {(list) => (
          <>
            <Changes
              list={list.filter(({ state }) => state === 'proposed')}
              title={change.waiting}
            />
            <Changes list={list.filter(({ state }) => state !== 'proposed')} title={change.done} />
          </>
        )}
      </Answer>
    </Page>
  );
};

export const Changes = ({ title, list }: { title: string; list: readonly OperatorChange[] }) => {
  const { change } = useWords();
  return (
    <Section aside={list.length} title={title}>
      {list.length === 0 && <p className={parts.empty}>{change.none}</p>}
      <ul className={css.changes}>
        {list.map((one) => (
          <ChangeItem change={one} key={one.id} />
        ))}
      </ul>
    </Section>
  );
};

const ChangeItem = ({ change }: { change: OperatorChange }) => {
  const { change: words } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { kind, object, author, second, state, reason, at, before, patch } = change;
  const fields = Object.entries(patch).map(([field, after]) => ({
    field,
    before: before[field],
    after,
  }));
  return (
    <li className={css.change}>
      <p className={css.head}>
        <strong>
          {words.kinds[kind as keyof typeof words.kinds] ?? kind} {object}
        </strong>
        <span>{words.states[state]}</span>
        <span className="t-2">{[author, second].filter(Boolean).join(' · ')}</span>
        <span className="t-3">{dateTime(at, zone, locale)}</span>
      </p>
      <Diff fields={fields} nameOf={useFieldName(kind)} />
      <p className="t-2">{reason}</p>
      <Acts change={change} />
    </li>
  );
};

const actsOf = ({ state, author }: OperatorChange, me: string): readonly ChangeAct[] => {
  if (state === 'applied') return ['undo'];
  if (state !== 'proposed') return [];
  return author === me ? ['withdraw'] : ['reject', 'approve'];
};

const Acts = ({ change }: { change: OperatorChange }) => {
  const { change: words } = useWords();
  const me = useMe();
  const [act, setAct] = useState<ChangeAct>();
  return (
    <div className={parts.actions}>
      {actsOf(change, me.name).map((one) => (
        <Button
          key={one}
          look={one === 'approve' ? 'accent' : 'outline'}
          onClick={() => setAct(one)}
          small
        >
          {words.acts[one]}
        </Button>
      ))}
      {act && <ChangeDialog act={act} id={change.id} onClose={() => setAct(undefined)} />}
    </div>
  );
};
