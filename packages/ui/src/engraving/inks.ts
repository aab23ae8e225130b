/** The line, the ground it is printed on, and the second ink. The same in both themes. */
export interface Inks {
  line: string;
  ground: string;
  second: string;
}

export const warmWhite = '#FFF6E6';

/** Inks printed as a negative: the line on bright ground. */
export const negativeOf = ({ line, ground }: Inks): Inks => ({
  line: ground,
  ground: line,
  second: warmWhite,
});
