import type { Layout } from '../../stage/board/layout';
import type { Title } from '../../stage/board/title';

/** What stands beside a name in a low game header: the multipliers of the falls. */
export const besideTitle = (isCascade: boolean, { gameHeader }: Layout): number =>
  isCascade && gameHeader > 0 && gameHeader < 100 ? 180 : 0;

/** In rem, so that it grows with the text. */
export const titleLength = ({ size }: Title): string => `${size / 16}rem`;
