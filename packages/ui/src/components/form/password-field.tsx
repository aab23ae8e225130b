import { type KeyboardEvent, useState } from 'react';
import { eye } from '../../icons/eye';
import { eyeSlash } from '../../icons/eye-slash';
import { usePhrases } from '../../use-phrases';
import { TextField, type TextFieldProps } from './field';
import { IconButton } from './icon-button';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'suffix' | 'type'> {
  /** `new-password` in a registration, so that a password manager offers one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at, and that says when Caps Lock is on. Pasting is allowed. */
export const PasswordField = ({ hint, onKeyUp, onBlur, ...rest }: PasswordFieldProps) => {
  const { form } = usePhrases('form');
  const [isShown, setIsShown] = useState(false);
  const [isCapsOn, setIsCapsOn] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) => {
    setIsCapsOn(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      hint={isCapsOn ? <output>{form.capsLock}</output> : hint}
      onBlur={(event) => {
        setIsCapsOn(false);
        onBlur?.(event);
      }}
      onKeyUp={look}
      suffix={
        <IconButton
          aria-pressed={isShown}
          icon={isShown ? eyeSlash : eye}
          label={isShown ? form.hidePassword : form.showPassword}
          onClick={() => setIsShown(!isShown)}
          size={20}
        />
      }
      type={isShown ? 'text' : 'password'}
    />
  );
};
