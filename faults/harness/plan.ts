import type { Phase } from './storm';
import type { Nemesis } from './types';

/** What runs on one cluster. */
export type Stage = { phases: Phase[]; makeDisk?: Nemesis['makeDisk'] };

export type Plan = {
  stages: Stage[];
  /** Sentences: who cannot strike here, and why. */
  skipped: string[];
};

/**
 * Shares the time: each nemesis alone, and with `all` then all of them mixed. Those that need a
 * disk of their own get a cluster of their own.
 */
export const planStages = async (
  wanted: string,
  seconds: number,
  nemeses: Nemesis[],
): Promise<Plan> => {
  const chosen = chooseNemeses(wanted, nemeses);
  const skipped: string[] = [];
  const able: Nemesis[] = [];
  for (const nemesis of chosen) {
    const why = await nemesis.missing?.();
    if (why === undefined) able.push(nemesis);
    else skipped.push(`${nemesis.id} is skipped: ${why}`);
  }
  const shared = able.filter(({ makeDisk }) => !makeDisk);
  const alone = able.filter(({ makeDisk }) => makeDisk);
  const isMixed = wanted === 'all' || wanted === 'mix';
  const phases = [
    ...(wanted === 'mix' ? [] : shared.map((nemesis) => [nemesis])),
    ...(isMixed && shared.length > 0 ? [shared] : []),
  ];
  const share = seconds / Math.max(1, phases.length + alone.length);
  const stages: Stage[] = alone.map((nemesis) => ({
    phases: [{ nemeses: [nemesis], seconds: share }],
    makeDisk: nemesis.makeDisk,
  }));
  if (phases.length > 0) {
    stages.unshift({ phases: phases.map((each) => ({ nemeses: each, seconds: share })) });
  }
  return { stages, skipped };
};

/** Throws a sentence for a name that nobody has. */
export const chooseNemeses = (wanted: string, nemeses: Nemesis[]): Nemesis[] => {
  if (wanted === 'all') return nemeses;
  if (wanted === 'mix') return nemeses.filter(({ makeDisk }) => !makeDisk);
  return wanted.split(',').map((id) => {
    const found = nemeses.find((nemesis) => nemesis.id === id.trim().toUpperCase());
    if (found) return found;
    const known = nemeses.map((nemesis) => nemesis.id).join(', ');
    throw new Error(`--nemesis takes ${known}, all or mix, not "${id}".`);
  });
};
