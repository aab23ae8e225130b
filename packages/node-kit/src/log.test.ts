import { expect, test } from 'vitest';
import { createLog } from './log';

test("[STORE-02] a field with a secret's name never reaches the log", () => {
  const lines: string[] = [];
  const log = createLog('info', () => new Date(0), { write: (line) => lines.push(line) });
  log.info('session.opened', {
    token: 't0k',
    newPassword: 'p4ss',
    cpw: '1',
    player: '7',
    amount: 5n,
  });
  log.debug('below the level');
  expect(lines).toEqual([
    '{"at":"1970-01-01T00:00:00.000Z","level":"info","event":"session.opened","player":"7","amount":"5"}',
  ]);
});

test('a line names its process, where several write to one place', () => {
  const lines: string[] = [];
  const log = createLog('error', () => new Date(0), {
    part: 'games',
    write: (line) => lines.push(line),
  });
  log.warn('below the level');
  log.error('round.failed');
  expect(lines).toEqual([
    '{"at":"1970-01-01T00:00:00.000Z","level":"error","part":"games","event":"round.failed"}',
  ]);
});
