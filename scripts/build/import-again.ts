import type { Plugin } from 'vite';

/**
 * A browser remembers for the whole life of a page that a module did not come, and does not ask for
 * it again. So that the next press or the next look does, each `import()` that failed is made once
 * more under an address of its own; what came that way is kept, so that it is evaluated once.
 */
export const importsAgain: Plugin = {
  name: 'parlour:import-again',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const piece of Object.values(bundle)) {
        if (piece.type !== 'chunk') continue;
        const code = withSecondTries(piece.code);
        piece.code = piece.isEntry ? `${keeper}${code}` : code;
      }
    },
  },
};

const importOf = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g;

/** The code in which each import of another piece of the build can be made again. */
export const withSecondTries = (code: string): string =>
  code.replaceAll(
    importOf,
    (_first, _quote, path: string) => `importAgain(q=>import("${path}"+q))`,
  );

/** `importAgain` of every piece: one import at a time for each loader's text, kept once it came. */
export const keeper = `{let n=0,k={};globalThis.importAgain=f=>k[f]??=f("").catch(()=>f("?"+ ++n)).catch(e=>{delete k[f];throw e})}
`;
