import {
  type DeskClass,
  type DeskListing,
  deskGameStates,
} from '@parlour/contract/catalogue-console';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { useWords } from '../../lib/language';
import css from './catalogue.module.css';
import { filterNames, type GameFilter } from './use-games';

type GameFiltersProps = {
  filter: GameFilter;
  listings: readonly DeskListing[];
  classes: readonly DeskClass[];
  onFilter: (filter: GameFilter) => void;
};

/** The fields by which games are found; they are taken together. */
export const GameFilters = ({ filter, listings, classes, onFilter }: GameFiltersProps) => {
  const { catalogue } = useWords();
  const any = { value: '', label: catalogue.any };
  const choices = useChoices({ listings, classes });
  const send = (form: HTMLFormElement) =>
    onFilter(
      Object.fromEntries(
        [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]),
      ),
    );
  return (
    <form
      aria-label={catalogue.filters}
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <TextField
        autoComplete="off"
        defaultValue={filter.search}
        label={catalogue.search}
        maxLength={64}
        name="search"
        spellCheck={false}
        type="search"
      />
      {choices.map(({ name, label, options }) => (
        <SelectField
          defaultValue={filter[name] ?? ''}
          key={name}
          label={label}
          name={name}
          onChange={(event) => send(event.currentTarget.form!)}
          options={[any, ...options]}
        />
      ))}
      <div className={css.acts}>
        <Button look="primary" type="submit">
          {catalogue.apply}
        </Button>
        {filterNames.some((name) => filter[name]) && (
          <Button onClick={() => onFilter({})}>{catalogue.clear}</Button>
        )}
      </div>
    </form>
  );
};

/** What may be chosen: the brand's own vendors, categories and classes. */
const useChoices = ({ listings, classes }: Pick<GameFiltersProps, 'classes' | 'listings'>) => {
  const { catalogue } = useWords();
  const { vendor, category, gameClass, state, categories, states } = catalogue;
  const unique = <Value,>(values: readonly Value[]) => [...new Set(values)];
  const plain = (value: string) => ({ value, label: value });
  return [
    {
      name: 'vendor',
      label: vendor,
      options: unique(listings.map((one) => one.vendor)).map(plain),
    },
    {
      name: 'gameType',
      label: category,
      options: unique(listings.map(({ gameType }) => gameType)).map((value) => ({
        value,
        label: categories[value],
      })),
    },
    { name: 'gameClass', label: gameClass, options: classes.map((one) => plain(one.gameClass)) },
    {
      name: 'state',
      label: state,
      options: deskGameStates.map((value) => ({ value, label: states[value] })),
    },
  ] as const;
};
