import type { FieldRule } from '@parlour/contract/brand';
import { registrationFields } from '@parlour/contract/registration-fields';
import type { BrandConfig } from '../brand';

const closed: FieldRule = {
  enabled: false,
  required: false,
  minLength: 0,
  maxLength: 64,
  acceptedPattern: '*',
  patternId: 0,
};

const optional = { ...closed, enabled: true };

/** What the demo's first brand asks beside them: nothing that must be answered. */
export const optionalAnswers: Partial<BrandConfig['fields']> = {
  // A real name has a space between its words.
  payeeName: {
    ...optional,
    minLength: 3,
    maxLength: 60,
    acceptedPattern: '^[A-Z]+(?: [A-Z]+)+$',
    patternId: 18,
  },
  affiliateCode: { ...optional, minLength: 4, maxLength: 12, acceptedPattern: '', patternId: 5 },
  email: { ...optional, minLength: 6, acceptedPattern: '', patternId: 4 },
  line: { ...optional, minLength: 4, maxLength: 20, acceptedPattern: '', patternId: 19 },
  whatsapp: { ...optional, minLength: 8, maxLength: 15, acceptedPattern: '', patternId: 7 },
};

/** A login name, and a long password of any characters: no other rule helps a password. */
export const usernameAndPassword: BrandConfig['fields'] = {
  ...(Object.fromEntries(
    registrationFields.map((field) => [field, closed]),
  ) as BrandConfig['fields']),
  username: {
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 20,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 2,
  },
  password: {
    enabled: true,
    required: true,
    minLength: 10,
    maxLength: 64,
    acceptedPattern: '*',
    patternId: 1,
  },
};
