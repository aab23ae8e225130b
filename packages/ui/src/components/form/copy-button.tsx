import { useEffect, useState } from 'react';
import { check } from '../../icons/check';
import { copy } from '../../icons/copy';
import { usePhrases } from '../../use-phrases';
import { Button } from './button';
import { IconButton } from './icon-button';

export interface CopyButtonProps {
  text: string;
  /** What is copied: `Mã giao dịch`. */
  of: string;
  /** With its word beside the sign. */
  hasWord?: boolean;
}

const SAID_MS = 2000;

/** Copies a text and says so for a moment. */
export const CopyButton = ({ text, of, hasWord = false }: CopyButtonProps) => {
  const { common } = usePhrases('common');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // Without the clipboard (plain http) the text is still there to be selected.
  const write = () =>
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    );
  const words = isCopied ? common.copied : common.copy;
  const icon = isCopied ? check : copy;
  return (
    <>
      {hasWord ? (
        <Button aria-label={`${words}: ${of}`} icon={icon} look="quiet" onClick={write} small>
          {words}
        </Button>
      ) : (
        <IconButton icon={icon} label={`${words}: ${of}`} onClick={write} size={20} />
      )}
      <output className="sr-only">{isCopied ? common.copied : ''}</output>
    </>
  );
};
