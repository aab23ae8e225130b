import { type Puzzle, workParts } from '@parlour/contract/session/verification';
import { sha256Head } from './sha256';

/** From 0 to 1, and how long the rest may take. */
export type Progress = { done: number; secondsLeft: number };

type Computing = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** So long the page may stand still between two strokes of a key. */
const sliceMs = 12;

/**
 * Finds the numbers that the server asks for, in short slices: without a worker it needs no other
 * file and no other rule of the page, and it is as fast.
 */
export const compute = async (
  { challenge, bits }: Puzzle['work'],
  { signal, onProgress }: Computing,
): Promise<string> => {
  const numbers: number[] = [];
  const limit = 2 ** (32 - bits);
  const startedAt = performance.now();
  let tried = 0;
  let number = 0;
  while (numbers.length < workParts) {
    const sliceEnd = performance.now() + sliceMs;
    while (numbers.length < workParts && performance.now() < sliceEnd) {
      for (let turn = 0; turn < 256; turn += 1, number += 1, tried += 1) {
        if (sha256Head(`${challenge}.${numbers.length}.${number}`) >= limit) continue;
        numbers.push(number);
        number = -1;
        if (numbers.length === workParts) break;
      }
    }
    const left = (workParts - numbers.length) * 2 ** bits;
    const perHash = (performance.now() - startedAt) / Math.max(1, tried);
    onProgress({
      done: numbers.length / workParts,
      secondsLeft: Math.ceil((left * perHash) / 1000),
    });
    await nextTask();
    signal.throwIfAborted();
  }
  return numbers.join(',');
};

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
