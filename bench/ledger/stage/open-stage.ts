import { withClient, type Cluster } from './cluster';
import { playOnce } from '../in-process';
import { buildStage, type Stage } from './stage';

/** A template with play in it: its tables have rows, and PostgreSQL has statistics. */
export const openStage = async (cluster: Cluster, players: number): Promise<Stage> => {
  const stage = await buildStage(cluster, players);
  await playOnce(stage);
  await withClient(cluster.urlOf(stage.template), (client) => client.query('vacuum analyze'));
  return stage;
};
