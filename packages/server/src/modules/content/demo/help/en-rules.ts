import type { HelpRules } from '../help';

export const rulesInEnglish: HelpRules = {
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
<li>A log-in in an unfamiliar browser can ask for one more step.</li>
<li>Changes of the account and new bank accounts ask you once more who you are.</li>
<li>If you have given an e-mail address, you get a mail about a log-in in a new browser and about
changes of your password and your factors.</li>
</ul>
<h3>What you can do</h3>
<p>All of this is in the <a href="/?mc=securityCenter">security center</a>:</p>
<ul>
<li>Use a long password that you use nowhere else.</li>
<li>Turn on <strong>two-step verification</strong> with an authenticator app, and keep its recovery
codes.</li>
<li>Add a <strong>passkey</strong>: you log in with your fingerprint, face or screen lock, and a
fake site cannot steal it.</li>
<li>Set a transaction password. Withdrawals ask for it.</li>
<li>Look at the active sessions, the known browsers and the login history, and end what is not
yours.</li>
<li>Never give your password or a code to anyone. Support never asks for them.</li>
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
<h3>What you can set</h3>
<p>Open <a href="/?mc=responsible">Responsible gaming</a> in the member centre. Each of these
counts from the moment at which you set it:</p>
<ul>
<li><strong>Limits</strong> of deposits, losses and stakes for a day, a week or a month, and of the
time of a session. What exceeds a limit is refused. A lower limit counts at once; a higher one, or
none, waits 24 hours and then needs your second yes.</li>
<li><strong>Reality check</strong>: at the interval that you choose, play pauses and shows how long
you have played and what you have won or lost.</li>
<li><strong>A break</strong> (cooling-off) of 1, 7 or 30 days.</li>
<li><strong>Self-exclusion</strong> for 6 months, 1 year, 5 years or for ever, here or at every
brand of this site.</li>
</ul>
<h3>During a break or an exclusion</h3>
<ul>
<li>You can neither bet, open a game, deposit nor send money to others. You can make it longer;
neither you nor support can end it early.</li>
<li><strong>Bets that are open</strong> when it begins are finished and paid as usual. Where a
round waits for a choice of yours that you do not make for a day, the site chooses, and pays what
it won.</li>
<li>A deposit that arrives after it began is not credited; it goes back to where it came from.</li>
<li>You can log in, <a href="/?mc=withdraw">withdraw</a> and write to
<a href="/help?item=contact">support</a>. During an exclusion nothing has to be played before it is
withdrawn.</li>
</ul>
<h3>Look back</h3>
<p>Every round is in your <a href="/?mc=personalHistoryCopy">betting record</a>, and
<a href="/?mc=personalProfit">Profit and loss</a> adds up what you staked, won and lost in a
period.</p>
<h3>Help outside this site</h3>
<p>If playing is no longer fun, stop, and talk to someone you trust, to a health professional or to
an organisation that is independent of this site, such as
<a href="https://www.gamblingtherapy.org/">Gambling Therapy</a>.</p>`,
  },
  terms: {
    title: 'Terms of use',
    html: `
<p>Version <strong>2026-12</strong>. By signing up you agree to this version; the site keeps which
version you agreed to, and when.</p>
<h3>1. A demonstration</h3>
<p>This is a demonstration. The money in an account is play money: it has no value and cannot be
exchanged for real money. Data may be deleted when the demonstration is loaded again.</p>
<h3>2. Who may use it</h3>
<p>You must be at least 18. Keep your password to yourself; an account is logged in at one place at
a time.</p>
<h3>3. Rounds</h3>
<p>The server decides and stores a result before it is shown. A bet that was placed counts even if
you leave the game or lose the connection. The stored result is the one that counts, and you can
<a href="/help?item=verify">verify it</a>.</p>
<h3>4. Deposits and withdrawals</h3>
<p>No deposit and no withdrawal moves real money. An order that is not paid in time expires, and
the wallet does not change. What was deposited is played once before it can be withdrawn, and a
withdrawal goes to an account in your own name only. <a href="/help?item=deposit">Read
more</a>.</p>
<h3>5. Limits, breaks and self-exclusion</h3>
<p>You may limit your play, take a break or exclude yourself at any time. Bets that are open then
are finished and paid as usual. <a href="/help?item=responsible">Read more</a>.</p>
<h3>6. Blocked accounts</h3>
<p>A blocked account can neither play nor deposit.</p>
<h3>7. Complaints</h3>
<p>Write to us under <a href="/help?item=contact">Feedback and complaints</a>. Each complaint gets
a number and a time by which we answer.</p>
<h3>8. Your data</h3>
<p>See <a href="/help?item=privacy">Privacy</a>.</p>`,
  },
  privacy: {
    title: 'Privacy',
    html: `
<h3>What the site keeps</h3>
<table>
<thead><tr><th>What</th><th>What for</th></tr></thead>
<tbody>
<tr><td>Your username; your passwords only as argon2id hashes</td><td>Logging in</td></tr>
<tr><td>Authenticators, passkeys and known browsers</td><td>Logging in, protecting the
account</td></tr>
<tr><td>Network address and time of sign-up and log-in; the browser’s name</td><td>Protecting the
account</td></tr>
<tr><td>The country of your network address when you play, deposit and withdraw</td><td>Knowing
that the site may serve you there</td></tr>
<tr><td>The terms and the age you confirmed</td><td>Showing that you agreed</td></tr>
<tr><td>Name, phone, e-mail and other details that you give; encrypted</td><td>Reaching you,
recovering the account</td></tr>
<tr><td>Bank accounts for withdrawals; their numbers encrypted</td><td>Paying out</td></tr>
<tr><td>Pictures of documents; encrypted</td><td>Knowing who you are, where a withdrawal asks for
it</td></tr>
<tr><td>Deposits, withdrawals, transfers, rounds and every change of a balance</td><td>The books,
your records</td></tr>
<tr><td>Limits, breaks, exclusions and their changes</td><td>Keeping to them</td></tr>
<tr><td>Chats and requests with their pictures, and your inbox</td><td>Answering you</td></tr>
<tr><td>Display name, avatar, language and favourites</td><td>Showing the site as you like
it</td></tr>
</tbody>
</table>
<h3>For how long</h3>
<p>Your details, bank accounts, documents, chats and requests are kept until the account ends, and
are then destroyed. Records of money, bets, limits, log-ins and what you agreed to stay without
your name. Of someone who is self-excluded, keyed digests of the contacts are kept until the
exclusion is over. A visitor’s chat is deleted 31 days after its last message, a visitor’s request
180 days after it was closed.</p>
<h3>Your choice</h3>
<p>Under “Your data” in the <a href="/?mc=securityCenter">member centre</a> you download a copy of
what is kept of you, and ask for the end of the account.</p>
<h3>In your browser</h3>
<p>Cookies keep your session, the known device, your chat as a visitor, the page of a game, the
language and, if you ask for it, who logs in. The browser’s storage keeps the theme, the language,
recent searches, lotteries you marked, whether the balance is hidden, what you read and confirmed,
and by which link you came. What belongs to a session is removed when you log out.</p>
<h3>What there is none of</h3>
<p>No advertising and no tracking. The site loads nothing from elsewhere.</p>
<p>Passwords are encrypted in the browser before they are sent.</p>`,
  },
};
