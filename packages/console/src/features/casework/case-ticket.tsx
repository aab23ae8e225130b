import type { CaseView } from '@parlour/contract/casework';
import { Icon } from '@parlour/ui/components/art/icon';
import { EngravedBackground } from '@parlour/ui/components/art/engraved-background';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { warningCircleFill } from '@parlour/ui/icons/warning-circle';
import { fill } from '@parlour/locales/phrases';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useZone } from '../../lib/brand';
import type { CaseKind } from '../../lib/case-kind';
import { type Key, useKeys } from '../../lib/keys/keys';
import { useConsoleLocale, useWords } from '../../lib/language';
import { KeyCap } from '../../lib/parts/key-cap';
import { PlayerLink } from '../../lib/parts/player-link';
import { Section } from '../../lib/parts/section';
import { timeLeft } from '../../lib/time-left';
import { useNow } from '../../lib/use-now';
import css from './case.module.css';
import { useReasonName } from './use-reason-name';

type CaseTicketProps = { view: CaseView; kind: CaseKind | undefined };

/** What the case is about, what its player was promised, and why a person is asked. */
export const CaseTicket = ({ view, kind }: CaseTicketProps) => {
  const words = useWords();
  const { casework } = words;
  const nameOf = useReasonName(view.kind);
  return (
    <>
      <div className={css.ticket}>
        {view.amount !== undefined && (
          <div className={css.sum}>
            <EngravedBackground name={view.number}>
              <p className={css.small}>{casework.amount}</p>
              <p className={css.big}>
                {figure(view.amount)} <span className={css.currency}>{view.currency}</span>
              </p>
            </EngravedBackground>
          </div>
        )}
        <dl className={css.cells}>
          {view.player && <PlayerCell player={view.player} />}
          <Cell
            name={
              view.orderNumber === undefined
                ? (kind?.subject?.(words) ?? casework.subject)
                : casework.orderNumber
            }
            value={view.orderNumber ?? view.subjectId.replace(/^.*:/, '')}
          >
            {view.brand}
          </Cell>
          <Promise view={view} />
        </dl>
      </div>
      <Section title={casework.whyPerson}>
        <ul className={css.reasons}>
          {view.reasons.map((code) => (
            <li key={code}>
              <Icon className="t-warn" of={warningCircleFill} size={16} />
              {nameOf(code)}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
};

type CellProps = { name: string; value: string; tone?: string; children?: string };

const Cell = ({ name, value, tone, children }: CellProps) => (
  <div>
    <dt className={css.small}>{name}</dt>
    <dd>
      <span className={css.value} data-tone={tone}>
        {value}
      </span>
      {children && <span className={css.small}>{children}</span>}
    </dd>
  </div>
);

const PlayerCell = ({ player: { id, username } }: { player: NonNullable<CaseView['player']> }) => {
  const { casework } = useWords();
  const [, go] = useLocation();
  useKeys(
    useMemo<readonly Key[]>(
      () => [{ key: 'P', name: casework.playerPage, act: () => go(`/players/${id}`) }],
      [casework, go, id],
    ),
  );
  return (
    <div>
      <dt className={css.small}>{casework.player}</dt>
      <dd>
        <span className={css.value}>
          <PlayerLink id={id}>{username}</PlayerLink> <KeyCap of="P" />
        </span>
        <span className={css.small}>{fill(casework.playerId, { id })}</span>
      </dd>
    </div>
  );
};

const Promise = ({ view: { dueAt, lateAt, closedAt } }: { view: CaseView }) => {
  const { casework } = useWords();
  const now = useNow();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { text, tone } = timeLeft(dueAt, now);
  if (closedAt) return <Cell name={casework.promised} value={dateTime(dueAt, zone, locale)} />;
  return (
    <Cell name={casework.promised} tone={tone} value={dateTime(dueAt, zone, locale)}>
      {tone === 'late'
        ? fill(lateAt ? casework.overTold : casework.over, { time: text.slice(1) })
        : fill(casework.left, { time: text })}
    </Cell>
  );
};
