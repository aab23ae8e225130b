import { pathToFileURL } from 'node:url';
import { checkBorders } from './architecture/borders';
import { checkDocExamples } from './architecture/doc-examples';
import { checkDocPaths } from './architecture/doc-paths';
import { checkFolders } from './architecture/folders';
import { checkLongFunctions } from './architecture/long-functions';
import { architecture } from './architecture/map';
import { listFiles, readSource } from './architecture/source';
import type { Problem } from './architecture/source';
import { checkSql } from './architecture/sql';
import { checkMigrationNumbers, checkSqlPlaces } from './architecture/sql-places';
import { checkTidy } from './architecture/tidy';
import { checkTypeNames } from './architecture/type-names';

/**
 * Everything in the tree under `root` that architecture.cjs or the style refuses. A guide among the
 * `paths` may name any file of the `tree`.
 */
export const checkArchitecture = (
  root: string,
  paths = listFiles(root),
  tree = paths,
): Problem[] => {
  const files = paths.map((path) => readSource(root, path));
  const checks = [checkBorders, checkSql, checkSqlPlaces, checkLongFunctions, checkTidy];
  return [
    ...files.flatMap((file) => checks.flatMap((check) => check(file, architecture))),
    ...files.flatMap((file) => checkDocExamples(root, file)),
    ...files.flatMap((file) => checkDocPaths(root, tree, file)),
    ...checkFolders(paths, architecture),
    ...checkTypeNames(files, architecture),
    ...checkMigrationNumbers(paths),
  ];
};

export const showProblem = ({ path, line, rule, message }: Problem) =>
  `${path}${line === undefined ? '' : `:${line}`}  ${message}  [${rule}]`;

const main = () => {
  const wanted = process.argv.slice(2);
  const tree = listFiles(process.cwd());
  const paths = tree.filter(
    (path) => wanted.length === 0 || wanted.some((prefix) => path.startsWith(prefix)),
  );
  const problems = checkArchitecture(process.cwd(), paths, tree);
  for (const problem of problems) console.log(showProblem(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
