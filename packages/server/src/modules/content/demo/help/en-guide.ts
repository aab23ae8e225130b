import type { HelpGuide } from '../help';

export const guideInEnglish: HelpGuide = {
  about: {
    title: 'About us',
    html: `
<p>This is a <strong>demonstration</strong> of a gaming and betting site. Everything works as it
would for real, except the money: balances, bets and wins are play money and cannot be turned into
real money.</p>
<h3>What is here</h3>
<ul>
<li>Eight slots of our own, played with your balance or <a href="/rng">as a demo without an
account</a>.</li>
<li>A wallet, the records of your bets and of your money, and the means to
<a href="/help?item=verify">verify every round yourself</a>.</li>
<li><a href="/help?item=deposit">Deposits and withdrawals</a> in which no real money moves, and
transfers of play money.</li>
<li><a href="/help?item=security">Protection of the account</a> by a second factor and passkeys,
and documents of identity where a withdrawal asks for them.</li>
<li><a href="/help?item=responsible">Limits of play, breaks and self-exclusion</a>.</li>
<li>A <a href="/help?item=contact">support chat</a>, requests, complaints and an inbox.</li>
</ul>
<h3>What is not</h3>
<p>There are no promotions, lotteries, sports, live casino or ranks here. The licence marks at the
foot of the page are marked as demo: this site holds no licence.</p>`,
  },
  news: {
    title: 'News',
    html: `
<p>The site’s news are its <a href="/noticePage">announcements</a>: each has a date and an address
of its own. A new one appears by itself in a page that is open.</p>
<p>There is no news of prizes or of numbers of players: on a demonstration none of it would be
true. The list of latest wins on the home page has settled rounds only.</p>`,
  },
  beginner: {
    title: 'Beginner guide',
    html: `
<ol>
<li><strong>Try a demo first.</strong> Go to the <a href="/rng">slots hall</a>, pick a game and
choose the demo. It runs on practice credit and needs no account.</li>
<li><strong>Create an account.</strong> A username and a password are enough. You must be at least
18 and agree to the <a href="/help?item=terms">terms</a>.</li>
<li><strong>Deposit play money.</strong> Follow the <a href="/help?item=deposit">deposit
tutorial</a>. Below the first deposit you may set <a href="/help?item=responsible">a
limit</a>.</li>
<li><strong>Bet.</strong> In the game, choose your stake and spin. The rules and the pay table are
in the game.</li>
<li><strong>Look back.</strong> Every round has a line in your
<a href="/?mc=personalHistoryCopy">betting record</a>, with the balance before and after.</li>
</ol>
<h3>If the connection breaks in a round</h3>
<p>The result has been decided and stored on the server. Open the game again and you see how the
round ended.</p>
<h3>If a game malfunctions</h3>
<p>When a game or the site malfunctions, or a result was wrong, a round may be voided. Two of our
people decide it together. Every stake of the round returns to the wallet that paid it, and what
the round had paid is taken back, once. A round whose payout you no longer have in your wallets is
not voided, so your balance never goes below zero because of it. You get a message, and your <a
href="/?mc=personalHistoryCopy">betting record</a> shows the round as voided, with the reason. If
you think it is wrong, write to us under
<a href="/help?item=contact">Feedback and complaints</a>.</p>
<h3>If you have been logged out</h3>
<p>A session ends by itself after 15 minutes without activity, or when the account logs in on
another device.</p>`,
  },
  deposit: {
    title: 'Deposit tutorial',
    html: `
<p>The form shows the ways that are open, each with its lowest and highest amount and its fee. With
all of them the money is play money.</p>
<ul>
<li><strong>Sandbox payment</strong>: a payment page stands in for a payment company. There you pay
or decline, and no one asks for your card, bank or wallet.</li>
<li><strong>Bank transfer</strong>, for accounts in đồng: the order shows an account, a content and
a QR code. The bank and the account are invented: <strong>send nothing there</strong>. Such an
order is credited when the people who run the demonstration enter a statement of that bank.</li>
</ul>
<h3>Step by step</h3>
<ol>
<li>Log in and open <a href="/?mc=depositv2">Deposit</a> in the member centre.</li>
<li>Choose a method, and enter an amount or pick a suggested one.</li>
<li>Check the deposit order. With the sandbox payment, go on to the payment page.</li>
<li>Go back to the deposit. When the money arrives, your balance updates by itself.</li>
</ol>
<table>
<thead><tr><th>Order</th><th>Your wallet</th></tr></thead>
<tbody>
<tr><td>Waiting</td><td>Unchanged so far</td></tr>
<tr><td>Being checked</td><td>Unchanged so far; a person looks at what arrived</td></tr>
<tr><td>Credited</td><td>Up by the amount received according to the order</td></tr>
<tr><td>Failed</td><td>Unchanged</td></tr>
<tr><td>Expired</td><td>Unchanged; what arrives late is credited or a person looks at it</td></tr>
</tbody>
</table>
<h3>Withdrawals</h3>
<p><a href="/?mc=withdraw">Withdraw</a> in the member centre asks for a transaction password and
for an account in your own name, which can be used 24 hours after it was added. What you deposited
is played once before it can be withdrawn. People look at each request, and the page shows how far
it is. <strong>No real money is sent.</strong></p>`,
  },
  verify: {
    title: 'How rounds are verified',
    html: `
<p>The result of a round is computed from three things: the <strong>server seed</strong>,
<strong>your seed</strong> and the <strong>number of the round</strong> (nonce), by
HMAC-SHA256.</p>
<ol>
<li>The hash of the server seed is published before the first round. So the seed cannot be changed
afterwards without anyone noticing.</li>
<li>Your seed is your own choice, 1 to 64 characters.</li>
<li>When you change to a new seed, the old server seed is published. Every round of that seed can
then be verified.</li>
</ol>
<h3>How to do it</h3>
<ol>
<li>In the game, open <strong>Verify</strong>.</li>
<li>Choose <strong>Change seeds</strong>. It cannot be done while a round is open.</li>
<li>Open the published seed and pick a round. Your device computes the board and the win again and
compares them with the stored round.</li>
</ol>
<p>You can also compute it on the command line, with one file that needs no network.</p>`,
  },
  licences: {
    title: 'Licences',
    html: `
<p>This site holds <strong>no licence</strong>: it is a demonstration that runs on play money.</p>
<p>The marks at the foot of the page show where licences will stand, and are marked as demo. Their
drawing is our own, not the seal of any authority.</p>
<p>A site with a real licence states its number and links to the register of the authority.</p>`,
  },
  contact: {
    title: 'Contact',
    html: `
<p>Write to support <strong>on this site</strong>, with or without an account:</p>
<ul>
<li>in the <strong>support chat</strong>. It says whether someone is at the desk; a message waits
there until it is answered.</li>
<li>as a request under <strong>Feedback and complaints</strong>. It gets a number and a time by
which we answer. A player reads the answer in the <a href="/?mc=messageV2">inbox</a>; a visitor
gets it at the e-mail address that the request names.</li>
</ul>
<p>There is no phone number of support. Support calls no one and asks no one for a password or a
code; anyone who does is an impostor.</p>
<h3>When something fails</h3>
<p>Every error shows a <strong>reference</strong>. The people who run the site find that error in
the log by it, so copy it before you report it.</p>
<h3>Never send your password</h3>
<p>No one needs your password to find an error.</p>`,
  },
};
