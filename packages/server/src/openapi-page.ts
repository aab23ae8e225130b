export const docsStyle = `
:root { color-scheme: light dark; --ink: #1d2320; --page: #f5f4ef; --card: #fff; --line: #d9d8d0;
  --quiet: #5d655f; --mark: #0a6b4f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9ece8; --page: #121614; --card: #1a1f1c;
  --line: #323a35; --quiet: #9aa49d; --mark: #55d2a5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); 
  font: 15px/1.5 system-ui, sans-serif; }
header, main { max-width: 960px; margin: 0 auto; padding: 20px 16px; }
h1 { margin: 0; font-size: 24px; } h2 { margin: 32px 0 8px; font-size: 18px; }
p { margin: 4px 0; color: var(--quiet); }
input { width: 100%; margin-top: 12px; padding: 10px 12px; border: 1px solid var(--line);
  border-radius: 6px; background: var(--card); color: inherit; font: inherit; }
details { margin: 6px 0; border: 1px solid var(--line); border-radius: 6px;
  background: var(--card); }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 10px 12px; cursor: pointer; }
summary b { width: 60px; color: var(--mark); }
summary code { overflow-wrap: anywhere; }
summary span { margin-left: auto; color: var(--quiet); }
details > div { padding: 0 12px 12px; }
h3 { margin: 12px 0 4px; font-size: 14px; }
pre { margin: 0; padding: 10px; overflow: auto; border: 1px solid var(--line); border-radius: 6px;
  background: var(--page); font: 13px/1.45 ui-monospace, monospace; }
a { color: var(--mark); }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
`;

export const docsScript = `
const make = (tag, text, ...inside) => {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  element.append(...inside);
  return element;
};
const block = (title, value) => [make('h3', title), make('pre', JSON.stringify(value, null, 2))];
const call = (path, method, it) => {
  const head = make('summary', '', make('b', method.toUpperCase()), make('code', path),
    make('span', it.operationId));
  const body = make('div', '', make('p', it.description));
  const parameters = it.parameters.filter((one) => one.in !== 'header');
  if (parameters.length) body.append(...block('Parameters', parameters));
  const sent = it['x-sealed-body'] || it.requestBody?.content['application/json'].schema;
  if (sent) body.append(...block(it['x-sealed-body'] ? 'Body, sealed' : 'Body', sent));
  const codes = Object.entries(it.responses)
    .map(([status, one]) => status + '  ' + one.description);
  body.append(make('h3', 'Answers'), make('pre', codes.join('\\n')));
  const entry = make('details', '', head, body);
  entry.dataset.words = (path + ' ' + method + ' ' + it.operationId).toLowerCase();
  return entry;
};
const show = (api) => {
  const main = document.querySelector('main');
  main.replaceChildren();
  for (const { name } of api.tags) {
    const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).filter(([, it]) => it.tags.includes(name))
        .map(([method, it]) => call(path, method, it)));
    main.append(make('section', '', make('h2', name), ...calls));
  }
};
document.querySelector('input').addEventListener('input', ({ target }) => {
  const text = target.value.trim().toLowerCase();
  for (const entry of document.querySelectorAll('details')) {
    entry.hidden = !entry.dataset.words.includes(text);
  }
  for (const part of document.querySelectorAll('section')) {
    part.hidden = !part.querySelector('details:not([hidden])');
  }
});
fetch('/docs/api.json').then((answer) => answer.json()).then(show, () => {
  document.querySelector('main').textContent = 'The document could not be read.';
});
`;

/** The page that renders `/docs/api.json`. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parlour: every call</title>
<link rel="icon" href="data:,">
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>Every call</h1>
<p>Made from the contract. The document: <a href="/docs/api.json">/docs/api.json</a></p>
<input type="search" aria-label="Find a call" placeholder="Find a call">
</header>
<main>…</main>
<script>${docsScript}</script>
</body>
</html>
`;
