export interface Sum {
  passed: number;
  failed: number;
}

export function sumModules(file: string): Sum;
export function sumStories(file: string): Sum;
export function failuresOfModules(file: string): string[];
export function failuresOfStories(file: string): string[];
export function unsteadyStories(file: string): string[];
export function sumStep(code: number): Sum;
export function withExitCode(sum: Sum, code: number): Sum;
export function addSums(sums: Sum[]): Sum;
