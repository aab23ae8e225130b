import { encode } from 'uqr';

/** A QR code as the outline of its dark squares, one unit each, in a field of `size`. */
export const drawQr = (text: string): { size: number; outline: string } => {
  // Four light squares on every side are a part of the code.
  const { size, data } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, outline: squares.join('') };
};
