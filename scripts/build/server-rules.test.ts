import { expect, test } from 'vitest';
import { leftWithoutRules } from './server-rules';

test('a browser’s build has the address and the input of a call, and no rule that only the server reads', () => {
  expect(
    leftWithoutRules(
      'const often = { by: "player" };\n' +
        'const calls = { pay: endpoint({ path: "/pay", once: true, noStore: true, limit: often,' +
        ' input: { limit: whole() }, output: output(), refusals: [...some, "a.b"] }),' +
        ' stepUp: endpoint({ path: "/up", stepUp: true }) };',
    ).replaceAll(/ +/g, ' '),
  ).toBe(
    'const often = { by: "player" };\n' +
      'const calls = { pay: endpoint({ path: "/pay", once: true, input: { limit: whole() }, }),' +
      ' stepUp: endpoint({ path: "/up", }) };',
  );
});
