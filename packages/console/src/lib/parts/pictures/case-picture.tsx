import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { type ReactNode, useEffect, useState } from 'react';
import { asRefused, type ConsoleRefused } from '../../api/refused';
import { useZone } from '../../brand';
import { useConsoleLocale, useWords } from '../../language';
import { refusalText } from '../../refusal-text';
import css from './case-picture.module.css';
import { PictureViewer } from './picture-viewer';

type CasePictureProps = {
  name: string;
  at: string;
  width: number;
  height: number;
  read: () => Promise<{ type: string; base64: string }>;
};

/** A picture of a case. It is asked for by hand, and each look leaves a line in the audit. */
export const CasePicture = ({ name, at, width, height, read }: CasePictureProps) => {
  const words = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const [address, setAddress] = useState<string>();
  const [refused, setRefused] = useState<ConsoleRefused>();
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  const show = async () => {
    setRefused(undefined);
    try {
      const { type, base64 } = await read();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      setAddress(URL.createObjectURL(new Blob([bytes], { type })));
    } catch (thrown) {
      setRefused(asRefused(thrown));
    }
  };
  return (
    <li>
      <p className={css.name}>
        <strong>{name}</strong>
        <span className="t-3">{dateTime(at, zone, locale)}</span>
        {!address && (
          <Button onClick={() => void show()} small>
            {words.identity.show}
          </Button>
        )}
      </p>
      {refused && <p className="t-neg">{refusalText(words, refused)}</p>}
      {address && <PictureViewer address={address} height={height} name={name} width={width} />}
    </li>
  );
};

/** The pictures of a case beside each other. */
export const CasePictures = ({ children }: { children: ReactNode }) => (
  <ul className={css.pictures}>{children}</ul>
);
