export interface StartSettings {
  port: number;
  gamesPort: number;
  consolePort: number;
  host: string;
  dataDir: string;
  dist: string;
  siteUrl: string;
  gamesUrl: string;
  consoleUrl: string | undefined;
}

type Env = Record<string, string | undefined>;

export function readSettings(
  root: string,
  env: Env,
  options?: { develops?: boolean },
): StartSettings;

export function processSettings(
  settings: StartSettings,
  database: { url: string; gamesUrl: string; isEmbedded: boolean },
  env: Env,
): { platform: Env; games: Env };
