import { contentConsole } from '@parlour/contract/content-console';
import { TextField } from '@parlour/ui/components/form/field';
import { call } from '../../../lib/api/call';
import { PicturePlace } from '../../../lib/parts/pictures/picture-place';
import css from '../content.module.css';

type PictureFieldProps = {
  brand: string;
  label: string;
  address: string;
  error: string | undefined;
  mayWrite: boolean;
  onType: (address: string) => void;
};

/** The address of a picture, typed or given by an upload; one of ours is shown. */
export const PictureField = (props: PictureFieldProps) => {
  const { brand, label, address, error, mayWrite, onType } = props;
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
        <PicturePlace
          onAddress={onType}
          send={(file) => call(contentConsole.addPicture, { brand, file })}
        />
      )}
      {address.startsWith('/pictures/') && <img alt="" className={css.thumbnail} src={address} />}
    </div>
  );
};
