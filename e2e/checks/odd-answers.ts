/** How an answer may be unlike the contract, by a name that a story can say. */
export const oddAnswers = [
  'nothing',
  'an empty object',
  'without its lists',
  'lists of nothing',
  'values of other kinds',
  'huge numbers, and HTML in its texts',
] as const;
export type OddAnswer = (typeof oddAnswers)[number];

/** What a page with odd answers noticed. */
export type Noticed = { errors: string[]; isOpened: boolean };

declare global {
  var noticed: Noticed;
}

/**
 * Runs in the browser before the page: every answer of a call becomes odd as `sessionStorage` says,
 * and what nothing catches is noted. Pauses between tries are short.
 */
export const makeAnswersOdd = (): void => {
  globalThis.noticed = { errors: [], isOpened: false };
  addEventListener('error', ({ message, filename }) => {
    if (filename) noticed.errors.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    noticed.errors.push(`not caught: ${String(reason)} ${(reason as Error)?.stack ?? ''}`);
  });

  const html = '<img src=x onerror="noticed.isOpened=true"><script>noticed.isOpened=true</script>';
  const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
  type Change = (value: unknown) => unknown;
  const within = (value: unknown, change: Change): unknown => {
    if (typeof value !== 'object' || value === null) return change(value);
    if (Array.isArray(value)) return value.map((one) => within(one, change));
    const fields = Object.entries(value).map(([name, one]) => [name, within(one, change)]);
    return Object.fromEntries(fields);
  };
  const lists = (value: unknown, change: (list: unknown[]) => unknown): unknown => {
    if (Array.isArray(value)) return change(value);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, one]) => [name, lists(one, change)]);
    return Object.fromEntries(fields);
  };
  const otherKind: Change = (value) =>
    typeof value === 'string' ? 7 : typeof value === 'number' ? 'x' : { no: value };
  const huge: Change = (value) => {
    if (typeof value === 'number') return 1e300;
    if (typeof value !== 'string') return value;
    if (isNumber(value)) return '9'.repeat(60);
    return /\s/.test(value) ? html + value : value;
  };
  const changes: Record<OddAnswer, Change> = {
    nothing: () => null,
    'an empty object': () => ({}),
    'without its lists': (value) => lists(value, () => undefined),
    'lists of nothing': (value) => lists(value, () => [null]),
    'values of other kinds': (value) => within(value, otherKind),
    'huge numbers, and HTML in its texts': (value) => within(value, huge),
  };
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, options) => {
    const response = await ask(input, options);
    const odd = sessionStorage.getItem('oddAnswers');
    const { pathname } = new URL(response.url);
    // Who is there stays known.
    if (!odd || !/^\/(wps|lgw|lotto|api)\//.test(pathname) || pathname === '/wps/member/info')
      return response;
    const body = (await response.json()) as { success?: boolean; value?: unknown };
    if (!body.success) return Response.json(body, { status: response.status });
    const change = changes[odd as OddAnswer];
    return Response.json({ ...body, value: change(body.value) });
  };
  const wait = globalThis.setTimeout;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0, ...given: unknown[]) =>
      wait(run, ms >= 500 && ms <= 5000 ? ms / 20 : ms, ...given),
  });
};
