import { useMemo } from 'react';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; className?: string | undefined };

/** A QR code, dark on light in either theme; four light squares on every side are a part of it. */
export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const { size, data } = useMemo(() => encode(text, { border: 4 }), [text]);
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
};
