import type { Phase } from './fault-run';
import type { Nemesis } from './types';

/** What runs on one cluster. Its seed derives from its own name, whatever runs beside it. */
export type Stage = Phase & { name: string; makeDisk?: Nemesis['makeDisk'] };

export type Plan = {
  stages: Stage[];
  /** Sentences: which nemeses cannot run here, and why. */
  skipped: string[];
};

/**
 * Divides the time: each nemesis alone and, with `all`, then all of them mixed, except those that
 * need a disk of their own. Each stage has a new cluster, so that a check of all its books stays
 * fast.
 */
export const planStages = async (
  wanted: string,
  seconds: number,
  nemeses: Nemesis[],
): Promise<Plan> => {
  const skipped: string[] = [];
  const able: Nemesis[] = [];
  for (const nemesis of chooseNemeses(wanted, nemeses)) {
    const why = await nemesis.missing?.();
    if (why === undefined) able.push(nemesis);
    else skipped.push(`${nemesis.id} is skipped: ${why}`);
  }
  const stages: Stage[] = [];
  if (wanted !== 'mix') {
    for (const nemesis of able) {
      const { id: name, makeDisk } = nemesis;
      stages.push({ name, nemeses: [nemesis], seconds: 0, makeDisk });
    }
  }
  const mixed = able.filter(({ makeDisk }) => !makeDisk);
  const isMixed = wanted === 'all' || wanted === 'mix';
  if (isMixed && mixed.length > 0) stages.push({ name: 'mix', nemeses: mixed, seconds: 0 });
  for (const stage of stages) stage.seconds = seconds / stages.length;
  return { stages, skipped };
};

/** Throws a sentence for an unknown name. */
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
