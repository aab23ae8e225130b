export function openDatabase(options: {
  dataDir: string;
  env: Record<string, string | undefined>;
  onProblem: (sentence: string) => void;
}): Promise<{
  url: string;
  gamesUrl: string;
  isEmbedded: boolean;
  stop: () => Promise<void>;
}>;
