/**
 * The text of a transfer: a prefix that no Vietnamese word contains, seven characters of the
 * deposit's serial and one that checks them. Letters that look alike are left out, and 31 is a
 * prime, so that one wrong character and two exchanged ones are always noticed.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const prefix = 'QP';
const places = 7;
const base = BigInt(alphabet.length);
const space = base ** BigInt(places);
// Any number that shares no factor with 31 scatters the serials without a collision.
const factor = 11_400_714_819n;
const inverse = inverseOf(factor, space);

/** The content of a deposit's transfer. */
export const contentOf = (serial: bigint): string => {
  let rest = (serial * factor) % space;
  let code = '';
  for (let place = 0; place < places; place += 1) {
    code = `${alphabet[Number(rest % base)]}${code}`;
    rest /= base;
  }
  return `${prefix}${code}${checkOf(code)}`;
};

export type FoundContent = {
  /** The serials that the text names; usually one. */
  serials: bigint[];
  /** Something begins like a content and is none. */
  isMisnamed: boolean;
};

/** Finds contents in what a bank reports: banks add words, and drop blanks and marks. */
export const contentsIn = (text: string): FoundContent => {
  const plain = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const codes = [...plain.matchAll(/(?=QP([0-9A-Z]{8}))/g)].map(([, code = '']) => code);
  const serials = codes.flatMap((code) => serialOf(code) ?? []);
  return { serials: [...new Set(serials)], isMisnamed: plain.includes(prefix) && !serials.length };
};

const serialOf = (code: string): bigint | undefined => {
  const body = code.slice(0, places);
  const digits = [...code].map((letter) => alphabet.indexOf(letter));
  if (digits.includes(-1) || checkOf(body) !== code[places]) return undefined;
  const scattered = digits.slice(0, places).reduce((sum, digit) => sum * base + BigInt(digit), 0n);
  return (scattered * inverse) % space;
};

const checkOf = (code: string): string => {
  const sum = [...code].reduce(
    (total, letter, place) => total + (place + 2) * alphabet.indexOf(letter),
    0,
  );
  return alphabet[sum % alphabet.length]!;
};

/** By Euclid's algorithm. */
function inverseOf(value: bigint, modulus: bigint): bigint {
  let [before, now] = [modulus, value % modulus];
  let [result, next] = [0n, 1n];
  while (now > 0n) {
    const times = before / now;
    [before, now] = [now, before - times * now];
    [result, next] = [next, result - times * next];
  }
  return ((result % modulus) + modulus) % modulus;
}
