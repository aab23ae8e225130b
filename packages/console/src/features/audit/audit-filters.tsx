import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { useWords } from '../../lib/language';
import css from './audit.module.css';
import { type AuditFilter, filterNames } from './use-audit';

type AuditFiltersProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

/** The fields by which lines are found; they are taken together. */
export const AuditFilters = ({ filter, onFilter }: AuditFiltersProps) => {
  const { audit } = useWords();
  const typed = (form: HTMLFormElement): AuditFilter =>
    Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]),
    );
  return (
    <form
      aria-label={audit.filters}
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(typed(event.currentTarget));
      }}
    >
      {filterNames.map((name) => (
        <TextField
          autoComplete="off"
          defaultValue={filter[name]}
          key={name}
          label={audit[name]}
          maxLength={100}
          name={name}
          spellCheck={false}
          {...(/^(player|operator)Id$/.test(name) && {
            inputMode: 'numeric',
            pattern: '[0-9]{1,18}',
          })}
        />
      ))}
      <div className={css.acts}>
        <Button look="primary" type="submit">
          {audit.apply}
        </Button>
        {Object.keys(filter).length > 0 && (
          <Button onClick={() => onFilter({})}>{audit.clear}</Button>
        )}
      </div>
    </form>
  );
};
