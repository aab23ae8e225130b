import fs from 'node:fs';
import path from 'node:path';

/**
 * What is said of the first people's links, shown once: the database keeps digests of them. To a
 * person at a terminal the links; a file that only the owner reads where the output is a log.
 */
export const invitationLines = (invitations, { dataDir, isTerminal }) => {
  if (invitations.length === 0) return [];
  const links = invitations.map(({ name, link }) => `  ${name.padEnd(8)}  ${link}`);
  const what =
    '\n  The console has no operator yet. Each link makes one person, once, within 48 hours:';
  if (isTerminal) return [what, ...links];
  const file = path.join(dataDir, 'invitations.txt');
  // A file that is there keeps its mode when it is written again.
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, `${links.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  return [what, `  ${file}`];
};
