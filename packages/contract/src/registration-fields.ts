/** Every field that registration can have, in the order of the form. */
export const registrationFields = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'mobileNum',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'affiliateCode',
  'recommenderId',
  'captcha',
] as const;

export type RegistrationField = (typeof registrationFields)[number];
