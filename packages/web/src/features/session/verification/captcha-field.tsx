import { session } from '@parlour/contract/session';
import { fill } from '@parlour/locales/phrases';
import { TextField } from '@parlour/ui/components/form/field';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused, type Refused } from '../../../lib/api/refused';
import { verify } from '../../../lib/session/verify';
import css from './verification.module.css';

type CaptchaFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'error' | 'id' | 'name' | 'onBlur' | 'onChange'
> & {
  purpose?: 'login' | 'register';
  /** What the server says of the last code. */
  refusal?: string | undefined;
};

/** The code in a picture, a new one at most once a second; or a verification in its place. */
export const CaptchaField = ({
  refusal: saidLast,
  purpose = 'login',
  ...props
}: CaptchaFieldProps) => {
  const { verification: words, refusal } = usePhrases('verification', 'refusal');
  const { image, refused, isWaiting, refresh } = usePicture();
  const [instead, setInstead] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // The form could not give the focus to a field that was not there yet.
  const focusIfRefused = useEffectEvent(() => saidLast && input.current?.focus());
  useEffect(() => void focusIfRefused(), []);
  if (instead !== undefined) {
    return (
      <>
        <output className={css.done}>{words.codeDone}</output>
        <input name={props.name} type="hidden" value={instead} />
      </>
    );
  }
  const verifyInstead = () => void verify(purpose, { isWork: true }).then(setInstead);
  return (
    <div className={css.captcha}>
      <TextField
        {...props}
        autoCapitalize="characters"
        autoComplete="off"
        error={props.error ?? saidLast ?? (refused && refusal[refused.code])}
        label={words.code}
        maxLength={12}
        ref={input}
        spellCheck={false}
      />
      <div className={css.code}>
        {image && <img alt={words.codePicture} height={56} src={image} width={160} />}
        <IconButton
          aria-disabled={isWaiting}
          icon={arrowsClockwise}
          label={isWaiting ? fill(words.codeWait, { seconds: 1 }) : words.another}
          onClick={isWaiting ? undefined : refresh}
        />
      </div>
      <button className="t-link" onClick={verifyInstead} type="button">
        {words.codeOther}
      </button>
    </div>
  );
};

/** The server draws once a second; a little more for the way. */
const waitMs = 1100;

const usePicture = () => {
  const [image, setImage] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const [isWaiting, setWaiting] = useState(true);
  const fetchImage = () =>
    call(session.drawCaptcha, {}).then(
      (drawn) => {
        setRefused(undefined);
        setImage(`data:image/png;base64,${drawn.image}`);
      },
      (thrown: unknown) => setRefused(asRefused(thrown)),
    );
  const begin = useEffectEvent(() => void fetchImage());
  useEffect(() => begin(), []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), waitMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  // Drawn less than a second ago for the try before: the next comes by itself.
  const isTooSoon = refused?.code === 'request.too_many';
  const again = useEffectEvent(() => void fetchImage());
  useEffect(() => {
    if (!isTooSoon) return;
    const timer = setTimeout(again, waitMs);
    return () => clearTimeout(timer);
  }, [isTooSoon]);
  const refresh = () => {
    setWaiting(true);
    void fetchImage();
  };
  return { image, refused, isWaiting, refresh };
};
