import { contentConsole } from '@parlour/contract/content-console';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { asRefused, ConsoleRefused } from '../../../lib/api/refused';
import { useWords } from '../../../lib/language';
import { FilePlace } from '../../../lib/parts/file-place';
import { base64Of } from '../../../lib/read-file';
import { refusalText } from '../../../lib/refusal-text';
import css from '../content.module.css';

type PictureFieldProps = {
  brand: string;
  label: string;
  address: string;
  error: string | undefined;
  mayWrite: boolean;
  onType: (address: string) => void;
};

const mostBytes = 5 * 1024 * 1024;

/** The address of a picture, typed or given by an upload; one of ours is shown. */
export const PictureField = (props: PictureFieldProps) => {
  const { brand, label, address, error, mayWrite, onType } = props;
  const words = useWords();
  const { content, form } = words;
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<ConsoleRefused>();
  const upload = async (file: File) => {
    setIsBusy(true);
    setRefused(undefined);
    try {
      if (file.size > mostBytes) throw new ConsoleRefused('request.too_large');
      const sent = { brand, file: await base64Of(file) };
      onType((await call(contentConsole.addPicture, sent)).address);
    } catch (thrown) {
      setRefused(asRefused(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  const isNoPicture = refused?.fields.some(({ name }) => name === 'image');
  const why = refused && (isNoPicture ? form['field.pattern'] : refusalText(words, refused));
  return (
    <div className={css.picture}>
      <TextField
        autoComplete="off"
        disabled={!mayWrite}
        error={error}
        label={label}
        onChange={({ target }) => onType(target.value)}
        spellCheck={false}
        value={address}
      />
      {mayWrite && (
        <FilePlace
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy}
          hint={content.uploadHint}
          onFile={(file) => void upload(file)}
          title={isBusy ? content.uploading : content.upload}
        />
      )}
      {why && <FormAlert reference={refused.id}>{why}</FormAlert>}
      {address.startsWith('/pictures/') && <img alt="" className={css.thumbnail} src={address} />}
    </div>
  );
};
