export interface Target {
  name: string;
  kind: 'browser' | 'process' | 'alone';
  entry: string;
  file?: string;
  leftOut?: RegExp;
  publicFolder?: string;
  sources: string[];
}

export const targets: Target[];

export function staleTargets(root: string, dist: string): { target: Target; stamp: string }[];

export function writeStamp(dist: string, name: string, stamp: string): void;
