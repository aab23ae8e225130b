/** What a strip does where nothing else is said. */
export const carouselDefaults = {
  visible: 5,
  animationMs: 500,
  autoplayMs: 2000,
  swipePx: 10,
} as const;

/** The width, in px, from which a strip shows all that it is to show. */
const wholeFrom = 1280;

/** How many slides a screen of this width shows. */
export const visibleAt = (
  width: number,
  { visible, least }: { visible: number; least: number },
): number => Math.min(visible, Math.max(least, Math.round((width * visible) / wholeFrom)));

/** The last place at which the strip may begin: its end is not empty. */
export const lastStart = (count: number, shown: number): number => Math.max(0, count - shown);

/** A step on or back; past the end it begins again, and before the beginning it ends. */
export const nextStart = (start: number, by: number, count: number, shown: number): number => {
  const last = lastStart(count, shown);
  if (start + by > last) return 0;
  return start + by < 0 ? last : start + by;
};

/** The step of a drag: none until it has gone as far as `swipePx`. */
export const movedBy = (px: number, swipePx: number): -1 | 0 | 1 => {
  if (Math.abs(px) < swipePx) return 0;
  return px < 0 ? 1 : -1;
};
