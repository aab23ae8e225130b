import { less } from '../page/amounts';
import { isLimited } from './controller-state';
import type { Speaker, ResultBarText } from './speaker';

/** What the result bar shows instead of the round's own result, or beside it. */
export const noticeText = (speaker: Speaker, result: ResultBarText): ResultBarText => {
  const { say, state } = speaker;
  const { notice } = state;
  const second = secondLine(speaker, result);
  const plain = result.isTitleSecond ? result.second : result.first;
  switch (notice?.type) {
    case 'slow':
      return {
        ...result,
        first: say('result.slow'),
        second,
        isTitleSecond: false,
        isWaiting: true,
      };
    case 'lost': {
      const { number } = notice;
      const first = number === null ? say('result.lost') : say('result.lost.number', { number });
      return { ...result, first, second, isTitleSecond: false, isWaiting: true };
    }
    case 'settling':
      return { ...result, first: say('result.settling'), second, isTitleSecond: false };
    case 'away': {
      const first = say(notice.isLost ? 'result.away.lost' : 'result.away');
      return { ...result, first, second: plain, isTitleSecond: true };
    }
    case 'replay':
      return { ...result, first: say('result.replay'), second: plain, isTitleSecond: true };
    case 'refunded':
      return { ...result, first: say('result.refunded'), second: '', isTitleSecond: false };
    case 'refused': {
      const first = say(`fail.${notice.code}`);
      // No round, no amount: the words need its room.
      return { ...result, first, second, label: '', amount: '', isTitleSecond: false };
    }
    case 'short':
      return { ...result, first: shortText(speaker), second, isTitleSecond: false };
    default:
      return result;
  }
};

const secondLine = ({ say, state, amounts }: Speaker, result: ResultBarText): string => {
  switch (state.notice?.type) {
    case 'slow':
    case 'lost':
    case 'settling':
      return say('result.once');
    case 'short':
      return say('result.short.hint', { balance: amounts.money(state.balance) });
    case 'refused':
      return isLimited(state.notice.code) ? say('result.limited') : '';
    default:
      return result.second;
  }
};

/** The difference between balance and stake. */
const shortText = ({ say, state, amounts }: Speaker): string =>
  say('result.short', { amount: amounts.money(less(state.stake, state.balance)) });
