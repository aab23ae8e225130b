import { timesText, worthOf } from '../page/amounts';
import { resultBarText, winText } from './captions';
import { inWords } from './in-words';
import type { Speaker } from './speaker';

/**
 * Text for assistive technology: at the end of a round, where a feature begins, grows and pays, and
 * why a bet was refused.
 */
export const spokenText = (speaker: Speaker): string => {
  if (speaker.state.notice?.type === 'refused') {
    const { first, second } = resultBarText(speaker);
    return `${first} ${second}`.trim();
  }
  if (speaker.state.announcedRound) return spokenResult(speaker);
  const { say, summary, amounts, state, game } = speaker;
  const { caption, feature, card } = summary;
  if (card?.type === 'entry' && card.isWaiting) {
    const { scatters, spins, multiplier } = card;
    return say('say.entry', { scatters, spins, multiplier });
  }
  if (!feature) return '';
  if (caption.type === 'added') {
    const left = feature.awarded - feature.index;
    return say('say.added', { spins: caption.spins, left });
  }
  if (caption.type === 'free' && caption.win) {
    const stake = state.round?.stake ?? state.stake;
    const amount = amounts.figure(worthOf(stake, game.units, caption.win.units));
    return say('say.free', { index: feature.index, amount, what: winText(speaker, caption.win) });
  }
  return '';
};

const unitOf = ({ say, state }: Speaker): string =>
  state.boot.currency === 'VND' ? say('unit.VND') : state.boot.currency;

const spokenResult = (speaker: Speaker): string => {
  const { say, state, amounts, summary, game } = speaker;
  const round = state.announcedRound;
  if (!round) return '';
  const { number } = round;
  if (round.outcome.awaits) return say('say.pick', { number, lifts: 3 });
  const balance = amounts.figure(state.balance);
  if (round.payout === '0') return say('say.none', { number, balance });
  const amount = amounts.figure(round.payout);
  const { units } = round.outcome;
  if (units <= game.units) {
    return say('say.returned', { number, amount, stake: amounts.figure(round.stake), balance });
  }
  const unit = unitOf(speaker);
  const times = timesText(units, game.units).replace(/\.00$/, '');
  const wins = round.outcome.phases.flatMap((phase) => ('wins' in phase ? phase.wins : []));
  const what = wins
    .slice(0, 3)
    .map((win) => winText(speaker, win).replace(' · ', ': '))
    .join('; ');
  if (units >= 100 * game.units) {
    const words = inWords(round.payout, speaker.numbers, unit);
    return say('say.grand', { number, amount, unit, words, what, balance });
  }
  if (summary.card?.type === 'end') return say('say.end', { amount, unit, times, balance });
  return say('say.won', { number, amount, unit, what: what || say('pick.won'), balance });
};
