import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { useState } from 'react';
import { asRefused, ConsoleRefused } from '../../api/refused';
import { useWords } from '../../language';
import { base64Of } from '../../read-file';
import { refusalText } from '../../refusal-text';
import { FilePlace } from './file-place';

type PicturePlaceProps = {
  /** Sends the picture, in base64; its address. */
  send: (file: string) => Promise<{ address: string }>;
  onAddress: (address: string) => void;
};

const mostBytes = 5 * 1024 * 1024;

/** Where a picture is put to be uploaded, and why one was refused. */
export const PicturePlace = ({ send, onAddress }: PicturePlaceProps) => {
  const words = useWords();
  const { content, form } = words;
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<ConsoleRefused>();
  const upload = async (file: File) => {
    setIsBusy(true);
    setRefused(undefined);
    try {
      if (file.size > mostBytes) throw new ConsoleRefused('request.too_large');
      onAddress((await send(await base64Of(file))).address);
    } catch (thrown) {
      setRefused(asRefused(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  const isNoPicture = refused?.fields.some(({ name }) => name === 'image');
  const why = refused && (isNoPicture ? form['field.pattern'] : refusalText(words, refused));
  return (
    <>
      <FilePlace
        accept="image/jpeg,image/png,image/webp"
        disabled={isBusy}
        hint={content.uploadHint}
        onFile={(file) => void upload(file)}
        title={isBusy ? content.uploading : content.upload}
      />
      {why && <FormAlert reference={refused.id}>{why}</FormAlert>}
    </>
  );
};
