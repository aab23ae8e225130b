import { fill } from '@parlour/locales/phrases';
import { session } from '@parlour/contract/session';
import { type StepChannel, stepChannels } from '@parlour/contract/session/factors';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useId, useState } from 'react';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import type { Modals } from '../../../lib/navigation/modal';
import { CodeField } from '../codes/code-field';
import { codeFaults, codeField } from '../codes/mobile-values';
import { useCodeSender } from '../codes/use-code-sender';
import css from '../session.module.css';

type StepCodeProps = Modals['signInStep'] & { onTouched: () => void };

/** A code to the account's own address or number; with both the player chooses. */
export const StepCode = (props: StepCodeProps) => {
  const { factors } = usePhrases('factors');
  const channels = stepChannels.filter((channel) => props.step.kinds.includes(channel));
  const [channel, setChannel] = useState<StepChannel>(channels[0] ?? 'mail');
  const id = useId();
  const hasTabs = channels.length > 1;
  const labels = { mail: factors.byMail, sms: factors.bySms };
  return (
    <div className={css.ways}>
      {hasTabs && (
        <Tabs
          controls={id}
          items={channels.map((each) => ({ id: each, label: labels[each] }))}
          label={factors.stepTitle}
          onChange={setChannel}
          value={channel}
        />
      )}
      <div id={id} role={hasTabs ? 'tabpanel' : undefined}>
        <CodeForm {...props} channel={channel} key={channel} />
      </div>
    </div>
  );
};

const CodeForm = ({
  step: { id: stepId, masked },
  channel,
  onDone,
  onTouched,
}: StepCodeProps & { channel: StepChannel }) => {
  const words = usePhrases('factors', 'passwords', 'refusal', 'common');
  const to = masked[channel] ?? '';
  const form = useForm({
    check: codeFaults,
    textOf: () => words.passwords.codeMissing,
    send: async ({ verificationCode: code }) => {
      const given = { stepId, kind: channel, code: String(code) };
      onDone(await call(session.answerStep, given, { loader: true }));
    },
    fieldFor: codeField,
  });
  // Each step has codes of its own, and each way its own countdown.
  const sender = useCodeSender({
    purpose: `step.${channel}.${stepId.slice(0, 8)}`,
    send: () => call(session.sendStepCode, { stepId, kind: channel }),
  });
  useEffect(() => {
    if (form.isTouched) onTouched();
  }, [form.isTouched, onTouched]);
  const { refused } = form;
  const refusedText = refused && words.refusal[refused.code];
  const isAtField = refused !== undefined && codeField(refused.code) !== undefined;
  const field = form.field('verificationCode');
  return (
    <form {...form.formProps} className={css.form}>
      <p className="t-2">{fill(words.factors.stepCodeWhy, { to })}</p>
      {refusedText && !isAtField && form.faults.length === 0 && (
        <FormAlert>{refusedText}</FormAlert>
      )}
      <CodeField
        field={{ ...field, error: field.error ?? (isAtField ? refusedText : undefined) }}
        onSend={() => void sender.press()}
        sender={sender}
        sentTo={to}
      />
      <Button busy={form.isBusy && words.common.sending} look="primary" type="submit" wide>
        {words.factors.confirm}
      </Button>
    </form>
  );
};
