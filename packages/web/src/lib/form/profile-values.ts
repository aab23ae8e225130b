import type { FormValues } from './form-values';

/** What a form says of a profile; an avatar that was not chosen stays as it is. */
export const profileOf = ({ nickname, avatar }: FormValues) => ({
  nickname: String(nickname ?? '').trim(),
  ...(avatar !== undefined && { avatar: avatar as never }),
});
