import type { Translated } from '../../phrases';
import type { verification as vi } from '../../vi/site/verification';

export const verification = {
  title: 'Confirm you’re human',
  loading: 'Loading the picture…',
  picture: 'A picture with a gap for the piece',
  slide: 'Drag the piece into place, or use the arrow keys',
  byStep: 'by 8 px',
  byOne: 'by 1 px',
  send: 'send',
  checking: 'Checking…',
  missed: 'Not quite. Here’s a new one.',
  newDevice: 'You’re logging in from an unfamiliar device. Please verify once more.',
  expired: 'The last verification had expired. Please do it again.',
  another: 'Get a new picture',
  otherWay: 'Use another way to verify',
  workTitle: 'Another way to verify',
  workWhy:
    'Nothing to see and nothing to drag. Your browser does a small computation and sends the result to the server.',
  working: 'Computing…',
  workLeft: 'Computing, about {seconds} seconds left',
  keepOpen: 'Keep this window open',
  backToPicture: 'Back to the puzzle',
  noPicture: 'There is no picture right now, so your browser computes instead.',
  code: 'Image code',
  codePicture: 'A picture with a code of 5 letters and digits',
  codeWait: 'Get a new image in {seconds} s',
  codeOther: 'Can’t read the image? Use another way to verify',
  codeDone: 'Verified, no code needed',
} as const satisfies Translated<typeof vi>;
