import { casework, type CaseCard } from '@parlour/contract/casework';
import { playerConsole, type PlayerView } from '@parlour/contract/player-console';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { useMay } from '../../lib/session/me';
import { Answer } from '../../lib/parts/answer';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { Wide } from '../../lib/parts/wide';
import { WriteMessage } from '../message/write-message';
import { BlockAct } from './acts/block-act';
import { NoteAct } from './acts/note-act';
import css from './player.module.css';
import { LabelsDialog } from './labels-dialog';
import { PersonalValues } from './personal-values';
import { PlayerSessions } from './player-sessions';
import { AccessTab } from './tabs/access-tab';
import { AuditTab } from './tabs/audit-tab';
import { FileTab } from './tabs/file-tab';
import { MoneyTab } from './tabs/money-tab';
import { PlayTab } from './tabs/play-tab';
import type { PlayerTab } from './tabs/player-tab';
import { PlayerTabs } from './tabs/player-tabs';
import { RoundsTab } from './tabs/rounds-tab';
import { TransactionsTab } from './tabs/transactions-tab';

/** Everything about one player that needs no reveal. */
export const PlayerPage = ({ id, tab }: { id: string; tab: PlayerTab }) => {
  const { player } = useWords();
  const query = useQuery({
    queryKey: ['player', id],
    queryFn: ({ signal }) => call(playerConsole.readPlayer, { playerId: id }, { signal }),
    refetchInterval: 10_000,
  });
  return (
    <Page
      actions={
        <>
          {query.data && (
            <>
              <NoteAct brand={query.data.brand} playerId={id} />
              <WriteMessage brand={query.data.brand} player={query.data} />
              <BlockAct view={query.data} />
            </>
          )}
          <Link className="t-link" href="/players">
            {player.players}
          </Link>
        </>
      }
      title={query.data?.username ?? player.player}
    >
      <Answer of={query}>{(view) => <Whole tab={tab} view={view} />}</Answer>
    </Page>
  );
};

const Whole = ({ view, tab }: { view: PlayerView; tab: PlayerTab }) => (
  <>
    <Head view={view} />
    <Money view={view} />
    <PlayerTabs brand={view.brand} current={tab} playerId={view.id} />
    <Part tab={tab} view={view} />
  </>
);

const Part = ({ view, tab }: { view: PlayerView; tab: PlayerTab }) => {
  const { id } = view;
  switch (tab) {
    case 'transactions':
      return <TransactionsTab playerId={id} />;
    case 'rounds':
      return <RoundsTab brand={view.brand} playerId={id} />;
    case 'money':
      return <MoneyTab playerId={id} />;
    case 'file':
      return <FileTab playerId={id} />;
    case 'play':
      return <PlayTab brand={view.brand} playerId={id} />;
    case 'audit':
      return <AuditTab playerId={id} />;
    case 'sessions':
      return <AccessTab brand={view.brand} playerId={id} />;
    default:
      return <Overview view={view} />;
  }
};

const Overview = ({ view }: { view: PlayerView }) => {
  const { player } = useWords();
  return (
    <div className={css.columns}>
      <div>
        <Section aside={player.entriesWhy} title={player.entries}>
          <Entries view={view} />
        </Section>
      </div>
      <div>
        <OpenCases playerId={view.id} />
        <PersonalValues brand={view.brand} playerId={view.id} />
        <PlayerSessions sessions={view.sessions} />
      </div>
    </div>
  );
};

const Head = ({ view }: { view: PlayerView }) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const states: Readonly<Record<string, string>> = player.states;
  const { username, avatar, state, stateUntil, rankLabel, memberLabel, id, registeredAt, brand } =
    view;
  return (
    <div className={css.head}>
      <Avatar name={avatar ?? username} size={40} />
      <div>
        <p className={css.facts}>
          <span className={state === 'active' ? 't-pos' : 't-warn'}>
            {states[state] ?? state}
            {stateUntil && ` ${dateTime(stateUntil, zone, locale)}`}
          </span>
          {rankLabel && <span>{rankLabel}</span>}
          {memberLabel && <span>{memberLabel}</span>}
          <span>{brand}</span>
          <span>
            {fill(player.idOf, { id })} <CopyButton of={player.id} text={id} />
          </span>
        </p>
        <p className="t-2">{fill(player.since, { date: dateTime(registeredAt, zone, locale) })}</p>
      </div>
      <Labels view={view} />
    </div>
  );
};

/** Who has the right sets what the brand calls the player. */
const Labels = ({ view }: { view: PlayerView }) => {
  const { player } = useWords();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('player.w', view.brand)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} small>
        {player.labels}
      </Button>
      {isOpen && <LabelsDialog onClose={() => setOpen(false)} view={view} />}
    </>
  );
};

const pockets = ['cash', 'bonus', 'held', 'debt'] as const;

const Money = ({ view: { money, currency } }: { view: PlayerView }) => {
  const { player } = useWords();
  return (
    <dl className={css.money}>
      <div className={css.total}>
        <dt>{fill(player.total, { currency })}</dt>
        <dd>{figure(money.total)}</dd>
      </div>
      {pockets.map((pocket) => (
        <div key={pocket}>
          <dt>{player.pockets[pocket]}</dt>
          <dd>{figure(money[pocket])}</dd>
        </div>
      ))}
    </dl>
  );
};

const Entries = ({ view: { entries } }: { view: PlayerView }) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  if (entries.length === 0) return <p className={parts.empty}>{player.noEntries}</p>;
  const types: Readonly<Record<string, string>> = player.types;
  return (
    <Wide label={player.entries}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{player.at}</th>
            <th scope="col">{player.reason}</th>
            <th scope="col">{player.reference}</th>
            <th className={parts.end} scope="col">
              {player.amount}
            </th>
            <th className={parts.end} scope="col">
              {player.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ at, wallet, reason, reference, amount, balance }) => (
            <tr key={`${wallet} ${reference} ${reason} ${balance}`}>
              <td className={css.figure}>{dateTime(at, zone, locale)}</td>
              <td>{types[reason] ?? reason.replaceAll('_', ' ')}</td>
              <td className={css.reference}>{reference}</td>
              <td className={`${parts.end} ${css.figure}`}>{figure(amount, { signed: true })}</td>
              <td className={`${parts.end} ${css.figure}`}>{figure(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
};

const OpenCases = ({ playerId }: { playerId: string }) => {
  const { player } = useWords();
  const query = useQuery({
    queryKey: ['cases', 'of', playerId],
    queryFn: async () => (await call(casework.listCases, { playerId, state: 'open' })).list,
  });
  return (
    <Section aside={query.data?.length} title={player.openCases}>
      <Answer of={query}>{(list) => <Cases list={list} />}</Answer>
    </Section>
  );
};

const Cases = ({ list }: { list: readonly CaseCard[] }) => {
  const { player, casework: words } = useWords();
  if (list.length === 0) return <p className={parts.empty}>{player.noCases}</p>;
  return (
    <ul className={css.lines}>
      {list.map(({ id, kind, number, state, amount }) => (
        <li key={id}>
          <Link className="t-link" href={`/queues/${kind}/${id}`}>
            {number}
          </Link>
          <span className="t-2">{words.states[state]}</span>
          <span className={css.figure}>{amount && figure(amount)}</span>
        </li>
      ))}
    </ul>
  );
};
