import path from 'node:path';
import {
  buildTree,
  copyOfCheckout,
  copyOfCommit,
  copyOfTree,
  edit,
  oldestBeside,
  readOf,
  remove,
  withVersion,
  write,
  type SourceTree,
} from './source-tree';

export type Releases = {
  older: SourceTree;
  /** Expands: a column that will replace another, and a function with one more parameter. */
  later: SourceTree;
  /** Contracts: the former column and function are gone. */
  last: SourceTree;
  /** What the older build is: a commit, or this checkout. */
  olderIs: string;
};

/** Three successive versions of the server, each in its own folder, built. */
export const makeReleases = async (folder: string): Promise<Releases> => {
  const at = (name: string) => path.join(folder, name);
  const commit = await oldestBeside();
  const former = commit && (await copyOfCommit(commit, at('older')));
  const older = former || copyOfCheckout(at('older'));
  const later = expanded(copyOfCheckout(at('later')), older.version);
  await Promise.all([buildTree(older), buildTree(later)]);
  const last = contracted(copyOfTree(later, at('last')), later.version);
  return { older, later, last, olderIs: former ? `commit ${commit}` : 'this checkout' };
};

const nextVersion = (version: string, step: number): string => {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${minor! + step}.0`;
};

const migrations = 'packages/server/migrations';
const schema = 'packages/server/schema/round';
const parameters = /round\.play_2\(([^)]*)\)/;

const expanded = (tree: SourceTree, olderVersion: string): SourceTree => {
  write(
    tree,
    `${migrations}/9998-expand.sql`,
    `-- works with: ${olderVersion}
alter table round.round add column game_release text, add column opened_by text;
update round.round set game_release = game_version;
`,
  );
  // Rounds have both columns as long as a build reads the former one.
  edit(tree, `${schema}/write.sql`, [
    ['game_version, external_id', 'game_version, game_release, external_id'],
    ['p.game_version, p.round_key', 'p.game_version, p.game_version, p.round_key'],
  ]);
  edit(tree, `${schema}/views.sql`, [['r.game_version', 'r.game_release as game_version']]);
  const [, before = ''] = parameters.exec(readOf(tree, `${schema}/play.sql`)) ?? [];
  edit(tree, `${schema}/play.sql`, [
    ['round.play_2(', 'round.play_3('],
    ['p_latest timestamptz\n)', 'p_latest timestamptz, p_build text default null\n)'],
    [
      '    exit when v_left is null',
      `    update round.round r set opened_by = p_build
    from unnest(v_answers) a
    where r.id = a.round_id and r.opened_by is null;
    exit when v_left is null`,
    ],
  ]);
  const names = [...before.matchAll(/p_\w+/g)].map(([name]) => name);
  write(
    tree,
    `${schema}/play-2.sql`,
    `-- For builds that do not call round.play_3 yet.
create or replace function round.play_2(${before}) returns setof round.answered
language plpgsql
as $$
begin
  return query select * from round.play_3(${names.join(', ')}, 'older');
end $$;
`,
  );
  edit(tree, 'packages/server/src/modules/round/play-queries.ts', [
    ["name: 'round.play_2'", "name: 'round.play_3'"],
    ['from round.play_2(', 'from round.play_3('],
    ['$18)', "$18, 'later')"],
  ]);
  return withVersion(tree, nextVersion(tree.version, 1));
};

const contracted = (tree: SourceTree, laterVersion: string): SourceTree => {
  write(
    tree,
    `${migrations}/9999-contract.sql`,
    `-- works with: ${laterVersion}
drop function round.play;
drop function round.play_2;
alter table round.round drop column game_version;
`,
  );
  edit(tree, `${schema}/write.sql`, [
    ['game_version, game_release, external_id', 'game_release, external_id'],
    ['p.game_version, p.game_version, p.round_key', 'p.game_version, p.round_key'],
  ]);
  remove(tree, `${schema}/play-1.sql`);
  remove(tree, `${schema}/play-2.sql`);
  return withVersion(tree, nextVersion(tree.version, 1));
};
