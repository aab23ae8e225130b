import type { DeskRule, RuleKind } from '@parlour/contract/rule-desk';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../../lib/language';
import { changedOf, type ObjectValues } from '../../change/changed-of';
import { ProposeDialog } from '../../change/propose-dialog';
import { useReasonName } from '../use-reason-name';
import { CodeField } from './code-field';
import { comparisonsIn, Comparisons } from './comparisons';

type RuleDialogProps = {
  brand: string;
  kind: RuleKind;
  /** Without one a new rule is made. */
  rule?: DeskRule | undefined;
  onClose: () => void;
};

/** Alters a rule, or makes one; its preview counts what it would have meant. */
export const RuleDialog = ({ brand, kind, rule, onClose }: RuleDialogProps) => {
  const { rules } = useWords();
  const nameOf = useReasonName(kind);
  const objectOf = (code: string) => `${brand}:${kind}:${code}`;
  return (
    <ProposeDialog
      kind="rule"
      object={objectOf(rule?.code ?? 'new_rule')}
      objectOf={({ code = '' }) => objectOf(rule?.code ?? code.trim())}
      onClose={onClose}
      patchOf={patchOf}
      title={rule ? fill(rules.changeOf, { name: nameOf(rule.code) }) : rules.add}
    >
      {(values, { faultOf }) => (
        <>
          {!rule && <CodeField data-first-focus error={faultOf('object')} />}
          {values.join === 'written' ? (
            <p className="t-2">{rules.writtenWhat}</p>
          ) : (
            <Comparisons
              comparisons={values.comparisons as string[]}
              fault={faultOf('comparisons')}
              isAll={values.join === 'all'}
              kind={kind}
            />
          )}
          <CheckField defaultChecked={rule ? values.enabled === true : true} name="enabled">
            {rules.isOn}
          </CheckField>
        </>
      )}
    </ProposeDialog>
  );
};

const patchOf = (entered: Record<string, string>, values: ObjectValues): ObjectValues => {
  const all: ObjectValues = {
    enabled: entered.enabled === 'on',
    ...(values.join !== 'written' && {
      join: entered.join ?? values.join,
      comparisons: comparisonsIn(entered),
    }),
  };
  return changedOf(all, values);
};
