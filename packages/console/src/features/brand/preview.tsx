import type { FieldFault } from '@parlour/contract/errors';
import { operator } from '@parlour/contract/operator';
import type { ChangePreview } from '@parlour/contract/operator/changes';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { toast } from '@parlour/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { asRefused } from '../../lib/api/refused';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { ReasonField } from '../../lib/parts/reason-field';
import { useSend } from '../../lib/use-send';
import { Diff } from '../change/diff';
import { Effects } from '../change/effects';
import { useFieldName } from '../change/use-field-name';
import css from './brand.module.css';

type PreviewProps = {
  code: string;
  /** The version that was read when the draft began. */
  version: string;
  patch: Readonly<Record<string, unknown>>;
  onSent: () => void;
  onReload: () => void;
  onDrop: () => void;
};

/** What the draft would change, whether it needs a second person, and its reason. */
export const Preview = (props: PreviewProps) => {
  const { brand } = useWords();
  const { code, version } = props;
  const patch = useDeferredValue(props.patch);
  const query = useQuery({
    queryKey: ['brand-preview', code, version, patch],
    queryFn: ({ signal }) =>
      call(operator.previewChange, { kind: 'brand', object: code, patch }, { signal }),
    gcTime: 0,
    retry: false,
  });
  const faults = query.error ? asRefused(query.error).fields : [];
  return (
    <>
      <p className="t-3">{fill(brand.against, { version })}</p>
      {faults.length > 0 ? (
        <Faults faults={faults} />
      ) : (
        <Answer of={query}>
          {(preview) => (
            <>
              <Foreseen preview={preview} />
              <Confirm {...props} needsSecond={preview.needsSecond} patch={patch} />
            </>
          )}
        </Answer>
      )}
      <Button onClick={props.onDrop}>{brand.drop}</Button>
    </>
  );
};

/** Which values the server refuses, by their fields. */
const Faults = ({ faults }: { faults: readonly FieldFault[] }) => {
  const { form } = useWords();
  const nameOf = useFieldName('brand');
  return (
    <ul role="alert">
      {faults.map(({ name, code, min, max }) => (
        <li className="t-neg" key={name}>
          {nameOf(name)}: {fill(form[code] as string, { min: min ?? '', max: max ?? '' })}
        </li>
      ))}
    </ul>
  );
};

const Foreseen = ({ preview: { diff, effects, needsSecond } }: { preview: ChangePreview }) => {
  const { brand } = useWords();
  return (
    <>
      <Diff fields={diff} nameOf={useFieldName('brand')} />
      {effects && <Effects of={effects} />}
      <p className={needsSecond ? css.loosens : css.live}>
        {needsSecond ? brand.needsSecond : brand.atOnce}
      </p>
    </>
  );
};

type ConfirmProps = PreviewProps & { needsSecond: boolean };

const Confirm = ({ code, version, patch, needsSecond, onSent, onReload }: ConfirmProps) => {
  const words = useWords();
  const { brand, change, common } = words;
  const form = useSend(async ({ reason = '' }) => {
    const input = { kind: 'brand', object: code, patch, version, reason } as const;
    const { state } = await call(operator.proposeChange, input);
    toast({ text: change.states[state], tone: 'pos' });
    onSent();
    await client.invalidateQueries({ queryKey: ['changes'] });
  });
  return (
    <form {...form.formProps} className={css.confirm}>
      {form.alert && (
        <>
          <FormAlert reference={form.reference}>{form.alert}</FormAlert>
          <Button onClick={onReload}>{brand.reload}</Button>
        </>
      )}
      <ReasonField error={form.faultOf('reason')} label={brand.reason} rows={3} />
      <Button busy={form.isBusy && common.sending} look="accent" type="submit">
        {needsSecond ? brand.propose : brand.send}
      </Button>
    </form>
  );
};
