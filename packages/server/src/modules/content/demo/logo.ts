/**
 * The mark of the second demo brand: the blades of an opened fan, in an ink that is seen on the
 * dark bar and on the light one.
 */
export const salonMark = ((): string => {
  const blades = [-64, -32, 0, 32, 64].map(
    (turn) => `<path transform="rotate(${turn} 120 182)" d="M120 170 101 66q19-14 38 0z"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">` +
    `<g fill="#1596ae">${blades.join('')}<circle cx="120" cy="192" r="13"/></g></svg>`
  );
})();
