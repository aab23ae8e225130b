import { describe, expect, test } from 'vitest';
import { csvLine } from './csv';

describe('[WALLET-07] a line of a CSV file', () => {
  test.each([
    [['a', 'b c'], 'a,b c\r\n'],
    [['-20.5', '+1', '12'], "-20.5,'+1,12\r\n"],
    [['=cmd()', '@x', '-1+2', '\t=1'], "'=cmd(),'@x,'-1+2,\"'\t=1\"\r\n"],
    [['say "hi"', 'a,b', 'a;b', 'a\nb'], '"say ""hi""","a,b","a;b","a\nb"\r\n'],
    [[' =1', '＝1', '', 'Đầm Sen'], "' =1,'＝1,,Đầm Sen\r\n"],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});
