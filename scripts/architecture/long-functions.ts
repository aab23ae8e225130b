import type { ArchitectureMap } from './map';
import type { Problem, SourceFile } from './source';

const begins = /^create (?:or replace )?(?:function|procedure) ([\w.]+)\(/gm;
const ends = /\n(?:end )?\$\$(?: language \w+[^;\n]*)?;/;

/** Database functions that do not fit a page; the map may excuse one with a reason. */
export const checkLongFunctions = ({ path, text }: SourceFile, map: ArchitectureMap): Problem[] => {
  if (!/^packages\/.*\.sql$/.test(path)) return [];
  const { most, exempt } = map.sqlFunctions;
  return [...text.matchAll(begins)].flatMap(({ 1: name = '', index }) => {
    const rest = text.slice(index);
    const end = ends.exec(rest);
    const lines = end ? rest.slice(0, end.index + 1).split('\n').length : 0;
    if (lines > most === name in exempt) return [];
    const line = text.slice(0, index).split('\n').length;
    const message =
      lines > most
        ? `${name} has ${lines} lines, ${most} at most: split it`
        : `${name} has ${lines} lines and needs no excuse in the map`;
    return [{ path, line, rule: 'long-function', message }];
  });
};
