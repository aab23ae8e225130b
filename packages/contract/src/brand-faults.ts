import { choice, endpoint, endpoints, list, output, text } from './endpoint';

/** Where a failure came up: while a part was drawn, in an answer, or in what runs beside. */
export const faultParts = ['screen', 'answer', 'page'] as const;

/**
 * Failures of our own code in a browser, which the server's log would otherwise never have. Texts
 * of errors may quote what a person typed or has: only kinds and places are taken.
 */
export const brandFaults = endpoints('brand', {
  reportFault: endpoint({
    method: 'POST',
    path: '/api/brand/faults',
    caller: 'anyone',
    whileClosed: 'always',
    background: true,
    limit: { by: 'address', count: 20, seconds: 60 },
    input: {
      part: choice(faultParts),
      /** The error's kind, `TypeError`, or the call whose answer it was, `catalogue.listHot`. */
      name: text({ max: 64, pattern: '^[A-Za-z][\\w.]*$' }),
      /** The path of a page of the table, or `/` for any other. */
      page: text({ max: 64, pattern: '^/[A-Za-z0-9-]*$' }),
      build: text({ max: 64, pattern: '^[\\w.+-]+$' }),
      /** `file:line:column` of the built files, the innermost first. */
      places: list(text({ max: 80, pattern: '^[\\w.-]+:\\d+:\\d+$' }), { max: 5 }),
    },
    output: output<Record<string, never>>(),
    refusals: [],
  }),
});
