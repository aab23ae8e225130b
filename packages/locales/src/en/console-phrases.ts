import { common } from './site/common';
import { form } from './site/form';
import { refusal as ofCalls } from './site/refusal';
import { frame } from './console/frame';
import { refusal as ofOperators } from './console/refusal';
import { signIn } from './console/sign-in';

/** All phrases of the console, and those of the site that its components read. */
export const consolePhrases = {
  common,
  form,
  frame,
  refusal: { ...ofCalls, ...ofOperators },
  signIn,
};
