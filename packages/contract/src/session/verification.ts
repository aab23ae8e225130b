import { choice, endpoint, list, output, text, whole } from '../endpoint';

/** What a verification allows, once. */
export const verificationPurposes = ['login', 'register', 'sms', 'feedback'] as const;
export type VerificationPurpose = (typeof verificationPurposes)[number];

/** The picture of the slider puzzle, in pixels; `x` and `y` of the piece count in them. */
export const puzzleSize = { width: 360, height: 190, piece: 60 } as const;

/** For how long a puzzle, and then the text that it earns, is valid. */
export const verificationSeconds = 300;

/**
 * The computation in place of the picture: for each part 0, 1, … a whole number, such that the
 * SHA-256 of `<challenge>.<part>.<number>` begins with `bits` zero bits. Several small parts take a
 * steadier time than one large one, and show how far it is.
 */
export const workParts = 16;

export type Puzzle = {
  id: string;
  /** Base64, a JPEG and a PNG; both empty while the server draws as much as it may. */
  image: string;
  piece: string;
  /** The top of the piece. */
  y: number;
  work: { challenge: string; bits: number };
};

export const verificationCalls = {
  startVerification: endpoint({
    method: 'POST',
    path: '/wps/verification/slider',
    caller: 'anyone',
    // For feedback, which is taken while the site is closed.
    whileClosed: 'always',
    noStore: true,
    limit: { by: 'address', count: 60, seconds: 300 },
    input: { purpose: choice(verificationPurposes) },
    output: output<Puzzle>(),
    refusals: [],
  }),
  /** By the picture: `x`, and `track` as the way there in `<milliseconds>:<x>`; or by `work`. */
  solveVerification: endpoint({
    method: 'POST',
    path: '/wps/verification/slider/{id}',
    caller: 'anyone',
    whileClosed: 'always',
    noStore: true,
    limit: { by: 'address', count: 120, seconds: 300 },
    input: {
      id: text({ pattern: '^[\\w-]{22}$' }),
      x: whole({ min: 0, max: puzzleSize.width, optional: true }),
      track: list(text({ pattern: '^\\d{1,6}:\\d{1,3}$' }), { max: 400, optional: true }),
      work: text({ pattern: '^\\d{1,12}(,\\d{1,12})*$', max: 13 * workParts, optional: true }),
    },
    output: output<{ verification: string }>(),
    refusals: ['session.verification_failed'],
  }),
  drawCaptcha: endpoint({
    method: 'GET',
    path: '/wps/captcha',
    caller: 'anyone',
    noStore: true,
    limit: { by: 'address', count: 60, seconds: 60 },
    input: {},
    output: output<{ image: string }>(),
    refusals: [],
  }),
} as const;
