import { roundConsole, type Voiding } from '@parlour/contract/round-console';
import { fill } from '@parlour/locales/phrases';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import parts from '../../../lib/parts/parts.module.css';
import { ReasonFormDialog } from '../../../lib/parts/reason-form-dialog';
import { Section } from '../../../lib/parts/section';
import { useMayStop } from '../../../lib/session/me';
import { LeftRounds } from './left-rounds';
import css from './voidings.module.css';

/** What was voided so and is being voided, the newest first. */
export const VoidingList = ({ brand }: { brand: string }) => {
  const { round } = useWords();
  const words = round.many;
  const query = useQuery({
    queryKey: ['voidings', brand],
    queryFn: async ({ signal }) =>
      (await call(roundConsole.listVoidings, { brand }, { signal })).list,
    // What is being done moves by itself; what another person confirms is seen a little later.
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: one }) => one === 'working') ? 3000 : 15_000,
  });
  const [opened, setOpened] = useState<string>();
  return (
    <Section title={words.list}>
      <Answer of={query}>
        {(list) =>
          list.length === 0 ? (
            <p className={parts.empty}>{words.none}</p>
          ) : (
            <Lines list={list} onOpen={setOpened} />
          )
        }
      </Answer>
      {opened !== undefined && <LeftRounds id={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  );
};

type LinesProps = { list: readonly Voiding[]; onOpen: (id: string) => void };

const Lines = ({ list, onOpen }: LinesProps) => {
  const { round, adjustments } = useWords();
  const words = round.many;
  const zone = useZone();
  const locale = useConsoleLocale();
  const time = (at: string) => dateTime(at, zone, locale);
  const columns: readonly Column<Voiding>[] = [
    {
      key: 'game',
      name: words.game,
      place: 'title',
      cell: ({ vendor, game }) => `${vendor}/${game}`,
    },
    {
      key: 'state',
      name: words.state,
      place: 'status',
      cell: ({ state, stoppedBy }) => fill(words.states[state], { name: stoppedBy ?? '' }),
    },
    {
      key: 'span',
      name: words.openedBetween,
      place: 'meta',
      cell: ({ from, until, reason }) =>
        `${time(from)} – ${time(until)} · ${round.reasons[reason]}`,
    },
    {
      key: 'progress',
      name: words.progress,
      place: 'figure',
      atEnd: true,
      isNamed: true,
      cell: ({ voided, rounds }) => `${count(voided)}/${count(rounds)}`,
    },
    {
      key: 'persons',
      name: adjustments.persons,
      place: 'id',
      cell: ({ proposer, decider, at }) => (
        <span className={css.persons}>
          {proposer} + {decider} · {time(at)}
        </span>
      ),
    },
    {
      key: 'acts',
      name: words.acts,
      place: 'time',
      atEnd: true,
      cell: (one) => <Acts of={one} onOpen={onOpen} />,
    },
  ];
  return <DataTable columns={columns} keyOf={({ id }) => id} label={words.list} rows={list} />;
};

const Acts = ({ of, onOpen }: { of: Voiding; onOpen: (id: string) => void }) => {
  const { common, round } = useWords();
  const words = round.many;
  const mayStop = useMayStop()('round', of.brand);
  const [isStopping, setStopping] = useState(false);
  return (
    <span className={css.acts}>
      {of.left > 0 && (
        <Button onClick={() => onOpen(of.id)} small>
          {fill(words.showLeft, { count: count(of.left) })}
        </Button>
      )}
      {of.state === 'working' && mayStop && (
        <Button look="outline" onClick={() => setStopping(true)} small>
          {words.stop}
        </Button>
      )}
      {isStopping && (
        <ReasonFormDialog
          act={words.stop}
          close={common.close}
          onClose={() => setStopping(false)}
          send={async (reason) => {
            await call(roundConsole.stopVoiding, { id: of.id, reason });
            await client.invalidateQueries({ queryKey: ['voidings'] });
          }}
          title={words.stop}
          what={words.stopWhat}
        />
      )}
    </span>
  );
};
