export function openDatabase(options: {
  dataDir: string;
  env: Record<string, string | undefined>;
  onProblem: (sentence: string) => void;
}): Promise<{
  url: string;
  gamesUrl: string;
  isEmbedded: boolean;
  makeGames: () => Promise<void>;
  stop: () => Promise<void>;
}>;
