import { operator } from '@parlour/contract/operator';
import { voidingSpan } from '@parlour/contract/round-console';
import type { OperatorChange } from '@parlour/contract/operator/changes';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
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
import { SpanOutlook } from '../round/many/outlook-facts';
import { RoundFacts, useRound } from '../round/round-facts';
import { ChangeDialog, type ChangeAct } from './change-dialog';
import css from './change.module.css';
import { Diff } from './diff';
import { useFieldName } from './use-field-name';

/** What was proposed, for a second person, and what was changed, which another change undoes. */
export const ChangesPage = () => {
  const { change } = useWords();
  const query = useQuery({
    queryKey: ['changes'],
    queryFn: async () => {
      // What is open is shown however many are done since.
      const [proposed, scheduled, newest] = await Promise.all([
        call(operator.listChanges, { state: 'proposed' }),
        call(operator.listChanges, { state: 'scheduled' }),
        call(operator.listChanges, {}),
      ]);
      const done = newest.list.filter(({ state }) => !isOpen(state));
      return [...proposed.list, ...scheduled.list, ...done];
    },
    // Soon after a change is applied, its processes say that they use it.
    refetchInterval: ({ state: { data } }) => (isFollowed(data) ? 10_000 : 2000),
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
            {list.some(({ state }) => state === 'scheduled') && (
              <Changes
                list={list.filter(({ state }) => state === 'scheduled')}
                title={change.scheduled}
              />
            )}
            <Changes list={list.filter(({ state }) => !isOpen(state))} title={change.done} />
          </>
        )}
      </Answer>
    </Page>
  );
};

const isFollowed = (list: readonly OperatorChange[] | undefined): boolean => {
  const [newest] = (list ?? []).filter(({ state }) => state === 'applied');
  return newest?.acks === undefined || newest.acks.missing.length === 0;
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

/** So many fields of a change are shown at first, and so many more with each step. */
const mostFields = 40;
const step = 200;

const ChangeItem = ({ change: listed }: { change: OperatorChange }) => {
  const { change: words } = useWords();
  const [most, setMost] = useState(mostFields);
  const isWhole = most > mostFields;
  const whole = useQuery({
    queryKey: ['changes', 'whole', listed.id],
    queryFn: async () => (await call(operator.listChanges, { id: listed.id })).list,
    enabled: isWhole,
  });
  const change = { ...listed, ...whole.data?.[0] };
  const zone = useZone();
  const locale = useConsoleLocale();
  const { author, second, state, reason, at, before, patch, kind, isWithheld } = change;
  const about = useAbout(change);
  const nameOf = useFieldName(kind);
  const all = Object.entries(patch);
  // An import has thousands.
  const fields = all
    .slice(0, most)
    .map(([field, after]) => ({ field, before: before[field], after }));
  const left = all.length - fields.length;
  return (
    <li className={css.change}>
      <p className={css.head}>
        <strong>{about}</strong>
        <span>{words.states[state]}</span>
        <span className="t-2">{[author, second].filter(Boolean).join(' · ')}</span>
        <span className="t-3">{dateTime(at, zone, locale)}</span>
      </p>
      {isWithheld ? (
        <p className="t-2">{words.withheld}</p>
      ) : (
        <Diff fields={fields} nameOf={nameOf} />
      )}
      {(left > 0 || (listed.isShort === true && !isWhole && !isVoid(kind))) && (
        <p>
          <Button look="outline" onClick={() => setMost(most + step)} small>
            {isWhole ? fill(words.moreFields, { count: left }) : words.whole}
          </Button>
        </p>
      )}
      {isWhole && whole.data === undefined && <Answer of={whole}>{() => null}</Answer>}
      {state === 'proposed' && !isWithheld && <Voided change={listed} />}
      {reason !== '' && <p className="t-2">{reason}</p>}
      <Force change={change} />
      <Acts about={about} change={change} />
    </li>
  );
};

/** What the second person of a void confirms. */
const Voided = ({ change: { kind, object } }: { change: OperatorChange }) => {
  if (kind === 'void') return <RoundToVoid id={object} />;
  return kind === 'voids' ? <RoundsToVoid object={object} /> : null;
};

/** The round as it stands, and what would be moved. */
const RoundToVoid = ({ id }: { id: string }) => {
  const query = useRound(id);
  return <Answer of={query}>{({ values }) => <RoundFacts values={values} />}</Answer>;
};

/** The same of the rounds of a game. */
const RoundsToVoid = ({ object }: { object: string }) => {
  const span = voidingSpan(object);
  return span && <SpanOutlook span={span} />;
};

const isOpen = (state: OperatorChange['state']): boolean =>
  state === 'proposed' || state === 'scheduled';

const isVoid = (kind: string): boolean => kind === 'void' || kind === 'voids';

/** What it alters: its kind, and the person or the object; of many rounds their game and time. */
const useAbout = ({ kind, object, person }: OperatorChange): string => {
  const { kinds } = useWords().change;
  const zone = useZone();
  const locale = useConsoleLocale();
  const span = kind === 'voids' ? voidingSpan(object) : undefined;
  const time = (at: string) => dateTime(at, zone, locale);
  const rounds = span && `${span.vendor}/${span.game}, ${time(span.from)} – ${time(span.until)}`;
  return `${kinds[kind as keyof typeof kinds] ?? kind} ${rounds ?? person ?? object}`;
};

/** When it is to be applied, why it was not, and which processes use it. */
const Force = ({ change: { scheduledAt, state, failure, acks } }: { change: OperatorChange }) => {
  const words = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { change } = words;
  return (
    <>
      {scheduledAt && isOpen(state) && (
        <p>{fill(change.appliedAt, { time: dateTime(scheduledAt, zone, locale) })}</p>
      )}
      {failure && (
        <p className="t-warn">
          {fill(change.failure, {
            why: (words.refusal as Readonly<Record<string, string>>)[failure] ?? failure,
          })}
        </p>
      )}
      {acks && acks.of > 0 && (
        <p className={acks.missing.length > 0 ? 't-warn' : 't-2'}>
          {fill(change.acks, {
            count: acks.count,
            of: acks.of,
            seconds: ((acks.ms ?? 0) / 1000).toFixed(2),
          })}
          {acks.missing.length > 0 &&
            ` · ${fill(change.missing, { names: acks.missing.join(', ') })}`}
        </p>
      )}
    </>
  );
};

const actsOf = (
  { kind, state, author, isWithheld }: OperatorChange,
  me: string,
): readonly ChangeAct[] => {
  // Who is tied to the player takes back their own proposal, and does no more.
  if (isWithheld) return isOpen(state) && author === me ? ['withdraw'] : [];
  // A round that was voided stays so.
  if (state === 'applied') return isVoid(kind) ? [] : ['undo'];
  if (state === 'scheduled') return author === me ? ['withdraw'] : ['reject'];
  if (state !== 'proposed') return [];
  return author === me ? ['withdraw'] : ['reject', 'approve'];
};

const Acts = ({ about, change }: { about: string; change: OperatorChange }) => {
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
      {act && (
        <ChangeDialog about={about} act={act} id={change.id} onClose={() => setAct(undefined)} />
      )}
    </div>
  );
};
