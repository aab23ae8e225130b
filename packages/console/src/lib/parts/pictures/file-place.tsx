import { type DragEvent, useId, useState } from 'react';
import css from './file-place.module.css';

type FilePlaceProps = {
  title: string;
  hint: string;
  /** The kinds of files, as the browser's field has them. */
  accept: string;
  disabled: boolean;
  onFile: (file: File) => void;
};

export const csvFiles = '.csv,text/csv,text/plain';
export const pictureFiles = 'image/png,image/jpeg,image/webp';

/** Where a file is dropped, or picked. */
export const FilePlace = ({ title, hint, accept, disabled, onFile }: FilePlaceProps) => {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent, isIt: boolean) => {
    event.preventDefault();
    setIsOver(isIt && !disabled);
  };
  return (
    <label
      className={css.place}
      data-over={isOver || undefined}
      htmlFor={id}
      onDragLeave={(event) => over(event, false)}
      onDragOver={(event) => over(event, true)}
      onDrop={(event) => {
        over(event, false);
        const [file] = event.dataTransfer.files;
        if (file && !disabled) onFile(file);
      }}
    >
      <span className={css.placeTitle}>{title}</span>
      <span className="t-2">{hint}</span>
      <input
        accept={accept}
        className="sr-only"
        disabled={disabled}
        id={id}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be picked again.
          target.value = '';
        }}
        type="file"
      />
    </label>
  );
};
