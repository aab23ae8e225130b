/** What a person may tell about themselves; a mobile number is stored as E.164 digits. */
export const personalKinds = [
  'payeeName',
  'mobile',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
  'address',
  'nationality',
] as const;

export type PersonalKind = (typeof personalKinds)[number];

export type PersonalValues = Partial<Record<PersonalKind, string>>;

/** Those that one player of a brand has (R-S10). */
export const contactKinds = ['email', 'mobile', 'idNumber'] as const;

export type ContactKind = (typeof contactKinds)[number];
