import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome';

describe('[R-H5] the stored notes of a movement', () => {
  test.each<[string, Record<string, unknown>, unknown]>([
    ['nothing, when nothing is said', { meta: null, reward_uuid: null, jackpot_win: 0 }, null],
    ['the vendor’s notes', { meta: { stops: [1] } }, { stops: [1] }],
    ['a jackpot', { jackpot_win: 800_000 }, { jackpot_win: 800_000 }],
    [
      'a reward and a campaign beside the notes',
      { meta: { stops: [1] }, reward_uuid: 'r', campaign_uuid: 'c' },
      { stops: [1], reward_uuid: 'r', campaign_uuid: 'c' },
    ],
    ['nothing of notes that are a text', { meta: 'text' }, null],
    ['nothing of notes that are a list', { meta: [1] }, null],
    ['nothing of a reward that is an object', { reward_uuid: {} }, null],
  ])('%s', (_case, message, outcome) => {
    expect(outcomeOf(message)).toEqual(outcome);
  });
});
