import { useMemo } from 'react';
import { symbolGroup } from '../../stage/print/print';
import { useGame } from '../page/game-context';
import { Svg } from '../layout/svg';

type SymbolPictureProps = { symbol: string; size: number; detail?: number };

/** A symbol beside its words. */
export const SymbolPicture = ({ symbol, size, detail = 1 }: SymbolPictureProps) => {
  const { look } = useGame().view;
  const drawing = useMemo(
    () => (symbol in look.symbols ? symbolGroup(look, symbol, { detail }) : ''),
    [look, symbol, detail],
  );
  return <Svg drawing={drawing} height={96} shownHeight={size} shownWidth={size} width={96} />;
};
