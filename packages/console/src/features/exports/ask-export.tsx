import { exportCalls, exportRights, type ExportKind } from '@parlour/contract/report/exports';
import { TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { fill } from '@parlour/locales/phrases';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { type FaultOf, FormDialog } from '../../lib/parts/form-dialog';
import { ReasonField } from '../../lib/parts/reason-field';
import { useMe } from '../../lib/session/me';
import css from './exports.module.css';

type Values = Record<string, string>;

/** What was left empty is not asked for. */
const ask = (kind: ExportKind, { brand = '', reason = '', ...rest }: Values): Promise<unknown> => {
  const given: Values = Object.fromEntries(Object.entries(rest).filter(([, text]) => text));
  const { from = '', to = '' } = given;
  switch (kind) {
    case 'players':
      return call(exportCalls.askPlayersExport, { brand, reason, ...given });
    case 'money':
      return call(exportCalls.askMoneyExport, { brand, reason, from, to });
    case 'audit':
      return call(exportCalls.askAuditExport, { reason, ...given });
  }
};

/** Asks for a file of a kind: which lines, and what for. */
export const AskExport = ({ kind, onClose }: { kind: ExportKind; onClose: () => void }) => {
  const { exports } = useWords();
  return (
    <FormDialog
      act={exports.ask}
      className={css.fields}
      onClose={onClose}
      send={async (values) => {
        await ask(kind, values);
        await client.invalidateQueries({ queryKey: ['exports'] });
      }}
      title={fill(exports.askOf, { kind: exports.kinds[kind] })}
    >
      {(faultOf) => (
        <>
          {kind === 'audit' ? (
            <LineFields faultOf={faultOf} />
          ) : (
            <DayFields faultOf={faultOf} kind={kind} />
          )}
          <ReasonField error={faultOf('reason')} label={exports.why} />
        </>
      )}
    </FormDialog>
  );
};

type FieldsProps = { faultOf: FaultOf };

const DayFields = ({ faultOf, kind }: FieldsProps & { kind: ExportKind }) => {
  const { exports } = useWords();
  const { rights, brands } = useMe();
  const chosen = useBrand();
  const own = brands.filter(({ code }) => rights[exportRights[kind]]?.includes(code));
  return (
    <>
      <SelectField
        data-first-focus
        defaultValue={chosen?.code}
        error={faultOf('brand')}
        label={exports.brand}
        name="brand"
        options={own.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          error={faultOf(name)}
          isOptional={kind === 'players'}
          key={name}
          label={exports[name]}
          name={name}
          type="date"
        />
      ))}
    </>
  );
};

const LineFields = ({ faultOf }: FieldsProps) => {
  const { exports } = useWords();
  return (['act', 'playerId', 'operatorId'] as const).map((name) => (
    <TextField
      autoComplete="off"
      error={faultOf(name)}
      isOptional
      key={name}
      label={exports[name]}
      maxLength={100}
      name={name}
      spellCheck={false}
    />
  ));
};
