import { memo, useMemo, useRef } from 'react';
import { featureField, featureInks } from '../../stage/print/feature-print';
import { fieldSvg } from '../../stage/print/field-patterns';
import type { Layout } from '../../stage/board/layout';
import type { Scene } from '../../stage/timeline/scene';
import { useGame, useSceneSummary } from '../page/game-context';
import { Svg } from './svg';
import { useSceneVars } from './use-scene-vars';

type FieldSheetProps = { width: number; height: number; layout: Layout };

const groundOf = ({ feature }: Scene) => ({ '--feature': feature?.ground ?? 0 }) as const;

/** The engraving behind the stage, round the emblem on a phone and round the reels on a desk. */
export const FieldSheet = memo(({ width, height, layout }: FieldSheetProps) => {
  const { look } = useGame().view;
  const isFeature = useSceneSummary().feature !== null;
  const element = useRef<HTMLDivElement>(null);
  useSceneVars(element, groundOf);
  const isOver = layout.gameHeader > 0;
  const cx = isOver ? width - 100 : width / 2;
  const cy = isOver ? Math.min(85, layout.gameHeader / 2 + 5) : height / 2;
  const shown = Math.max(200, height);
  const drawing = useMemo(
    () => fieldSvg(look, { width, height: shown, cx, cy }),
    [look, width, shown, cx, cy],
  );
  const feature = useMemo(() => {
    if (!isFeature) return null;
    const sheet = { width, height: shown, cx: width / 2, cy: isOver ? cy : shown / 2 };
    const { ground } = featureInks(look.palette);
    const fill = `<rect width="${width}" height="${shown}" fill="${ground}"/>`;
    return fill + featureField(look.palette, sheet);
  }, [isFeature, look, width, shown, cy, isOver]);
  return (
    <div className="field-room" ref={element}>
      <Svg className="field" drawing={drawing} height={shown} width={width} />
      {feature && (
        <Svg className="field feature-print" drawing={feature} height={shown} width={width} />
      )}
    </div>
  );
});
