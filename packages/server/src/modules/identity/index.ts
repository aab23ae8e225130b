import type { identity } from '@parlour/contract/identity';
import type { identityDesk } from '@parlour/contract/identity-desk';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { decideIdentity, readDocument, readIdentityCase } from './desk';
import { readIdentity } from './read-identity';
import { sendDocuments } from './send-documents';
import { uploadDocument } from './upload-document';

export const routes: Handlers<typeof identity> = {
  readIdentity: (context) => readIdentity(context),
  uploadDocument,
  sendDocuments: (context) => sendDocuments(context),
};

export const consoleRoutes: ConsoleHandlers<typeof identityDesk> = {
  readIdentityCase,
  readDocument,
  decideIdentity,
};

export { forgetPlayer } from './forget-player';
export { needed, type Needed } from './needed';
