export function openDatabase(options: {
  dataDir: string;
  env: Record<string, string | undefined>;
  onProblem: (sentence: string) => void;
}): Promise<{
  url: string;
  /** Of the embedded database, or given as DATABASE_OWNER_URL. */
  ownerUrl?: string;
  gamesUrl: string;
  isEmbedded: boolean;
  makeGames: () => Promise<void>;
  stop: () => Promise<void>;
}>;
