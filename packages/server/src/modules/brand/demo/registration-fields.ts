import { registrationFields, type FieldRule } from '@parlour/contract/brand';
import type { BrandConfig } from '../brand';

const closed: FieldRule = {
  enabled: false,
  required: false,
  minLength: 0,
  maxLength: 64,
  acceptedPattern: '*',
  patternId: 0,
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
