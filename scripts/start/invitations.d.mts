export function invitationLines(
  invitations: readonly { name: string; link: string }[],
  place: { dataDir: string; isTerminal: boolean },
): string[];
