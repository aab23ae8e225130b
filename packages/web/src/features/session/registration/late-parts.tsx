import type { TextFieldProps } from '@parlour/ui/components/form/field';
import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { chunk } from '../../../lib/navigation/chunk';
import type { IdentityNoteProps } from '../identity/identity-note';
import type { CountryFieldProps } from './country-field';
import type { RegistrationCodeProps } from './registration-code';

// What few brands ask, or the other tab: fetched where it is drawn. The form has its words.

const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const { Component } = chunk([], load);
  return (props: Props) => (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
};

export const LateMobileField = late<TextFieldProps>(
  async () => (await import('../codes/mobile-field')).MobileField,
);

export const LateRegistrationCode = late<RegistrationCodeProps>(
  async () => (await import('./registration-code')).RegistrationCode,
);

export const LateCountryField = late<CountryFieldProps>(
  async () => (await import('./country-field')).CountryField,
);

export const LateWrongCode = late<{ onClose: () => void }>(
  async () => (await import('./agent-code/wrong-code')).WrongCode,
);

export const LateAppliedCode = late<{ code: string }>(
  async () => (await import('./agent-code/applied-code')).AppliedCode,
);

export const LateIdentityNote = late<IdentityNoteProps>(
  async () => (await import('../identity/identity-note')).IdentityNote,
);

export const LatePayeeNameField = late<TextFieldProps>(
  async () => (await import('./payee-name-field')).PayeeNameField,
);
