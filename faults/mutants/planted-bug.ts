import type { Mutant } from '../harness/types';
import type { Patch } from './patch';

/** A bug that a developer could have written, as the patch of our sources that makes it. */
export type PlantedBug = Mutant & { patches: Patch[] };

export const migration = (name: string) => `packages/server/migrations/${name}.sql`;
export const schema = (name: string) => `packages/server/schema/${name}.sql`;
export const code = (name: string) => `packages/server/src/${name}.ts`;
