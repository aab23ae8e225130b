import { Icon } from '@parlour/ui/components/art/icon';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import { fill } from '@parlour/locales/phrases';
import { folded } from '@parlour/ui/search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../lib/language';
import { KeyCap } from '../../lib/parts/key-cap';
import css from './palette.module.css';
import { closePalette } from './palette-store';
import { type Found, useCommands } from './use-commands';
import { useContact } from './use-contact';
import { useFoundIds } from './use-found-ids';

/** The search over every id, and the commands; `>` leaves only the commands. */
export const Palette = () => {
  const { frame } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [typed, setTyped] = useState('');
  const { groups, all, foot } = useFound(typed);
  const [at, setAt] = useState(0);
  const active = Math.min(at, all.length - 1);
  const take = (found: Found | undefined) => {
    if (!found) return;
    if (!found.stays) closePalette();
    found.act();
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setAt((active + by + all.length) % Math.max(1, all.length));
    else if (event.key === 'Enter') take(all[active]);
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  return (
    <dialog
      aria-label={frame.search}
      className={css.dialog}
      onClose={closePalette}
      onMouseDown={(event) => event.target === dialog.current && closePalette()}
      ref={dialog}
    >
      <SearchField active={all[active] && active} onKeyDown={press} onType={type} typed={typed} />
      <Groups active={active} groups={groups} onTake={take} />
      <p aria-live="polite" className={css.foot}>
        {foot}
      </p>
    </dialog>
  );
};

type FoundGroup = { title: string; list: readonly Found[] };

/** What is under the typed text: ids of the server, a lookup by contact, then commands. */
const useFound = (typed: string) => {
  const { frame } = useWords();
  const query = typed.replace(/^>/, '').trim();
  const commands = useCommands().filter(({ title }) => folded(title).includes(folded(query)));
  const asked = typed.startsWith('>') ? '' : query;
  const ids = useFoundIds(asked);
  const contact = useContact(asked, closePalette);
  const groups: readonly FoundGroup[] = [
    ...ids.groups,
    { title: frame.contactTitle, list: contact.list },
    { title: frame.goTo, list: commands },
  ].filter(({ list }) => list.length > 0);
  const all = groups.flatMap(({ list }) => list);
  return { groups, all, foot: contact.said ?? footOf(frame, ids, all.length) };
};

const footOf = (
  frame: ConsolePhrases['frame'],
  { late, isAsking, isError }: ReturnType<typeof useFoundIds>,
  count: number,
): string => {
  if (isError) return frame.searchFailed;
  if (late.length > 0) return fill(frame.searchLate, { kinds: late.join(', ') });
  if (count > 0) return fill(frame.searchFoot, { sign: '>' });
  return isAsking ? frame.searching : frame.nothingFound;
};

type SearchFieldProps = {
  typed: string;
  active: number | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const SearchField = ({ typed, active, onType, onKeyDown }: SearchFieldProps) => {
  const { frame } = useWords();
  return (
    <div className={css.field}>
      <Icon of={magnifyingGlass} />
      <input
        aria-activedescendant={active === undefined ? undefined : `found-${active}`}
        aria-autocomplete="list"
        aria-controls="found"
        aria-expanded
        aria-label={frame.searchHint}
        autoComplete="off"
        className={css.input}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={frame.searchHint}
        role="combobox"
        spellCheck={false}
        value={typed}
      />
      <KeyCap of="Escape" />
    </div>
  );
};

type GroupsProps = {
  groups: readonly FoundGroup[];
  active: number;
  onTake: (found: Found) => void;
};

const Groups = ({ groups, active, onTake }: GroupsProps) => {
  const all = groups.flatMap(({ list }) => list);
  return (
    <div className={css.list} id="found" role="listbox">
      {groups.map(({ title, list }) => (
        <div aria-label={title} key={title} role="group">
          <p aria-hidden="true" className={css.groupName}>
            {title}
          </p>
          {list.map((found) => (
            <Option
              at={all.indexOf(found)}
              found={found}
              isActive={found === all[active]}
              key={found.id}
              onTake={onTake}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

type OptionProps = { at: number; found: Found; isActive: boolean; onTake: (found: Found) => void };

const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

const Option = ({ at, found, isActive, onTake }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
  <div
    aria-selected={isActive}
    className={css.option}
    id={`found-${at}`}
    onClick={() => onTake(found)}
    ref={isActive ? intoView : undefined}
    role="option"
    tabIndex={-1}
  >
    <Icon of={found.icon} size={16} />
    <span className={css.title}>{found.title}</span>
    {found.detail && <span className={css.detail}>{found.detail}</span>}
    {found.keys && <KeyCap of={found.keys} />}
  </div>
);
