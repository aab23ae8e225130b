import { languages } from '@parlour/contract/languages';
import type { DeskReason } from '@parlour/contract/rule-desk';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../../lib/language';
import { changedOf, textsOf, type ObjectValues } from '../../change/changed-of';
import { ProposeDialog } from '../../change/propose-dialog';
import { CodeField } from './code-field';
import { useTextIn } from './use-text-in';

type ReasonDialogProps = {
  kinds: readonly { kind: string; names: Readonly<Record<string, string>> }[];
  /** Without one a new reason is made. */
  reason: DeskReason | undefined;
  onClose: () => void;
};

/** The console's languages first. */
const spoken = ['VI', 'EN', ...languages.filter((one) => one !== 'VI' && one !== 'EN')];

/** Alters a reason, or makes one: its texts, its place, and whether players read it. */
export const ReasonDialog = ({ kinds, reason, onClose }: ReasonDialogProps) => {
  const { rules } = useWords();
  const textIn = useTextIn();
  return (
    <ProposeDialog
      kind="reason"
      object={reason ? `${reason.kind}:${reason.code}` : `${kinds[0]!.kind}:new_reason`}
      objectOf={({ kind = '', code = '' }) =>
        reason ? `${reason.kind}:${reason.code}` : `${kind}:${code.trim()}`
      }
      onClose={onClose}
      patchOf={patchOf}
      title={reason ? fill(rules.changeOf, { name: textIn(reason.texts) }) : rules.addReason}
    >
      {(values, { faultOf }) => (
        <>
          {!reason && <Place kinds={kinds} />}
          {spoken.map((language) => (
            <TextField
              autoComplete="off"
              defaultValue={String(values[`text.${language}`] ?? '')}
              error={faultOf(`text.${language}`)}
              isOptional={language !== 'VI' && language !== 'EN'}
              key={language}
              label={`${rules.text} (${language})`}
              maxLength={300}
              name={`text.${language}`}
            />
          ))}
          <TextField
            autoComplete="off"
            defaultValue={String(values.position)}
            error={faultOf('position')}
            hint={rules.positionHint}
            inputMode="numeric"
            label={rules.position}
            name="position"
          />
          {reason?.isGiven ? (
            <p className="t-2">{rules.givenWhat}</p>
          ) : (
            <CheckField defaultChecked={values.isPublic === true} name="isPublic">
              {rules.isTold}
            </CheckField>
          )}
          <CheckField defaultChecked={reason ? values.enabled === true : true} name="enabled">
            {rules.isOn}
          </CheckField>
          {faultOf('enabled') && <p className="t-neg">{rules.lastOne}</p>}
        </>
      )}
    </ProposeDialog>
  );
};

/** Of a new reason: its queue and its code. */
const Place = ({ kinds }: Pick<ReasonDialogProps, 'kinds'>) => {
  const { rules } = useWords();
  const textIn = useTextIn();
  return (
    <>
      <SelectField
        label={rules.queue}
        name="kind"
        options={kinds.map(({ kind, names }) => ({ value: kind, label: textIn(names) }))}
      />
      <CodeField />
    </>
  );
};

/** What was given stays public or not. */
const patchOf = (entered: Record<string, string>, values: ObjectValues): ObjectValues => {
  const place = (entered.position ?? '').trim();
  const all: ObjectValues = {
    ...textsOf('text', entered),
    position: /^\d{1,4}$/.test(place) ? Number(place) : place,
    enabled: entered.enabled === 'on',
    ...((entered.isPublic === 'on') !== (values.isPublic === true) && {
      isPublic: entered.isPublic === 'on',
    }),
  };
  return changedOf(all, values);
};
