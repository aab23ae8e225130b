import { memo, useMemo } from 'react';
import { fieldSvg } from '../stage/field-patterns';
import type { Layout } from '../stage/layout';
import { useGame } from './game-context';
import { Svg } from './svg';

type FieldSheetProps = { width: number; height: number; layout: Layout };

/** The engraving behind the stage, round the emblem on a phone and round the reels on a desk. */
export const FieldSheet = memo(({ width, height, layout }: FieldSheetProps) => {
  const { look } = useGame().view;
  const isOver = layout.masthead > 0;
  const cx = isOver ? width - 100 : width / 2;
  const cy = isOver ? Math.min(85, layout.masthead / 2 + 5) : height / 2;
  const shown = Math.max(200, height);
  const drawing = useMemo(
    () => fieldSvg(look, { width, height: shown, cx, cy }),
    [look, width, shown, cx, cy],
  );
  return <Svg className="field" drawing={drawing} height={shown} width={width} />;
});
