import { memo } from 'react';

type SvgProps = {
  /** Drawn by our own functions of the game's code, never by anything from outside. */
  drawing: string;
  /** Size of the drawing. */
  width: number;
  height: number;
  /** Size on the page, where it differs. */
  shownWidth?: number;
  shownHeight?: number;
  className?: string;
};

/** A drawing of the stage as it stands. */
export const Svg = memo(
  ({ drawing, width, height, shownWidth = width, shownHeight = height, className }: SvgProps) => (
    <svg
      aria-hidden="true"
      className={className}
      // oxlint-disable-next-line react/no-danger -- our own drawing, without external text
      dangerouslySetInnerHTML={{ __html: drawing }}
      height={shownHeight}
      viewBox={`0 0 ${width} ${height}`}
      width={shownWidth}
    />
  ),
);
