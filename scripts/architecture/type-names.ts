import type { ArchitectureMap } from './map';
import { isTest, type Problem, type SourceFile } from './source';

type Use = { name: string; path: string; line: number };

/** Exported types of one name: a reader who searches for it must find one meaning. */
export const checkTypeNames = (files: SourceFile[], { typeNames }: ArchitectureMap): Problem[] => {
  const uses = new Map<string, Use[]>();
  for (const { path, types } of files) {
    if (!path.startsWith('packages/') || isTest(path)) continue;
    for (const { name, line } of types) {
      uses.set(name, [...(uses.get(name) ?? []), { name, path, line }]);
    }
  }
  const isBeyond = ({ path }: Use) => typeNames.beyondTheBorder.some((one) => path.startsWith(one));
  return [...uses.values()].flatMap((all) => {
    const sides = [all.filter((use) => !isBeyond(use)), all.filter(isBeyond)];
    const mayBoth = (all[0]?.name ?? '') in typeNames.acrossTheBorder;
    return mayBoth ? sides.flatMap(repeats) : repeats(all);
  });
};

const repeats = ([first, ...others]: Use[]): Problem[] =>
  others.map(({ name, path, line }) => ({
    path,
    line,
    rule: 'type-name',
    message: `a second type ${name}, beside ${first?.path}: one name, one meaning`,
  }));
