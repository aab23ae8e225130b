import { type DragEvent, useId, useState } from 'react';
import { useWords } from '../../../lib/language';
import css from './statements.module.css';

type FilePlaceProps = { disabled: boolean; onFile: (file: File) => void };

/** Where a file is dropped, or picked. */
export const FilePlace = ({ disabled, onFile }: FilePlaceProps) => {
  const { books } = useWords();
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
      <span className={css.placeTitle}>{books.pickFile}</span>
      <span className="t-2">{books.pickHint}</span>
      <input
        accept=".csv,text/csv,text/plain"
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
