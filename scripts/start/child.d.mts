export interface SupervisedProcess {
  ready: Promise<object>;
  stop(): Promise<void>;
  restart(): Promise<void>;
  kill(): void;
}

export function superviseProcess(options: {
  name: string;
  module: string;
  env: Record<string, string | undefined>;
  cwd: string;
  onProblem: (sentence: string) => void;
}): SupervisedProcess;
