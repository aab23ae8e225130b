import { operator } from '@parlour/contract/operator';
import type { ChangePreview } from '@parlour/contract/operator/changes';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { folded } from '@parlour/ui/search';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Link, useParams } from 'wouter';
import { call } from '../../lib/api/call';
import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { useMay } from '../../lib/session/me';
import { type BrandField, fieldsOf, formParts, type Part, parts as allParts } from './brand-fields';
import css from './brand.module.css';
import { type Draft, faultOf, textOf, valueOf } from './draft';
import { MaintenancePreview } from './maintenance-preview';
import { ImportedNetworks } from './networks/imported-networks';
import { Preview } from './preview';
import { Readiness } from './readiness';
import { SettingField, useLabel } from './setting-field';
import { Versions } from './versions';

/** The settings of a brand, drawn from their shapes; what is changed is previewed, then sent. */
export const BrandPage = () => {
  const { brand } = useWords();
  const code = useBrand()?.code;
  return (
    <Page title={brand.title}>
      {code === undefined ? (
        <p className={parts.empty}>{brand.chooseBrand}</p>
      ) : (
        <OneBrand code={code} key={code} />
      )}
    </Page>
  );
};

const OneBrand = ({ code }: { code: string }) => {
  const query = useQuery({
    queryKey: ['brand', code],
    queryFn: ({ signal }) =>
      call(operator.previewChange, { kind: 'brand', object: code, patch: {} }, { signal }),
    // A draft stands on the version that its author read.
    staleTime: Infinity,
  });
  return (
    <Answer of={query}>
      {(live) => <Settings code={code} live={live} onReload={() => void query.refetch()} />}
    </Answer>
  );
};

type SettingsProps = { code: string; live: ChangePreview; onReload: () => void };

const Settings = ({ code, live, onReload }: SettingsProps) => {
  const { brand } = useWords();
  const canWrite = useMay()('brand.w', code);
  const { part: named } = useParams<{ part?: string }>();
  const part = allParts.find((one) => one === named) ?? 'look';
  const [wanted, setWanted] = useState('');
  const shown = wanted === '' ? part : undefined;
  const [draft, setDraft] = useState<Draft>({});
  const fields = allFields(live.values);
  const count = Object.keys(draft).length;
  const type = (field: BrandField, typed: string | boolean) =>
    setDraft(typedIn(draft, field, typed, live.values[field.name]));
  return (
    <div className={css.columns}>
      <Parts onChoose={() => setWanted('')} part={part} />
      <div className={css.main}>
        <Search onType={setWanted} typed={wanted} />
        {!canWrite && <p className="t-2">{brand.readOnly}</p>}
        {shown === 'regions' && <ImportedNetworks canWrite={canWrite} code={code} />}
        {shown === 'licence' && <Readiness canWrite={canWrite} code={code} onDone={onReload} />}
        {shown === 'versions' ? (
          <Versions code={code} />
        ) : (
          <Fields
            canWrite={canWrite}
            draft={draft}
            fields={part === 'versions' || wanted !== '' ? fields : fieldsOf(part, live.values)}
            onType={type}
            title={wanted === '' ? brand.parts[part] : brand.search}
            values={live.values}
            version={live.version}
            wanted={wanted}
          />
        )}
        {shown === 'maintenance' && (
          <MaintenancePreview code={code} values={typedOver(live.values, fields, draft)} />
        )}
        <ToDraft count={count} />
      </div>
      {canWrite && (
        <DraftAside
          code={code}
          count={count}
          onDrop={() => setDraft({})}
          onReload={onReload}
          onSent={() => {
            setDraft({});
            onReload();
          }}
          patch={patchOf(fields, draft)}
          version={live.version}
        />
      )}
    </div>
  );
};

const Search = ({ typed, onType }: { typed: string; onType: (typed: string) => void }) => (
  <TextField
    autoComplete="off"
    label={useWords().brand.search}
    onChange={({ target }) => onType(target.value)}
    type="search"
    value={typed}
  />
);

