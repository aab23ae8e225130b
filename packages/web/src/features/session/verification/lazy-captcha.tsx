import { type ComponentProps, Suspense } from 'react';
import { Words } from '../../../lib/language/words';
import { chunk } from '../../../lib/navigation/chunk';

const captcha = chunk(['verification', 'refusal'], async () => {
  const { CaptchaField } = await import('./captcha-field');
  return CaptchaField;
});

/** The code in a picture: fetched when a form asks for it. */
export const LazyCaptcha = (props: ComponentProps<typeof captcha.Component>) => (
  <Suspense>
    <Words nouns={captcha.nouns}>
      <captcha.Component {...props} />
    </Words>
  </Suspense>
);
