/** Endings of hosts that a message may name; a host with a path needs none of them. */
const endings =
  'app|asia|bet|biz|casino|cc|club|co|com|gg|info|io|link|live|ly|me|net|online|org|page|pro|shop|site|store|top|tv|vip|vn|win|xyz';

const signs: readonly RegExp[] = [
  /\b(?:https?|ftp|hxxps?|javascript|mailto|tel|intent|tg|zalo):|:\/\/|\bwww\s*\./i,
  new RegExp(String.raw`[\p{L}\d-](?:\.|\s\.\s|\[\.\]|\s?\(dot\)\s?)(?:${endings})\b`, 'iu'),
  /[\p{L}\d-]\.[a-z]{2,}\/\S/iu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
];

/**
 * Whether a text names a place outside: a player is never sent to another site by a message of
 * ours. Letters that only look different are read as what they look like.
 */
export const hasLinkOutside = (text: string): boolean => {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
  return signs.some((sign) => sign.test(plain));
};
