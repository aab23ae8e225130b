import {
  contentConsole,
  type ContentKind,
  type ContentVersion,
} from '@parlour/contract/content-console';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { timeOfDay } from '@parlour/ui/format';
import { toast } from '@parlour/ui/toasts';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { asRefused } from '../../../lib/api/refused';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { Section } from '../../../lib/parts/section';
import { refusalText } from '../../../lib/refusal-text';
import { useNow } from '../../../lib/use-now';
import { ChangeDialog } from '../../change/change-dialog';
import css from './editor.module.css';
import { useVersions } from '../use-content';
import type { ItemValues } from './use-draft';

type ItemVersionsProps = {
  brand: string;
  kind: ContentKind;
  code: string;
  mayWrite: boolean;
  /** Its values are to be the draft. */
  onTake: (values: ItemValues) => void;
};

const undoMs = 10 * 60_000;

/** Every version, the live one first; the newest is undone for ten minutes, others taken as a draft. */
export const ItemVersions = (props: ItemVersionsProps) => {
  const { content } = useWords();
  const { brand, kind, code } = props;
  const query = useVersions(brand, kind, code);
  return (
    <Section title={content.versions}>
      <Answer of={query}>
        {(list) =>
          list.length === 0 ? (
            <p className="t-2">{content.noVersions}</p>
          ) : (
            <ol className={css.versions}>
              {list.map((version, at) => (
                <Version {...props} isLive={at === 0} key={version.version} version={version} />
              ))}
            </ol>
          )
        }
      </Answer>
    </Section>
  );
};

type VersionProps = ItemVersionsProps & { version: ContentVersion; isLive: boolean };

const Version = ({ version: row, isLive, ...props }: VersionProps) => {
  const words = useWords();
  const { content } = words;
  const { brand, kind, code, mayWrite, onTake } = props;
  const zone = useZone();
  const locale = useConsoleLocale();
  const { version, at, author, second, reason, changeId } = row;
  const take = () =>
    call(contentConsole.readContentVersion, { brand, kind, code, version }).then(
      ({ values }) => onTake(values),
      (thrown: unknown) => toast({ text: refusalText(words, asRefused(thrown)) }),
    );
  return (
    <li className={css.version}>
      <strong>{version}</strong>
      <span className={css.versionAt}>
        {fill(content.since, { time: dateTime(at, zone, locale) })}
        {reason && <span className="t-3"> · {reason}</span>}
      </span>
      <span className="t-3">{[author, second].filter(Boolean).join(' · ')}</span>
      {mayWrite && isLive && changeId && <Undo at={at} id={changeId} />}
      {mayWrite && !isLive && (
        <Button onClick={() => void take()} small>
          {content.backTo}
        </Button>
      )}
    </li>
  );
};

/** The change that made it is undone by another one, while it is fresh. */
const Undo = ({ id, at }: { id: string; at: string }) => {
  const { content } = useWords();
  const zone = useZone();
  const now = useNow();
  const [isAsked, setIsAsked] = useState(false);
  const until = Date.parse(at) + undoMs;
  if (now > until) return null;
  return (
    <>
      <Button
        onClick={() => setIsAsked(true)}
        small
        title={fill(content.undoFor, { time: timeOfDay(new Date(until), zone) })}
      >
        {content.undo}
      </Button>
      {isAsked && (
        <ChangeDialog
          act="undo"
          id={id}
          onClose={() => {
            setIsAsked(false);
            void client.invalidateQueries({ queryKey: ['content'] });
          }}
        />
      )}
    </>
  );
};
