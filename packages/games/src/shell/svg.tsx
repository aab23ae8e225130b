import { memo, type CSSProperties } from 'react';

type SvgProps = {
  /** Drawn by our own functions of the game's code, never by anything from outside. */
  drawing: string;
  width: number;
  height: number;
  className?: string;
  style?: CSSProperties;
};

/** A drawing of the stage as it stands. */
export const Svg = memo(({ drawing, width, height, className, style }: SvgProps) => (
  <svg
    aria-hidden="true"
    className={className}
    dangerouslySetInnerHTML={{ __html: drawing }}
    height={height}
    style={style}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
  />
));