/** On a phone the parts are a row that scrolls. */
const intoView = (link: Element | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const Parts = ({ part, onChoose }: { part: Part; onChoose: () => void }) => {
  const { brand } = useWords();
  return (
    <nav aria-label={brand.sections} className={css.parts}>
      {allParts.map((one) => (
        <Link
          aria-current={one === part ? 'page' : undefined}
          className={css.part}
          href={`/brand/${one}`}
          key={one}
          onClick={onChoose}
          ref={one === part ? intoView : undefined}
        >
          {brand.parts[one]}
        </Link>
      ))}
    </nav>
  );
};

const draftId = 'draft';

/** Where the draft is under the fields, it says that there is one. */
const ToDraft = ({ count }: { count: number }) => {
  const { brand } = useWords();
  if (count === 0) return null;
  const show = () => document.getElementById(draftId)?.scrollIntoView({ block: 'start' });
  return (
    <p className={css.toDraft}>
      <Button look="primary" onClick={show}>
        {fill(brand.toDraft, { count })}
      </Button>
    </p>
  );
};

type DraftAsideProps = Omit<ComponentProps<typeof Preview>, 'patch'> & {
  count: number;
  /** None while one of its values is wrong. */
  patch: Readonly<Record<string, unknown>> | undefined;
};

const DraftAside = ({ count, patch, ...preview }: DraftAsideProps) => {
  const { brand } = useWords();
  const title = fill(brand.draft, { count });
  return (
    <aside aria-label={title} className={css.aside} id={draftId}>
      <h2 className="t-h2">{title}</h2>
      {count === 0 && <p className="t-2">{brand.noDraft}</p>}
      {count > 0 && patch && <Preview {...preview} patch={patch} />}
    </aside>
  );
};

const allFields = (values: ChangePreview['values']): readonly BrandField[] =>
  formParts.flatMap((part) => fieldsOf(part, values));

/** The draft with a field as it was typed, or without it where that is what is live. */
const typedIn = (
  draft: Draft,
  field: BrandField,
  typed: string | boolean,
  live: unknown,
): Draft => {
  const { [field.name]: _, ...others } = draft;
  const isLive =
    typeof typed === 'boolean'
      ? typed === ((live ?? field.initial) === true)
      : typed === textOf(field.shape, live);
  return isLive ? others : { ...others, [field.name]: typed };
};

/** The values of the draft; none while one of them is wrong. */
const patchOf = (
  fields: readonly BrandField[],
  draft: Draft,
): Readonly<Record<string, unknown>> | undefined => {
  const typed = fields.filter(({ name }) => draft[name] !== undefined);
  if (typed.some((field) => faultOf(field, draft[field.name]!))) return undefined;
  return Object.fromEntries(
    typed.map(({ name, shape }) => [name, valueOf(shape, draft[name]!)] as const),
  );
};

/** The values as they would be with what is typed. */
const typedOver = (
  values: ChangePreview['values'],
  fields: readonly BrandField[],
  draft: Draft,
): ChangePreview['values'] => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap(({ name, shape }) =>
      draft[name] === undefined ? [] : [[name, valueOf(shape, draft[name])] as const],
    ),
  ),
});

type FieldsProps = {
  title: string;
  version: string;
  wanted: string;
  fields: readonly BrandField[];
  values: ChangePreview['values'];
  draft: Draft;
  canWrite: boolean;
  onType: (field: BrandField, typed: string | boolean) => void;
};

const Fields = (props: FieldsProps) => {
  const { title, version, wanted, fields, values, draft, canWrite, onType } = props;
  const { brand } = useWords();
  const labelOf = useLabel();
  const shown = fields.filter((field) =>
    folded(`${labelOf(field)} ${field.label}`).includes(folded(wanted)),
  );
  return (
    <Section aside={fill(brand.version, { version })} title={title}>
      {shown.length === 0 && <p className={parts.empty}>{brand.noSetting}</p>}
      <div className={css.fields}>
        {shown.map((field) => (
          <SettingField
            canWrite={canWrite}
            field={field}
            key={field.name}
            onType={(typed) => onType(field, typed)}
            typed={draft[field.name]}
            value={values[field.name]}
          />
        ))}
      </div>
    </Section>
  );
};
