import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { invitationLines } from './invitations.mjs';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'parlour-invitations-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

const link = 'http://localhost:3002/invitation/secret';
const invitations = [{ name: 'admin', link }];
const file = path.join(dataDir, 'invitations.txt');

test('[OPS-01] a person at a terminal reads the links of the first people', () => {
  const said = invitationLines(invitations, { dataDir, isTerminal: true }).join('\n');
  expect(said).toContain(link);
  expect(fs.existsSync(file)).toBe(false);
  expect(invitationLines([], { dataDir, isTerminal: false })).toEqual([]);
});

test('[OPS-01] no link of the first people is in a log: a file of the owner’s has them', () => {
  fs.writeFileSync(file, 'of a start before', { mode: 0o644 });
  const said = invitationLines(invitations, { dataDir, isTerminal: false }).join('\n');
  expect(said).toContain(file);
  expect(said).not.toContain('secret');
  expect(fs.readFileSync(file, 'utf8')).toContain(link);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});
