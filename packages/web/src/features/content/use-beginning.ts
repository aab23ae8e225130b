import { useEffect, useRef } from 'react';

/** The heading of a text: who chose the text reads on at its beginning, wherever the click was. */
export const useBeginning = (id: string, isAsked: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isAsked ? id : undefined);
  useEffect(() => {
    const asked = isAsked ? id : undefined;
    if (before.current === asked) return;
    before.current = asked;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [id, isAsked]);
  return heading;
};
