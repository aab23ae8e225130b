import { describe, expect, test } from 'vitest';
import { faultsOf, type Film, type Frame, type Stage } from './judge';

const stage = (at: number, changes: Partial<Stage>): Frame => ({
  at,
  shown: JSON.stringify({ round: 7, state: 'moving', amount: '0', pick: '', card: '', ...changes }),
});
const bar = (at: number, shown: string): Frame => ({ at, shown });

const film = (changes: Partial<Film> = {}): Film => ({
  rounds: [{ number: 7, pressedAt: 1000, before: '5000', stake: '1000', payout: '2500' }],
  stage: [
    stage(1010, { round: 6, state: 'moving' }),
    stage(3000, { amount: '1200' }),
    stage(3400, { amount: '2500', state: 'rest' }),
  ],
  bar: [
    bar(0, '₫ 5,000.00'),
    bar(1005, '₫ 4,000.00'),
    bar(3410, '₫ 4,900.00'),
    bar(3800, '₫ 6,500.00'),
  ],
  ...changes,
});

describe('the recording of a round', () => {
  test('[GAME-10] has no fault when stake, stage and bar change in this order', () => {
    expect(faultsOf(film())).toEqual([]);
  });

  test.each([
    ['the bar follows the socket', { bar: [bar(1005, '₫ 4,000.00'), bar(1700, '₫ 6,500.00')] }],
    ['the bar is one frame early', { bar: [bar(1005, '₫ 4,000.00'), bar(3384, '₫ 6,500.00')] }],
    ['the stake is never shown', { bar: [bar(3410, '₫ 6,500.00')] }],
    ['the bar shows nothing of the end', { bar: [bar(1005, '₫ 4,000.00')] }],
    ['the stage shows another sum', { stage: [stage(3400, { amount: '2400', state: 'rest' })] }],
    ['the stage is still counting', { stage: [stage(3400, { amount: '2500' })] }],
  ])('[GAME-10] is refused when %s', (_name, changes) => {
    expect(faultsOf(film(changes))).toHaveLength(1);
  });

  test('[GAME-10] takes the amount of a pick from its opened fields', () => {
    const lifted = [stage(2000, { pick: 'Tổng ₫ 1,000.00' }), stage(3000, { pick: '₫ 2,500.00' })];
    expect(faultsOf(film({ stage: lifted }))).toEqual([]);
  });

  test('[GAME-10] takes the amount of a feature from the card at its end, once it has counted', () => {
    const card = [
      stage(3000, { card: '+ ₫ 1,200.00' }),
      stage(3400, { card: '+ ₫ 2,500.00' }),
      stage(4200, { state: 'rest', amount: '2500' }),
    ];
    expect(faultsOf(film({ stage: card }))).toEqual([]);
    const bars = [bar(1005, '₫ 4,000.00'), bar(3100, '₫ 6,500.00')];
    expect(faultsOf(film({ stage: card, bar: bars }))).toHaveLength(1);
    const old = card.map(({ at, shown }) => ({
      at,
      shown: shown.replace('"round":7', '"round":6'),
    }));
    expect(faultsOf(film({ stage: old }))).toHaveLength(1);
  });
});
