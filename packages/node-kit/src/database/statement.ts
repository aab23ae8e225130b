import { createHash } from 'node:crypto';
import pg from 'pg';

export type Statement = { name: string; text: string };

const statements = new WeakMap<TemplateStringsArray, Statement>();

/** The prepared form of a template: its text with numbered parameters, named by its digest. */
export const statementOf = (strings: TemplateStringsArray): Statement => {
  let statement = statements.get(strings);
  if (!statement) {
    const text = strings.reduce((head, part, index) => `${head}$${index}${part}`);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    statement = { name, text };
    statements.set(strings, statement);
  }
  return statement;
};

const int8List = 1016;

/** Whole numbers of 64 bits, and lists of them, are bigint. */
export const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return BigInt;
    if (oid === int8List)
      return (list: string) => list.slice(1, -1).split(',').filter(Boolean).map(BigInt);
    return pg.types.getTypeParser(oid as never, format as 'text');
  },
};
