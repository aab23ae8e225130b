import type { HelpTexts } from './help';

export const english: HelpTexts = {
  about: {
    title: 'About us',
    html: `
<p>This is a <strong>demonstration</strong> of a gaming and betting site. Everything works as it
would for real, except the money: balances, bets and wins are play money and cannot be turned
into real money.</p>
<h3>What is here</h3>
<ul>
<li>Eight slots of our own, played with your balance or <a href="/rng">as a demo without an
account</a>.</li>
<li>Signing up and logging in, a wallet and a betting record.</li>
<li>Deposits on a <a href="/help?item=deposit">sandbox payment page</a>, and withdrawals that
send no real money.</li>
<li>The means to <a href="/help?item=verify">verify every round yourself</a>.</li>
</ul>
<h3>What is not</h3>
<p>Promotions, lotteries, sports and live casino are not open. The licence marks at the foot of the
page are marked as demo: this site holds no licence.</p>`,
  },
  news: {
    title: 'News',
    html: `
<p>The site’s news are its <a href="/noticePage">announcements</a>: each has a date and an address
of its own. A new one appears by itself in a page that is open.</p>
<p>There is no news of winners, prizes or numbers of players: on a demonstration none of them would
be true.</p>`,
  },
  beginner: {
    title: 'Beginner guide',
    html: `
<ol>
<li><strong>Try a demo first.</strong> Go to the <a href="/rng">slots hall</a>, pick a game and
choose the demo. It runs on practice credit and needs no account.</li>
<li><strong>Create an account.</strong> A username and a password are enough. You must be at
least 18 and agree to the <a href="/help?item=terms">terms</a>.</li>
<li><strong>Deposit play money.</strong> Follow the <a href="/help?item=deposit">deposit
tutorial</a>.</li>
<li><strong>Bet.</strong> In the game, choose your stake and spin. The rules and the pay table
are in the game.</li>
<li><strong>Look back.</strong> Every round has a line in your
<a href="/?mc=personalHistoryCopy">betting record</a>, with the balance before and after.</li>
</ol>
<h3>If the connection breaks in a round</h3>
<p>The result has been decided and stored on the server. Open the game again and you see how the
round ended.</p>
<h3>If you have been logged out</h3>
<p>A session ends by itself after 15 minutes without activity, or when the account logs in on
another device.</p>`,
  },
  deposit: {
    title: 'Deposit tutorial',
    html: `
<p>There is one way to deposit here: the <strong>sandbox payment</strong>. No real money moves,
and no one asks for your card, bank or wallet.</p>
<ol>
<li>Log in and open <a href="/?mc=depositv2">Deposit</a> in the member centre.</li>
<li>Enter an amount or pick a suggested one. The lowest and highest amount and the fee are in the
form.</li>
<li>Check the deposit order and go on to the payment page.</li>
<li>There, pay or decline.</li>
<li>Go back to the deposit. When the money arrives, your balance updates by itself.</li>
</ol>
<table>
<thead><tr><th>Order</th><th>Your wallet</th></tr></thead>
<tbody>
<tr><td>Waiting</td><td>Unchanged so far</td></tr>
<tr><td>Credited</td><td>Up by the amount received according to the order</td></tr>
<tr><td>Failed</td><td>Unchanged</td></tr>
<tr><td>Expired</td><td>Unchanged</td></tr>
</tbody>
</table>`,
  },
  verify: {
    title: 'How rounds are verified',
    html: `
<p>The result of a round is computed from three things: the <strong>server seed</strong>,
<strong>your seed</strong> and the <strong>number of the round</strong> (nonce), by
HMAC-SHA256.</p>
<ol>
<li>The hash of the server seed is published before the first round. So the seed cannot be
changed afterwards without anyone noticing.</li>
<li>Your seed is your own choice, 1 to 64 characters.</li>
<li>When you change to a new seed, the old server seed is published. Every round of that seed
can then be verified.</li>
</ol>
<h3>How to do it</h3>
<ol>
<li>In the game, open <strong>Verify</strong>.</li>
<li>Choose <strong>Change to a new seed</strong>. It cannot be done while a round is
open.</li>
<li>Open the published seed and pick a round. Your device computes the board and the win again and
compares them with the stored round.</li>
</ol>
<p>You can also compute it on the command line, with one file that needs no network.</p>`,
  },
  security: {
    title: 'Account security',
    html: `
<h3>What the site does</h3>
<ul>
<li>A password is encrypted in the browser before it is sent; the server keeps only an argon2id
hash.</li>
<li>Passwords that are too common are refused when you sign up or change yours.</li>
<li>After several wrong tries the account is locked for a while.</li>
<li>An account is logged in at one place at a time.</li>
</ul>
<h3>What you can do</h3>
<ul>
<li>Use a long password that you use nowhere else.</li>
<li>Set a transaction password too, in the <a href="/?mc=securityCenter">security center</a>.</li>
<li>Never give your password or a code to anyone. This site has no support staff who would
ask.</li>
</ul>`,
  },
  responsible: {
    title: 'Responsible gaming',
    html: `
<p>This site is for people aged <strong>18</strong> and over. The money here is play money, but
habits of play are real.</p>
<h3>Good to know</h3>
<ul>
<li>Every round is independent of the one before. No round is “due” to win.</li>
<li>The return to player (RTP) stated for each game is worked out over every possible result. It is
below 100%: the longer one plays, the more one loses on average.</li>
<li>Decide on a time and an amount beforehand, and stop when you get there.</li>
</ul>
<h3>What this site offers</h3>
<ul>
<li>Every round is in your <a href="/?mc=personalHistoryCopy">betting record</a>, with what was
staked, paid, won and lost in a period.</li>
<li>Setting your own limits or excluding yourself: <em>not available on this demonstration
yet</em>.</li>
</ul>
<p>If playing is no longer fun, stop, and talk to someone you trust or to a health
professional.</p>`,
  },
  licences: {
    title: 'Licences',
    html: `
<p>This site holds <strong>no licence</strong>: it is a demonstration that runs on play money.</p>
<p>The three marks at the foot of the page (Malta, British Virgin Islands, Philippines) show where
licences will stand, and are marked as demo. Their drawing is our own, not the seal of any
authority.</p>
<p>A site with a real licence states its number and links to the register of the authority.</p>`,
  },
  terms: {
    title: 'Terms of use',
    html: `
<p>Version <strong>2026-11</strong>. By signing up you agree to this version; the site keeps
which version you agreed to, and when.</p>
<h3>1. A demonstration</h3>
<p>This is a demonstration. The money in an account is play money: it has no value and can be
neither withdrawn nor exchanged. Data may be deleted when the demonstration is loaded again.</p>
<h3>2. Who may use it</h3>
<p>You must be at least 18. Keep your password to yourself; an account is logged in at one place
at a time.</p>
<h3>3. Rounds</h3>
<p>The server decides and stores a result before it is shown. A bet that was placed counts even
if you leave the game or lose the connection. The stored result is the one that counts, and you
can <a href="/help?item=verify">verify it</a>.</p>
<h3>4. Deposits</h3>
<p>Deposits are sandbox payments without real money. An order that is not paid in time expires, and
the wallet does not change.</p>
<h3>5. Blocked accounts</h3>
<p>A blocked account can neither play nor deposit.</p>
<h3>6. Your data</h3>
<p>See <a href="/help?item=privacy">Privacy</a>.</p>`,
  },
  privacy: {
    title: 'Privacy',
    html: `
<h3>What the site keeps</h3>
<table>
<thead><tr><th>What</th><th>What for</th></tr></thead>
<tbody>
<tr><td>Your username; your password only as an argon2id hash</td><td>Logging in</td></tr>
<tr><td>Network address and time of sign-up and log-in; the browser’s name</td><td>Protecting the
account</td></tr>
<tr><td>The terms and the age you confirmed</td><td>Showing that you agreed</td></tr>
<tr><td>Deposits, rounds and every change of a balance</td><td>The books, your betting
record</td></tr>
</tbody>
</table>
<h3>In your browser</h3>
<p>Cookies keep your session, the known device and the language. The browser’s storage keeps the
theme, the language, recent searches and whether the balance is hidden. What belongs to a session
is removed when you log out.</p>
<h3>What there is none of</h3>
<p>No advertising and no tracking. The site loads nothing from elsewhere.</p>
<p>Passwords are encrypted in the browser before they are sent.</p>`,
  },
  contact: {
    title: 'Contact',
    html: `
<p>Write to support <strong>only on this site</strong>: in the support chat, or as a request under
Feedback and complaints. There is no phone number and no e-mail address; anyone who writes or calls
you as support of this site is an impostor.</p>
<h3>When something fails</h3>
<p>Every error shows a <strong>reference</strong>. The people who run the site find that error in
the log by it, so copy it before you report it.</p>
<h3>Never send your password</h3>
<p>No one needs your password to find an error.</p>`,
  },
};
