import { contentConsole, type ContentKind } from '@parlour/contract/content-console';
import type { ChangePreview } from '@parlour/contract/operator/changes';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import parts from '../../../lib/parts/parts.module.css';
import { useFieldName } from '../../change/use-field-name';
import css from './editor.module.css';
import type { ItemValues } from './use-draft';

type StaleColumnsProps = {
  brand: string;
  kind: ContentKind;
  code: string;
  live: ChangePreview;
  /** The version on which the draft stands. */
  version: string;
  patch: ItemValues;
  replace: (patch: ItemValues) => void;
};

/** Another person published first: what was, what is live now, and what this draft says. */
export const StaleColumns = (props: StaleColumnsProps) => {
  const { brand, kind, code, live, version, patch, replace } = props;
  const { content } = useWords();
  const query = useQuery({
    queryKey: ['content', brand, kind, code, 'version', version],
    queryFn: async (): Promise<ItemValues> => {
      if (version === '0') return {};
      const asked = { brand, kind, code, version: Number(version) };
      return (await call(contentConsole.readContentVersion, asked)).values;
    },
    staleTime: Infinity,
    retry: false,
  });
  const without = (name: string) => {
    const { [name]: _, ...others } = patch;
    replace(others);
  };
  return (
    <section aria-label={content.columns.now} className={css.stale} role="alert">
      <p className={css.warn}>{fill(content.stale, { version: live.version })}</p>
      <Answer of={query}>
        {(base) => (
          <Columns base={base} live={live.values} mine={patch} onTake={without} kind={kind} />
        )}
      </Answer>
      <Button look="primary" onClick={() => replace(patch)} small>
        {fill(content.rebase, { version: live.version })}
      </Button>
    </section>
  );
};

type ColumnsProps = {
  kind: ContentKind;
  base: ItemValues;
  live: ItemValues;
  mine: ItemValues;
  onTake: (name: string) => void;
};

const Columns = ({ kind, base, live, mine, onTake }: ColumnsProps) => {
  const { content } = useWords();
  const nameOf = useFieldName(kind);
  return (
    <div className={parts.wide}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{content.columns.field}</th>
            <th scope="col">{content.columns.base}</th>
            <th scope="col">{content.columns.now}</th>
            <th scope="col">{content.columns.mine}</th>
            <th aria-label={content.takeNow} scope="col" />
          </tr>
        </thead>
        <tbody>
          {Object.keys(mine).map((name) => (
            <tr key={name}>
              <th scope="row">{nameOf(name)}</th>
              <td>{shown(base[name])}</td>
              <td className={isSame(base[name], live[name]) ? 't-3' : css.warn}>
                {shown(live[name])}
              </td>
              <td>{shown(mine[name])}</td>
              <td>
                <Button onClick={() => onTake(name)} small>
                  {content.takeNow}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const mostShown = 160;

const shown = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '—';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
};
