import { createRequire } from 'node:module';

/** The shape of architecture.cjs. */
export interface ArchitectureMap {
  packages: Record<string, { imports: Record<string, 'all' | string[]> }>;
  usesTestkit: string[];
  browser: string[];
  process: Record<string, string>;
  modules: Record<string, number>;
  composition: string[];
  handed: string[];
  makesClock: string[];
  typeNames: { beyondTheBorder: string[]; acrossTheBorder: Record<string, string> };
  folders: { most: number; exempt: Record<string, string> };
  sqlFunctions: { most: number; exempt: Record<string, string> };
  words: { instead: Record<string, string>; exempt: Record<string, string> };
  limits: { lines: number; testLines: number; columns: number };
}

export const architecture = createRequire(import.meta.url)(
  '../../architecture.cjs',
) as ArchitectureMap;
