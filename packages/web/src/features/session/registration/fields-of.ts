import type { Registering } from '@parlour/contract/registration';
import { type RegistrationField, registrationFields } from '@parlour/contract/registration-fields';

/** The fields in the order of the form: a number that stands for the username comes first. */
export const fieldsOf = ({ tab }: Registering): readonly RegistrationField[] =>
  tab === 'register'
    ? registrationFields
    : ['mobileNum', ...registrationFields.filter((name) => name !== 'mobileNum')];
