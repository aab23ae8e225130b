import type { Translated } from '../../phrases';
import type { agent as vi } from '../../vi/site/agent';

export const agent = {
  about:
    'Agents bring players to {brand} with a code of their own. Anyone who registers with a code joins the downline of its agent.',
  offered: 'What is open',
  code: 'A code of your own',
  codeInfo: 'Each code belongs to one agent. A code makes players or agents below its owner.',
  link: 'A registration link',
  linkInfo: 'The code comes with a link: whoever opens it finds the code in the registration form.',
  downline: 'A clear downline',
  downlineInfo:
    'Anyone who registers with a code is directly below its agent, and cannot move elsewhere alone.',
  notYet: 'What is not open',
  notYetInfo:
    'Commission, downline reports, the agent centre and the application to become an agent are not open yet. This site promises no rate and no income.',
  join: 'Register with a code',
  yourCode: 'The agent’s code',
  codeMissing: 'Enter the agent’s code.',
  codeWrong: 'There is no such code, or it is not valid any more.',
  codeUnchecked: 'The code could not be checked. Please try again.',
  go: 'Go to registration',
} as const satisfies Translated<typeof vi>;
