import type { casework } from '@parlour/contract/casework';
import type { flagDesk } from '@parlour/contract/flag-desk';
import type { noteDesk } from '@parlour/contract/note-desk';
import type { ruleDesk } from '@parlour/contract/rule-desk';
import type { shiftDesk } from '@parlour/contract/shift-desk';
import type { ConsoleHandlers } from '../../../lib/http/console';
import { previewBulk, runBulk } from './bulk';
import { decideFlag } from '../flags/decide-flag';
import { listReasons } from '../reasons/list-reasons';
import { listRules } from '../rules/list-rules';
import { readShift, setShift } from '../shifts/shift';
import { claimCase, freeCase, handOverCase, nextCase, reassignCase, renewClaim } from './claims';
import { countCases } from './count-cases';
import { listCases } from './list-cases';
import { writePlayerNote } from './player-note';
import { readCase } from './read-case';
import { askPlayer, parkCase, pushCase, reopenCase, writeNote } from './work-case';

export const consoleRoutes: ConsoleHandlers<
  typeof casework & typeof flagDesk & typeof noteDesk & typeof ruleDesk & typeof shiftDesk
> = {
  listCases,
  countCases,
  nextCase,
  readCase,
  claimCase,
  renewClaim,
  freeCase,
  parkCase,
  askPlayer,
  handOverCase,
  pushCase,
  reassignCase,
  reopenCase,
  writeNote,
  writePlayerNote,
  previewBulk,
  runBulk,
  decideFlag,
  listReasons,
  listRules,
  readShift,
  setShift,
};
