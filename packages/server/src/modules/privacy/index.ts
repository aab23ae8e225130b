import type { privacy } from '@parlour/contract/privacy';
import type { privacyDesk } from '@parlour/contract/privacy-desk';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { decideDeletion, readPrivacyCase } from './desk';
import { exclusionKind } from './exclusion-kind';
import { exportData } from './export-data';
import { readPrivacy } from './read-privacy';
import { requestDeletion, takeBackDeletion } from './request-deletion';

export const routes: Handlers<typeof privacy> = {
  readPrivacy: (context) => readPrivacy(context),
  exportData: (context) => exportData(context),
  requestDeletion: (context) => requestDeletion(context),
  takeBackDeletion: (context) => takeBackDeletion(context),
};

export const consoleRoutes: ConsoleHandlers<typeof privacyDesk> = {
  readPrivacyCase,
  decideDeletion,
};

/** What is changed by the console's changes. */
export const changeKinds = { exclusion: exclusionKind };

export { jobs } from './jobs';
