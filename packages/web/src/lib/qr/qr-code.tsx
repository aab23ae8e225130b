import { useEffect, useState } from 'react';
import css from './qr-code.module.css';

type Drawn = { size: number; outline: string };

/**
 * A QR code, dark on light in either theme. Its code is loaded on demand; without it, or before the
 * text is known, its place.
 */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    import('./qr').then(
      ({ drawQr }) => isCurrent && setDrawn(drawQr(text)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!drawn) return <span className={css.qr} />;
  const { size, outline } = drawn;
  return (
    <svg
      aria-label={label}
      className={css.qr}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={outline} fill="#000" />
    </svg>
  );
};
