import { type ReactNode, useEffect, useState } from 'react';

/** The corner's rosette, whose drawing comes when what it adorns is there already. */
export const LateCorner = ({ name }: { name: string }) => {
  const [drawn, setDrawn] = useState<ReactNode>();
  useEffect(() => {
    let isHere = true;
    const draw = async () => {
      const { CornerRosette } = await import('./rosette');
      if (isHere) setDrawn(<CornerRosette name={name} />);
    };
    // It is only an ornament.
    draw().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [name]);
  return drawn;
};
