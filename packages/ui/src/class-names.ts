/** Joins the class names that hold: `cx(css.chip, isOn && css.on)`. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
