import { escaped } from './mail-page';
import type { ShownMessage } from './message-page';

/** The development page: plain, for the person who works on the site. */
export const shownList = (messages: ShownMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Messages of the development site</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
article { border-top: 1px solid; padding: 1rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { width: 100%; height: 30rem; border: 1px solid; }
</style>
</head>
<body>
<h1>Messages</h1>
<p>What this development site would have sent, the newest first. Nothing left this machine.</p>
${messages.length === 0 ? '<p>There are no messages yet.</p>' : messages.map(article).join('\n')}
</body>
</html>
`;

const article = (message: ShownMessage): string => {
  const { channel, to, at, template, subject, text, sms, html } = message;
  const head = `${channel === 'mail' ? 'E-mail' : 'SMS'} to ${to}`;
  const body =
    channel === 'sms'
      ? `<pre>${escaped(sms)}</pre>`
      : `<h3>${escaped(subject)}</h3>
<pre>${escaped(text)}</pre>
<details><summary>As HTML</summary>
<iframe sandbox title="HTML of this e-mail" srcdoc="${escaped(html)}"></iframe></details>`;
  return `<article>
<h2>${escaped(head)}</h2>
<p><time datetime="${at}">${at}</time>, ${escaped(template)}</p>
${body}
</article>`;
};
