import { parseArgs } from 'node:util';

type Measure = (options: Record<string, string | undefined>) => Promise<void>;

/** What `npm run bench -- <name>` measures; each is loaded only when it is asked for. */
const measures: Record<string, () => Promise<Measure>> = {
  web: async () => (await import('./web')).benchWeb,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, url: { type: 'string' } },
});

const [name = ''] = positionals;
const load = measures[name];
if (!load) {
  console.error(`npm run bench -- <name> [--json FILE] [--url ADDRESS]: ${Object.keys(measures)}`);
  process.exit(1);
}
const measure = await load();
await measure(values);
