import { withClient, type Cluster } from './cluster';
import { playOnce } from '../in-process';
import { buildStage, type Stage } from './stage';

/** A template that was played on: its tables have rows, and PostgreSQL knows how many. */
export const openStage = async (cluster: Cluster, players: number): Promise<Stage> => {
  const stage = await buildStage(cluster, players);
  await playOnce(stage);
  await withClient(cluster.urlOf(stage.template), (client) => client.query('vacuum analyze'));
  return stage;
};
