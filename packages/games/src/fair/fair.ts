/**
 * Draws that anyone can repeat. Number of stream r: the first 32 bits (most significant byte
 * first) of HMAC-SHA256(server seed, `client:nonce:r:k`) for k = 0, 1, … until they fall below
 * the largest multiple of L, then modulo L. The key is the 32 bytes of the server seed; its
 * published hash is SHA-256 of the same.
 */
export type RoundSeeds = {
  /** 64 hexadecimal digits. */
  serverSeed: string;
  /** 1 to 64 characters of the player's choosing. */
  clientSeed: string;
  /** Counts the rounds of the pair, from 1. */
  nonce: number;
};

/** A number wanted from stream `stream`, uniform over the whole numbers below `below`. */
export type Ask = { stream: number; below: number };

/**
 * A computation that yields the numbers it needs and is sent them: one code path for both kinds
 * of HMAC.
 */
export type DrawSequence<Result> = Generator<Ask[], Result, number[]>;

/** A source of numbers: `draw({ stream, below })`. */
export type Draw = (ask: Ask) => number;

export type Hmac = (key: Uint8Array, message: string) => Uint8Array;
export type AsyncHmac = (key: Uint8Array, message: string) => Promise<Uint8Array>;

/** Answers a drawing's questions synchronously, as the server and the command line do. */
export const answer = <Result>(drawing: DrawSequence<Result>, draw: Draw): Result => {
  let step = drawing.next();
  while (!step.done) step = drawing.next(step.value.map(draw));
  return step.value;
};

/** The same with a source that has to be waited for, as WebCrypto. */
export const answerLater = async <Result>(
  drawing: DrawSequence<Result>,
  draw: (ask: Ask) => Promise<number>,
): Promise<Result> => {
  let step = drawing.next();
  while (!step.done) step = drawing.next(await Promise.all(step.value.map(draw)));
  return step.value;
};

/** Draws from a pair of seeds by a synchronous HMAC. */
export const fairDraw = (seeds: RoundSeeds, hmac: Hmac): Draw => {
  const key = bytesOf(seeds.serverSeed);
  return ({ stream, below }) => {
    for (let k = 0; ; k += 1) {
      const drawn = scaled(firstWord(hmac(key, messageOf(seeds, stream, k))), below);
      if (drawn !== undefined) return drawn;
    }
  };
};

/** Draws from a pair of seeds by an HMAC that has to be waited for. */
export const fairDrawLater = (seeds: RoundSeeds, hmac: AsyncHmac) => {
  const key = bytesOf(seeds.serverSeed);
  return async ({ stream, below }: Ask): Promise<number> => {
    for (let k = 0; ; k += 1) {
      const drawn = scaled(firstWord(await hmac(key, messageOf(seeds, stream, k))), below);
      if (drawn !== undefined) return drawn;
    }
  };
};

/** 32 random bits to a number below `below`, without bias; undefined when they must be rejected. */
export const scaled = (word: number, below: number, words = 2 ** 32): number | undefined =>
  word < Math.floor(words / below) * below ? word % below : undefined;

/** HMAC-SHA256 by WebCrypto, in browsers and in Node. */
export const webHmac = (): AsyncHmac => {
  const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();
  const keyOf = (key: Uint8Array) => {
    const known = imported.get(key);
    if (known) return known;
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const made = crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['sign']);
    imported.set(key, made);
    return made;
  };
  return async (key, message) => {
    const signed = await crypto.subtle.sign(
      'HMAC',
      await keyOf(key),
      new TextEncoder().encode(message),
    );
    return new Uint8Array(signed);
  };
};

/** SHA-256 of the server seed's bytes, in hexadecimal: published before the first bet. */
export const webSeedHash = async (serverSeed: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed))));

/** A round computed again in the browser. */
export const computeRound = <Result>(
  drawing: DrawSequence<Result>,
  seeds: RoundSeeds,
): Promise<Result> => answerLater(drawing, fairDrawLater(seeds, webHmac()));

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => {
  if (!/^([0-9a-f]{2})+$/i.test(hex))
    throw new RangeError('a seed is written in hexadecimal digits');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
};

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const messageOf = ({ clientSeed, nonce }: RoundSeeds, stream: number, k: number): string =>
  `${clientSeed}:${nonce}:${stream}:${k}`;

const firstWord = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
