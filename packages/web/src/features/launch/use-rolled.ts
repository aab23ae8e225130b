import { micros, moneyText } from '@parlour/contract/money';
import { useLayoutEffect, useRef, useState } from 'react';

const rollMs = 400;

/**
 * An amount that counts evenly to its new value when `rolls` has grown – a round was shown to its
 * end – and changes at once otherwise.
 */
export const useRolled = (amount: string | undefined, rolls: number): string | undefined => {
  const [between, setBetween] = useState<string>();
  const last = useRef({ amount, rolls });
  useLayoutEffect(() => {
    const from = last.current;
    last.current = { amount, rolls };
    if (from.rolls === rolls || from.amount === undefined || amount === undefined) {
      setBetween(undefined);
      return undefined;
    }
    if (from.amount === amount || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return undefined;
    }
    return count(from.amount, amount, setBetween);
  }, [amount, rolls]);
  return between ?? amount;
};

/**
 * Returns a function that stops it. An invisible page draws no frames: there the amount changes at
 * once.
 */
const count = (
  from: string,
  to: string,
  show: (amount: string | undefined) => void,
): (() => void) | undefined => {
  if (document.hidden) return undefined;
  const startedAt = performance.now();
  const [start, end] = [micros(from), micros(to)];
  let frame = 0;
  const draw = () => {
    const part = Math.min(1, (performance.now() - startedAt) / rollMs);
    if (part === 1) return show(undefined);
    // Whole cents: the figures of the middle are drawn like all others.
    const cents = ((end - start) * BigInt(Math.round(part * 1000))) / 1000n / 10_000n;
    show(moneyText(start + cents * 10_000n));
    frame = requestAnimationFrame(draw);
  };
  draw();
  return () => cancelAnimationFrame(frame);
};
