import type { FieldFault } from '@parlour/contract/errors';
import { session } from '@parlour/contract/session';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import type { FormValues } from '../../../lib/form/form-values';
import { useForm } from '../../../lib/form/use-form';
import { codeFaults, codeField, mobileFaults, shownMobile } from './mobile-values';
import type { NumberProof } from '../identity/use-number-proof';
import { useCodeSender } from './use-code-sender';

type Options = {
  purpose: 'login' | 'password';
  /** Firebase sends the code in our place. */
  proof?: NumberProof | undefined;
  send: (values: FormValues) => Promise<void>;
  /** What is wrong with the other fields. */
  checkOthers?: (values: FormValues) => readonly FieldFault[];
  /** The field of the form that can resolve a refusal. */
  fieldFor?: (code: string) => string | undefined;
};

/** A form with a number and the code that is sent to it. */
export const useMobileCode = ({ purpose, proof, send, checkOthers, fieldFor }: Options) => {
  const words = usePhrases('passwords', 'refusal');
  const [sentTo, setSentTo] = useState('');
  const ownField = (code: string) => codeField(code) ?? fieldFor?.(code);
  const form = useForm({
    check: (values) => [
      ...mobileFaults(values),
      ...codeFaults(values),
      ...(checkOthers?.(values) ?? []),
    ],
    textOf: ({ name }) => {
      if (name === 'mobileNum' || name === 'username') return words.passwords.mobileWrong;
      return name === 'verificationCode' ? words.passwords.codeMissing : undefined;
    },
    send,
    fieldFor: ownField,
  });
  const sender = useCodeSender({
    purpose,
    isFromRequest: purpose === 'password',
    isByFirebase: proof !== undefined,
    send: (verification) => {
      if (proof) return proof.send(form.values());
      const { mobileNum, countryDialingCode } = form.values();
      return call(session.sendLoginCode, {
        mobileNum: String(mobileNum),
        countryDialingCode: String(countryDialingCode),
        purpose,
        ...(verification !== undefined && { verification }),
      });
    },
  });
  /** The number is checked first, and gets the focus if it is wrong. */
  const onSend = () => {
    const values = form.values();
    if (!form.showFaults(mobileFaults(values))) return;
    setSentTo(shownMobile(values));
    void sender.press();
  };
  const { refused } = form;
  const refusedField = refused && ownField(refused.code);
  const refusedText = refused && words.refusal[refused.code];
  const code = form.field('verificationCode');
  const isCodeRefused = refusedField === 'verificationCode';
  return {
    form,
    refusedField,
    refusedText,
    /** What stands above the form. */
    alert: refusedField || form.faults.length > 0 ? undefined : refusedText,
    mobileField: form.field('mobileNum'),
    codeFieldProps: {
      field: { ...code, error: code.error ?? (isCodeRefused ? refusedText : undefined) },
      sender,
      sentTo,
      onSend,
      isByFirebase: proof !== undefined,
    },
  };
};
