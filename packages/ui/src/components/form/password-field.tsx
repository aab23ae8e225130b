import { type KeyboardEvent, useState } from 'react';
import { eye } from '../../icons/eye';
import { usePhrases } from '../../use-phrases';
import { TextField, type TextFieldProps } from './field';
import { IconButton } from './icon-button';

// The outline of its own would weigh as much as the eye again.
const struck = `${eye}M53.92,34.62A8,8,0,1,0,42.08,45.38l160,176a8,8,0,1,0,11.84-10.76Z`;

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
          icon={isShown ? struck : eye}
          label={isShown ? form.hidePassword : form.showPassword}
          onClick={() => setIsShown(!isShown)}
          size={20}
        />
      }
      type={isShown ? 'text' : 'password'}
    />
  );
};
