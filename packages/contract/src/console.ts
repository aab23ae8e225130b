import { audit } from './audit';
import { casework } from './casework';
import { catalogueConsole } from './catalogue-console';
import { cashierBooks } from './cashier/books';
import { cashierConsole } from './cashier/console';
import { cashierDesk } from './cashier/desk';
import { cashierEvidence } from './cashier/evidence';
import { complianceConsole } from './compliance-console';
import { contentConsole } from './content-console';
import { contentImports } from './content-imports';
import { gatewayConsole } from './gateway-console';
import { flagDesk } from './flag-desk';
import { identityDesk } from './identity-desk';
import { noteDesk } from './note-desk';
import { messageConsole } from './message-console';
import { operation } from './operation';
import { operator } from './operator';
import { playerConsole } from './player-console';
import { privacyDesk } from './privacy-desk';
import { adjustmentCalls } from './report/adjustments';
import { exportCalls } from './report/exports';
import { reportConsole } from './report-console';
import { roomDesk } from './room-desk';
import { roundConsole } from './round-console';
import { ruleDesk } from './rule-desk';
import { search } from './search';
import { sessionConsole } from './session-console';
import { shiftDesk } from './shift-desk';
import { chatDesk } from './support/chat-desk';
import { supportDesk } from './support-desk';

/**
 * The calls of the operators' console, by noun. They are answered only on the console's origin
 * (`CONSOLE_URL`), under `/console/`; the site answers 404 to them. A noun that players call too
 * has its operators' calls in a table of its own here, so that no player's page loads them.
 */
export const consoleContract = {
  audit,
  casework: { ...casework, ...flagDesk, ...noteDesk, ...ruleDesk, ...shiftDesk },
  catalogue: catalogueConsole,
  cashier: { ...cashierConsole, ...cashierDesk, ...cashierEvidence, ...cashierBooks },
  compliance: complianceConsole,
  content: { ...contentConsole, ...contentImports },
  gateway: gatewayConsole,
  identity: identityDesk,
  message: messageConsole,
  operation,
  operator,
  player: playerConsole,
  privacy: privacyDesk,
  report: { ...reportConsole, ...exportCalls, ...adjustmentCalls },
  room: roomDesk,
  round: roundConsole,
  search,
  session: sessionConsole,
  support: { ...supportDesk, ...chatDesk },
};
