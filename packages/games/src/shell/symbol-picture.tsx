import { memo } from 'react';
import { symbolGroup } from '../stage/print';
import { useGame } from './game-context';

type SymbolPictureProps = { symbol: string; size: number; detail?: number };

/** A symbol beside its words. */
export const SymbolPicture = memo(({ symbol, size, detail = 1 }: SymbolPictureProps) => {
  const { look } = useGame().view;
  if (!(symbol in look.symbols)) return null;
  return (
    <svg
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: symbolGroup(look, symbol, { detail }) }}
      height={size}
      viewBox="0 0 96 96"
      width={size}
    />
  );
});
