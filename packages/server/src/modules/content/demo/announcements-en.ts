import type { AnnouncementTexts } from './announcements';

export const english: AnnouncementTexts = {
  demo: {
    title: 'This is a demo: all the money here is play money',
    html: `
<p>Balances, bets and wins on this site are <strong>play money</strong>. It has no value and cannot
be turned into real money.</p>
<p>Data may be deleted when the demo is loaded again. More in
<a href="/help?item=about">About us</a>.</p>`,
  },
  verify: {
    title: 'How to verify a round yourself',
    html: `
<p>The hash of the server seed is published before the first round. When you change your seed, the
old server seed is published, and your device can compute every round of that seed again.</p>
<ol>
<li>In the game, open <strong>Verify</strong>.</li>
<li>Choose <strong>Change seeds</strong>.</li>
<li>Open the published seed and pick a round.</li>
</ol>
<p>The whole explanation is in the <a href="/help?item=verify">help center</a>.</p>`,
  },
  open: {
    title: 'What this site has, and what it does not have yet',
    html: `
<table>
<thead><tr><th>Part</th><th>Today</th></tr></thead>
<tbody>
<tr><td><a href="/rng">Slots</a></td><td>Eight games, with your balance or practice credit</td></tr>
<tr><td>Deposits</td><td>Sandbox payment; bank transfer to an invented bank</td></tr>
<tr><td>Withdrawals</td><td>Sandbox payment; bank transfer from an invented bank</td></tr>
<tr><td><a href="/promotions">Promotions</a></td><td>Not open yet</td></tr>
<tr><td>Lotteries, sports, live casino</td><td>Not open yet</td></tr>
</tbody>
</table>`,
  },
  games: {
    title: 'The return to player of all eight games is exact',
    html: `
<p>The RTP stated for each slot is worked out over <strong>every possible result</strong>; it is not
an estimate from rounds that were played. Rules and pay table are in the game.</p>
<p>The RTP is below 100%: the longer one plays, the more one loses on average. See
<a href="/help?item=responsible">Responsible gaming</a>.</p>`,
  },
  deposit: {
    title: 'Deposit play money: no real money moves',
    html: `
<p>The deposit form shows the methods that are open. With <strong>Sandbox payment</strong> a page
stands in for a payment company: you pay or decline. With <strong>Bank transfer</strong> the order
has the account and the reference of a bank that does not exist; your wallet is credited when an
operator imports that bank’s statement.</p>
<p>No one asks for your card or wallet. Step by step:
<a href="/help?item=deposit">Deposit tutorial</a>.</p>`,
  },
  practice: {
    title: 'Try the games before you sign up',
    html: `
<p>All eight slots can be played with the game’s practice credit, without an account. Go to the
<a href="/rng">slots hall</a>, pick a game and choose <strong>Demo</strong>.</p>`,
  },
  support: {
    title: 'Support is only on this site',
    html: `
<p>Anyone who calls or writes to you as support of this site is an impostor. <strong>Never give
your password to anyone.</strong></p>
<p>When something fails, copy the reference in the error. See
<a href="/help?item=contact">Contact</a>.</p>`,
  },
  record: {
    title: 'Every round has a line in your betting record',
    html: `
<p>Your <a href="/?mc=personalHistoryCopy">betting record</a> has the stake, the win and the balance
before and after each round, and what you won or lost in the period you choose.</p>`,
  },
  session: {
    title: 'A session ends after 15 minutes without activity',
    html: `
<p>An account is logged in at one place at a time: logging in on another device ends this session. A
round in play is not lost; open the game again and you see how it ended.</p>`,
  },
  languages: {
    title: 'The site is in seven languages',
    html: `
<p>Change the language at the top of the page or in the menu. The site remembers it on this device,
and the dark or light theme too.</p>`,
  },
  age: {
    title: 'For people aged 18 and over',
    html: `
<p>When you sign up you confirm that you are at least 18. The money here is play money, but habits of
play are real: see <a href="/help?item=responsible">Responsible gaming</a>.</p>`,
  },
  licences: {
    title: 'The licence marks at the foot of the page are demo marks',
    html: `
<p>This site holds <strong>no licence</strong>. The marks at the foot of the page show where licences
will stand, and are marked as demo. See <a href="/help?item=licences">Licences</a>.</p>`,
  },
};
