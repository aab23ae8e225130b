export interface PostgresServer {
  /** Of the superuser `parlour` and the database `parlour`, with its password. */
  url: string;
  pid: number;
  port: number;
  /** Settles when the server has ended, for whatever reason. */
  exited: Promise<unknown>;
  /** Stops the server, unless another living process started it. */
  stop(): Promise<void>;
}

export function startPostgres(options: {
  /** Holds `postgres/`, `secrets/` and `postgres.log`; created when missing. */
  dataDir: string;
  /** A free one when left out. */
  port?: number;
  /** Makes no database where there is none any more. */
  mustExist?: boolean;
  /** For how long a start that fails is tried again: 15 seconds when left out. */
  patienceMs?: number;
}): Promise<PostgresServer>;
