import { describe, expect, test } from 'vitest';
import { isWeakPassword } from '../../../lib/factors/weak-password';

const names = ['minhkhoa88', 'Parlour'];
const refused = (password: string) => isWeakPassword(password, names);

describe('a password that guessers try first', () => {
  test.each([
    ['of a published list', 'basketball1'],
    ['of a published list, in capitals', 'LiverPool123'],
    ['of a Vietnamese list', 'anhyeuem12345'],
    ['a listed word with digits and a mark', 'Password123!'],
    ['a listed word with digits', 'iloveyou12345'],
    ['a listed word between marks', '**sunshine**2031'],
    ['a listed word spelled with signs', 'P@$$w0rd8713'],
    ['runs', '123456789abc'],
    ['runs that go back', 'cba987654321'],
    ['a row of the keyboard', 'qwertyuiop[]'],
    ['rows of the keyboard', 'asdfghjklzxcvbnm'],
    ['one sign', 'zzzzzzzzzzzz'],
    ['a short piece again and again', 'xk7xk7xk7xk7'],
    ['a long piece twice', 'velvetmoonvelvetmoon'],
    ['a piece again and again, cut short', 'hanoi!hanoi!han'],
    ['the player’s own name', 'minhkhoa88!!'],
    ['the site’s name', 'parlour2026'],
  ])('[ASVS 6.2.12] is refused: %s', async (_why, password) => {
    expect(await refused(password)).toBe(true);
  });

  test.each([
    'seven quiet lanterns',
    'correct lamp battery stairs',
    'Tr0ub4dor&3-kestrel',
    'mưa rơi trên phố cổ',
    'gXv9-pLm2-qRt7',
    'my cat eats 3 fish a day',
  ])('is none of them: %s', async (password) => {
    expect(await refused(password)).toBe(false);
  });

  test('[ASVS 6.2.12] all the lists are complete, each entry verbatim', async () => {
    // Of each list one entry that no other has.
    const some = ['environment', 'seniseviyor', 'jesusloves', '0721335297', 'rastafarian'];
    for (const password of [...some, 'matkhaucuatoi', 'mahalkita123']) {
      expect(await isWeakPassword(password, [])).toBe(true);
    }
  });
});
