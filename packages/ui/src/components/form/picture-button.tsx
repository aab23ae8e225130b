import { useRef } from 'react';
import { image } from '../../icons/image';
import { IconButton } from './icon-button';

type PictureButtonProps = {
  /** What the field is for. */
  label: string;
  /** What the button says meanwhile, if that is something else. */
  busyLabel?: string | false;
  disabled?: boolean;
  onChosen: (file: File) => void;
};

/** Asks for one picture. The same one may be chosen again. */
export const PictureButton = ({ label, busyLabel, disabled, onChosen }: PictureButtonProps) => {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        accept="image/png,image/jpeg,image/webp,image/heic"
        aria-label={label}
        className="sr-only"
        onChange={({ target }) => {
          if (target.files?.[0]) onChosen(target.files[0]);
          target.value = '';
        }}
        ref={file}
        tabIndex={-1}
        type="file"
      />
      <IconButton
        disabled={disabled}
        icon={image}
        label={busyLabel || label}
        onClick={() => file.current?.click()}
      />
    </>
  );
};
