import type { ArchitectureMap } from './map';
import type { Problem, SourceFile } from './source';

const begins = /^create (?:or replace )?(?:function|procedure) ([\w.]+)\(/gm;
const ends = /\n(?:end )?\$\$(?: language \w+[^;\n]*)?;/;

/** Functions of the database that do not fit a page; those that may say why in the map. */
export const checkLongFunctions = ({ path, text }: SourceFile, map: ArchitectureMap): Problem[] => {
  if (!/^packages\/.*\.sql$/.test(path)) return [];
  const { most, exempt } = map.sqlFunctions;
  return [...text.matchAll(begins)].flatMap(({ 1: name = '', index }) => {
    const rest = text.slice(index);
    const end = ends.exec(rest);
    const lines = end ? rest.slice(0, end.index + 1).split('\n').length : 0;
    if (lines <= most || name in exempt) return [];
    const line = text.slice(0, index).split('\n').length;
    const message = `${name} has ${lines} lines, ${most} at most: split it`;
    return [{ path, line, rule: 'long-function', message }];
  });
};
