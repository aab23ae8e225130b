import { countWords } from '@parlour/contract/count-words';
import type { FieldFault } from '@parlour/contract/errors';
import {
  descriptionLength,
  questionTypes,
  remarkLength,
  support as calls,
  type TicketType,
} from '@parlour/contract/support';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField, TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { usePhrases } from '@parlour/ui/use-phrases';
import { toast } from '@parlour/ui/toasts';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { useBrand } from '../../lib/brand/brand';
import type { FormValues } from '../../lib/form/form-values';
import { useForm } from '../../lib/form/use-form';
import { useSession } from '../../lib/session/session';
import { withVerification } from '../../lib/session/verify';
import { Pictures } from './pictures';
import css from './support.module.css';

type FeedbackFormProps = {
  onBack: () => void;
  /** With the request that was sent. */
  onOpen: (id: string) => void;
  onTouched: () => void;
};

type Bounds = { min: number; max: number };

const trimmed = (value: unknown): string => String(value ?? '').trim();

const faultsOf = (
  { questionType, description, contact }: FormValues,
  { min, max }: Bounds,
  isGuest: boolean,
): FieldFault[] => {
  const faults: FieldFault[] = [];
  const words = countWords(trimmed(description));
  if (!questionType) faults.push({ name: 'questionType', code: 'field.required' });
  if (!trimmed(description)) faults.push({ name: 'description', code: 'field.required' });
  else if (words < Math.max(1, min)) {
    faults.push({ name: 'description', code: 'field.few_words', min: Math.max(1, min) });
  } else if (words > max) faults.push({ name: 'description', code: 'field.many_words', max });
  if (isGuest && !trimmed(contact)) faults.push({ name: 'contact', code: 'field.required' });
  else if (isGuest && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed(contact))) {
    faults.push({ name: 'contact', code: 'field.pattern' });
  }
  return faults;
};

/** Sends it once; a visitor solves the puzzle first. Undefined when they give up. */
const sendFeedback = (
  values: FormValues,
  { isGuest, images }: { isGuest: boolean; images: readonly string[] },
) => {
  const remark = trimmed(values.remark);
  const input = {
    questionType: values.questionType as TicketType,
    description: trimmed(values.description),
    ...(remark && { remark }),
  };
  if (!isGuest) {
    const pictures = images.length > 0 ? { images: [...images] } : {};
    return call(calls.sendFeedback, { ...input, ...pictures }, { loader: true });
  }
  const contact = trimmed(values.contact);
  return withVerification('feedback', (verification) =>
    call(
      calls.sendFeedback,
      { ...input, contact, ...(verification !== undefined && { verification }) },
      { loader: true },
    ),
  );
};

/** What is it about, in how many words, with which pictures; a visitor leaves an address. */
export const FeedbackForm = ({ onBack, onOpen, onTouched }: FeedbackFormProps) => {
  const { support, refusal } = usePhrases('support', 'refusal');
  const isGuest = useSession(({ authState }) => authState !== 'member');
  const { feedbackMinWords: min, feedbackMaxWords: max } = useBrand();
  const [images, setImages] = useState<readonly string[]>([]);
  const form = useForm({
    check: (values) => faultsOf(values, { min, max }, isGuest),
    textOf: ({ name, code }) =>
      name === 'contact' && code === 'field.pattern' ? support.contactWrong : undefined,
    send: async (values) => {
      const sent = await sendFeedback(values, { isGuest, images });
      if (!sent) return;
      toast({ text: fill(support.sent, { ref: sent.number }), tone: 'pos' });
      onOpen(sent.id);
    },
  });
  const { refused, field } = form;
  const type = field('questionType');
  return (
    <form {...form.formProps} className={css.part} onInput={onTouched}>
      <div>
        <Button icon={arrowLeft} onClick={onBack} small>
          {support.back}
        </Button>
      </div>
      {refused && refused.fields.length === 0 && (
        <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>
      )}
      <SelectField
        {...type}
        data-first-focus
        defaultValue=""
        label={support.type}
        options={[
          { value: '', label: support.chooseType },
          ...questionTypes.map((value) => ({ value, label: support[value] })),
        ]}
        required
      />
      <Description field={field('description')} max={max} />
      <TextField {...field('remark')} isOptional label={support.remark} maxLength={remarkLength} />
      {isGuest ? (
        <Contact field={field('contact')} />
      ) : (
        <Pictures
          count={images.length}
          error={form.errorOf('images')}
          onSent={(id) => setImages((before) => [...before, id])}
        />
      )}
      <Button busy={form.isBusy && support.sending} look="accent" type="submit">
        {support.submit}
      </Button>
    </form>
  );
};

type FieldOf = ReturnType<ReturnType<typeof useForm>['field']>;

/** The text, with its words counted as the server counts them. */
const Description = ({ field, max }: { field: FieldOf; max: number }) => {
  const { support } = usePhrases('support');
  const [words, setWords] = useState(0);
  return (
    <div>
      <TextAreaField
        {...field}
        hint={support.contentHint}
        label={support.content}
        maxLength={descriptionLength}
        onChange={({ target }) => {
          setWords(countWords(target.value));
          field.onChange();
        }}
        required
        rows={6}
      />
      <p className={css.counter} data-over={words > max}>
        {fill(support.counter, { count: words, max })}
      </p>
    </div>
  );
};

/** Where a visitor gets the answer. */
const Contact = ({ field }: { field: FieldOf }) => {
  const { support } = usePhrases('support');
  return (
    <>
      <TextField
        {...field}
        autoComplete="email"
        hint={support.contactHint}
        inputMode="email"
        label={support.contact}
        maxLength={254}
        required
        type="email"
      />
      <p className="t-small t-2">{support.picturesLater}</p>
    </>
  );
};
