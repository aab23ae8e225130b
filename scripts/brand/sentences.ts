import type { FieldCode, FieldFault } from '../../packages/contract/src/errors';
import type { Refusal } from '../../packages/server/src/lib/refusal';

/** What a refusal means for the person at the terminal, a sentence for each wrong thing. */
export const sentencesOf = ({ code, value }: Refusal): string[] => {
  if (code === 'brand.unknown_host') return ['There is no such brand.'];
  if (code === 'change.real_brand') {
    return ['This brand takes real money: it is changed in the console only.'];
  }
  const faults = value?.fields ?? [];
  return faults.length > 0 ? faults.map(sentenceOf) : [`Refused: ${code}.`];
};

const own: Readonly<Record<string, Partial<Record<FieldCode, string>>>> = {
  host: {
    'field.pattern': 'That is not a host name: write it without scheme, port and path.',
    'field.taken': 'Another brand has this host.',
    'field.unknown': 'The brand does not have this host.',
    'field.required': 'A brand keeps at least one host: add another one first.',
  },
  network: {
    'field.pattern':
      'That is neither a country of two letters nor a network such as 203.0.113.0/24.',
    'field.unknown': 'This network is not blocked.',
  },
  country: {
    'field.pattern': 'There is no such country.',
    'field.unknown': 'This country is not blocked.',
  },
  from: {
    'field.pattern': 'The beginning is a time with its zone, such as 2026-11-24T03:00+07:00.',
  },
  until: {
    'field.pattern': 'The end is a time with its zone, such as 2026-11-24T05:00+07:00.',
    'field.below': 'The end of the maintenance is in the past, or before its beginning.',
  },
  languages: { 'field.required': 'A brand has at least one language.' },
  url: {
    'field.pattern': 'The address must begin with https://.',
    'field.unknown':
      'The address is on none of the brand’s serviceHosts: set serviceHosts=… first.',
  },
  qr: { 'field.pattern': 'The address of the QR code must begin with https://.' },
  kind: { 'field.unknown': 'The brand has no link of this kind.' },
  type: {
    'field.pattern': 'A type is in capital letters, such as TELEGRAM or ANDROID.',
    'field.unknown': 'The brand has no resource of this type.',
  },
};

const common: Record<FieldCode, string> = {
  'field.required': 'is needed by a flag that is on',
  'field.too_short': 'is too short',
  'field.too_long': 'is too long',
  'field.pattern': 'does not have this form',
  'field.not_equal': 'does not match',
  'field.not_number': 'is a number',
  'field.below': 'is too small',
  'field.above': 'is too large',
  'field.unknown': 'is unknown here',
  'field.taken': 'is in use already',
  'field.few_words': 'has too few words',
  'field.many_words': 'has too many words',
  'field.contrast': 'is too close to the page or to the words on it',
};

const sentenceOf = (fault: FieldFault): string =>
  own[fault.name]?.[fault.code] ?? `${fault.name} ${common[fault.code]}${boundsOf(fault)}.`;

const boundsOf = ({ min, max }: FieldFault): string => {
  const bounds = [
    min === undefined ? [] : `from ${min}`,
    max === undefined ? [] : `to ${max}`,
  ].flat();
  return bounds.length > 0 ? ` (${bounds.join(' ')})` : '';
};
