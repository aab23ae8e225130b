import type { ArchitectureMap } from './map';
import { isNodeModule, isTest } from './source';
import type { ImportOf, Problem, SourceFile } from './source';

/** Every import of the file that the map does not allow. */
export const checkBorders = (file: SourceFile, map: ArchitectureMap): Problem[] => {
  const place = placeOf(file.path);
  return file.imports.flatMap((one) => {
    const message =
      testkitRefusal(file.path, one, map) ?? (place && refusal(file.path, place, one, map));
    return message ? [{ path: file.path, line: one.line, rule: 'border', message }] : [];
  });
};

const testkit = 'packages/testkit/';

const testkitRefusal = (path: string, { file }: ImportOf, { usesTestkit }: ArchitectureMap) => {
  if (!file?.startsWith(testkit) || isTest(path)) return undefined;
  const mayUse = usesTestkit.some((folder) => path.startsWith(folder));
  return mayUse ? undefined : 'testkit is for tests only';
};

interface Place {
  package: string;
  /** Inside the package's src. */
  inside: string;
}

const placeOf = (path: string): Place | undefined => {
  const found = /^packages\/([a-z-]+)\/src\/(.*)$/.exec(path);
  return found ? { package: found[1] ?? '', inside: found[2] ?? '' } : undefined;
};

const refusal = (path: string, from: Place, one: ImportOf, map: ArchitectureMap) => {
  if (one.file === undefined) return outsideRefusal(path, from, one, map);
  const to = placeOf(one.file);
  if (!to) return mayLeave(path) ? undefined : `${one.specifier} leaves the packages`;
  if (to.package === 'testkit' && isTest(path)) return undefined;
  if (from.package !== to.package) return packageRefusal(path, from, to, map);
  if (isTest(one.file) && !isTest(path)) return `${one.specifier} is for tests only`;
  if (isForTests(one.file) && !isForTests(path) && !isTest(path)) {
    return `${one.specifier} is for tests only`;
  }
  return innerRefusals[from.package]?.(from.inside, to.inside, map, isTest(path));
};

/** What several tests share, beside what they test. */
const isForTests = (path: string) => path.includes('/testing/');

const mayLeave = (path: string) => isTest(path) && !path.startsWith(testkit);

const outsideRefusal = (
  path: string,
  from: Place,
  { specifier }: ImportOf,
  map: ArchitectureMap,
) => {
  if (isTest(path)) return undefined;
  if (from.package === 'contract') return `contract imports nothing, not even ${specifier}`;
  if (isNodeModule(specifier) && map.browser.includes(from.package) && !rendersOnServer(from)) {
    return `${from.package} runs in a browser, ${specifier} does not`;
  }
  return undefined;
};

const rendersOnServer = ({ inside }: Place) => inside === 'app/first-page/server-render.tsx';

const packageRefusal = (path: string, from: Place, to: Place, map: ArchitectureMap) => {
  const allowed = map.packages[from.package]?.imports[to.package];
  if (!allowed) return `${from.package} never imports ${to.package}`;
  const process = map.process[from.package];
  if (to.package === 'node-kit' && process && !from.inside.startsWith(process) && !isTest(path)) {
    return `only ${from.package}/src/${process} runs in Node`;
  }
  const file = to.inside.replace(/\.tsx?$/, '');
  const entered = moduleOf(to.inside);
  if (entered && file !== `modules/${entered}/index`) return byIndexOnly(entered);
  if (allowed === 'all' || allowed.includes(file)) return undefined;
  return `${from.package} imports only ${allowed.join(', ')} of ${to.package}`;
};

type InnerRefusal = (
  from: string,
  to: string,
  map: ArchitectureMap,
  inTest: boolean,
) => string | undefined;

const moduleOf = (inside: string) => /^modules\/([^/]+)\//.exec(inside)?.[1];

const byIndexOnly = (module: string) => `${module} is entered by its index.ts only`;

const serverRefusal: InnerRefusal = (from, to, map, inTest) => {
  const [mine, theirs] = [moduleOf(from), moduleOf(to)];
  if (theirs && mine !== theirs && to !== `modules/${theirs}/index.ts`) {
    return byIndexOnly(theirs);
  }
  if (inTest || mine === theirs) return undefined;
  if (mine) return moduleRefusal(mine, theirs, to, map);
  if (from.startsWith('lib/')) {
    return to.startsWith('lib/') ? undefined : 'src/lib lies beneath every module and imports none';
  }
  const composes = map.composition.includes(from);
  return theirs && !composes ? `only ${map.composition.join(', ')} enter modules` : undefined;
};

const moduleRefusal = (
  mine: string,
  theirs: string | undefined,
  to: string,
  { modules }: ArchitectureMap,
) => {
  const level = modules[mine];
  if (level === undefined) return `${mine} is not a module of architecture.cjs`;
  if (!theirs) {
    return to.startsWith('lib/') ? undefined : `a module imports lib and modules, not ${to}`;
  }
  const theirLevel = modules[theirs];
  if (theirLevel !== undefined && theirLevel < level) return undefined;
  return (
    `${mine} (level ${level}) may not call ${theirs} (level ${theirLevel ?? 'none'}): ` +
    'publish an event, or read its view'
  );
};

const featureOf = (inside: string) => /^features\/([^/]+)\//.exec(inside)?.[1];

const webRefusal: InnerRefusal = (from, to, _map, inTest) => {
  if (inTest) return undefined;
  const [mine, theirs] = [featureOf(from), featureOf(to)];
  const isApp = to.startsWith('app/');
  if (mine) {
    if (theirs && theirs !== mine) return 'features never import each other';
    return isApp ? 'a feature imports lib, the app imports features' : undefined;
  }
  if (!from.startsWith('lib/')) return undefined;
  return theirs || isApp ? 'web/src/lib lies beneath features and app' : undefined;
};

const isRule = (inside: string) => /(^|\/)([a-z0-9-]+-)?rules(\/|\.ts$)/.test(inside);

// What every kind of game needs: repeatable draws, and the type of a round.
const isBase = (inside: string) => /^(fair|rounds)\//.test(inside);

/** A folder of one kind of game, beside what any kind stands on. */
const kindOf = (inside: string) =>
  /^(?!fair|rounds|server)([a-z-]+)\//.test(inside) ? inside.split('/')[0] : undefined;

const gamesRefusal: InnerRefusal = (from, to, _map, inTest) => {
  if (inTest) return undefined;
  if (isRule(from) && !isRule(to) && !isBase(to)) return 'rules import only rules, fair and rounds';
  if (isBase(from) && !isBase(to)) return 'fair and rounds lie beneath the games';
  if (to.startsWith('server/') && !from.startsWith('server/')) {
    return 'what runs in the browser never imports games/src/server';
  }
  const kind = kindOf(to);
  if (kind && from.startsWith('server/')) return 'the process knows its games by the registry';
  const mine = kindOf(from);
  return kind && mine && kind !== mine ? 'kinds of games never import each other' : undefined;
};

const innerRefusals: Record<string, InnerRefusal> = {
  server: serverRefusal,
  web: webRefusal,
  games: gamesRefusal,
};
