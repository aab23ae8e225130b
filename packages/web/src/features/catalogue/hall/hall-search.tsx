import { Icon } from '@parlour/ui/components/art/icon';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import { x } from '@parlour/ui/icons/x';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useRef, useState } from 'react';
import { useSearchField } from '../../../lib/navigation/game-search';
import css from './hall.module.css';

const debounceMs = 250;

// Without what was searched before, a search is still a search.
const ignored = () => undefined;

/** The search of a hall: what is typed is searched for a moment after the last key. */
export const HallSearch = ({
  query,
  onSearch,
}: {
  query: string;
  onSearch: (query: string) => void;
}) => {
  const { catalogue } = usePhrases('catalogue');
  const [typed, setTyped] = useState(query);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const sent = useRef(query);
  const search = useRef(onSearch);
  const field = useSearchField();
  useEffect(() => {
    search.current = onSearch;
  });

  // The address changed by itself (back, a tab): the field follows.
  useEffect(() => {
    if (sent.current !== query) setTyped(query);
    sent.current = query;
  }, [query]);

  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      search.current(sent.current);
      const words = sent.current;
      void import('./recent-queries').then((of) => of.rememberQuery(words), ignored);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className={css.search}>
      <Icon of={magnifyingGlass} size={20} />
      <input
        aria-label={catalogue.search}
        autoComplete="off"
        enterKeyHint="search"
        list="recent-queries"
        maxLength={64}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() =>
          void import('./recent-queries').then((of) => setRecent(of.recentQueries()), ignored)
        }
        placeholder={catalogue.search}
        ref={field}
        type="text"
        value={typed}
      />
      <datalist id="recent-queries">
        {recent.map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
      {typed !== '' && (
        <IconButton icon={x} label={catalogue.clearSearch} onClick={() => setTyped('')} size={18} />
      )}
    </search>
  );
};
