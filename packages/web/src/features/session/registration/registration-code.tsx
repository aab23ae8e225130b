import type { RegistrationTab } from '@parlour/contract/registration';
import { session } from '@parlour/contract/session';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { CodeField } from '../codes/code-field';
import { shownMobile } from '../codes/mobile-values';
import { useCodeSender } from '../codes/use-code-sender';
import { answerOf, numberFaults } from './registration-values';
import type { RegistrationState } from './use-registration';

export type RegistrationCodeProps = { registration: RegistrationState; tab: RegistrationTab };

/** The code that proves the number; it is sent once the number is valid. */
export const RegistrationCode = ({ registration, tab }: RegistrationCodeProps) => {
  const { form, inputProps, proof } = registration;
  const [sentTo, setSentTo] = useState('');
  const sender = useCodeSender({
    purpose: 'registration',
    isByFirebase: proof !== undefined,
    send: (verification) => {
      const values = form.values();
      if (proof) return proof.send({ ...values, mobileNum: answerOf(values, 'mobileNum') });
      const request = {
        mobileNo: answerOf(values, 'mobileNum'),
        countryDialingCode: String(values.countryDialingCode),
        regType: tab,
      };
      return call(session.sendRegistrationCode, {
        ...request,
        ...(verification && { verification }),
      });
    },
  });
  const onSend = () => {
    const values = form.values();
    if (!form.showFaults(numberFaults(values))) return;
    setSentTo(shownMobile(values));
    void sender.press();
  };
  const { refusal, label: _label, ...field } = inputProps('verificationCode');
  return (
    <CodeField
      isByFirebase={proof !== undefined}
      field={{ ...field, error: field.error ?? refusal }}
      onSend={onSend}
      sender={sender}
      sentTo={sentTo}
    />
  );
};
