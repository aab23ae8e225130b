/** The frames of a scroll; of a hundred of them, those over 50 ms. */
export type Frames = { frames: number; p95Ms: number; slowPercent: number };

const scrollMs = 4000;
const pixelsAFrame = 60;

/**
 * What a page evaluates to its `Frames`: `scroller` is scrolled by 60 px a frame for four seconds.
 * As text: the page knows none of our helpers.
 */
export const scrollFrames = (scroller: string): string => `new Promise((done) => {
  const list = ${scroller};
  const times = [];
  const from = performance.now();
  const step = (now) => {
    times.push(now);
    list.scrollBy(0, ${pixelsAFrame});
    if (now - from < ${scrollMs}) return requestAnimationFrame(step);
    const took = times.slice(1).map((time, index) => time - times[index]);
    const inOrder = [...took].sort((one, other) => one - other);
    done({
      frames: took.length,
      p95Ms: Math.round(inOrder[Math.floor(took.length * 0.95)]),
      slowPercent: Math.round((1000 * took.filter((ms) => ms > 50).length) / took.length) / 10,
    });
  };
  requestAnimationFrame(step);
})`;
