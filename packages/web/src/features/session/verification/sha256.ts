/** The first 32 bits of a short text's SHA-256, at once: the browser's own answers only later. */
export const sha256Head = (text: string): number => {
  const words = new Uint32Array(64);
  for (let index = 0; index < text.length; index += 1) {
    words[index >> 2] =
      (words[index >> 2] ?? 0) | (text.charCodeAt(index) << (24 - (index & 3) * 8));
  }
  const end = text.length;
  words[end >> 2] = (words[end >> 2] ?? 0) | (0x80 << (24 - (end & 3) * 8));
  words[15] = end * 8;
  return compress(words);
};

/** A text must fit into one block. */
export const longestText = 55;

const initial = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

/** The fractions of the cube roots of the first 64 primes (FIPS 180-4). */
const rounds = (() => {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => (Math.cbrt(prime) % 1) * 2 ** 32);
})();

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const compress = (w: Uint32Array): number => {
  for (let t = 16; t < 64; t += 1) {
    const [x, y] = [w[t - 15] as number, w[t - 2] as number];
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[t] = ((w[t - 16] as number) + small + (w[t - 7] as number) + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = initial as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < 64; t += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (rounds[t] as number) + (w[t] as number)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + initial[0]) >>> 0;
};
