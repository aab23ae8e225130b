import { parseAst, type Plugin } from 'vite';

/** What only the server reads of a call, beside its flags. */
const rules = new Set(['limit', 'refusals', 'output']);
const flags = new Set([
  'noStore',
  'spendsKey',
  'stepUp',
  'tagged',
  'whileLocked',
  'whileLooking',
  'whilePasswordMustChange',
]);

/**
 * Leaves out of a browser's build what only the server reads of a call: how often it may be made,
 * with what it is refused, who may make it when. The contract's tables are a tenth smaller by it.
 */
export const withoutServerRules: Plugin = {
  name: 'parlour:without-server-rules',
  apply: 'build',
  transform: (code, id) =>
    /\/packages\/contract\/src\/[\w/-]+\.ts$/.test(id)
      ? { code: leftWithoutRules(code), map: null }
      : null,
};

/** The code of a table of calls without what only the server reads of them. */
export const leftWithoutRules = (code: string): string => {
  let rest = '';
  let end = 0;
  for (const property of rulesIn(parseAst(code))) {
    rest += code.slice(end, property.start);
    end = property.end;
    // The comma behind it goes with it.
    end += /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  }
  return rest + code.slice(end);
};

type Node = { type: string; start: number; end: number };
type Property = Node & { key: { name?: string }; value: { type: string; value?: unknown } };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Rules in the order of the code; what a call takes (`input`) may have any name. */
const rulesIn = (node: Node): Property[] => {
  if (isRule(node)) return [node];
  if (isProperty(node) && node.key.name === 'input') return [];
  return Object.values(node)
    .flat()
    .filter((part) => isNode(part))
    .flatMap((part) => rulesIn(part));
};

const isProperty = (node: Node): node is Property => node.type === 'Property';

const isRule = (node: Node): node is Property =>
  isProperty(node) &&
  node.key.name !== undefined &&
  (rules.has(node.key.name) || (flags.has(node.key.name) && node.value.value === true));
