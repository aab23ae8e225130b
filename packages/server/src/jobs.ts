import type { Jobs } from './lib/jobs/jobs';
import * as activity from './modules/activity';
import * as audit from './modules/audit';
import * as brand from './modules/brand';
import * as cashier from './modules/cashier';
import * as casework from './modules/casework';
import * as catalogue from './modules/catalogue';
import * as compliance from './modules/compliance';
import * as content from './modules/content';
import * as launch from './modules/launch';
import * as ledger from './modules/ledger';
import * as message from './modules/message';
import * as operator from './modules/operator';
import * as player from './modules/player';
import * as privacy from './modules/privacy';
import * as report from './modules/report';
import * as room from './modules/room';
import * as round from './modules/round';
import * as session from './modules/session';
import * as gateway from './modules/gateway';
import * as support from './modules/support';
import * as upload from './modules/upload';
import * as wallet from './modules/wallet';

/** The jobs of all modules. */
export const jobs: Jobs[] = [
  activity.jobs,
  audit.jobs,
  brand.jobs,
  cashier.jobs,
  casework.jobs,
  catalogue.catalogueJobs({
    listCodes: gateway.listVendorCodes,
    listGames: gateway.listVendorGames,
  }),
  compliance.jobs,
  content.jobs,
  launch.jobs,
  ledger.jobs,
  message.jobs,
  operator.jobs,
  player.jobs,
  privacy.jobs,
  report.jobs,
  room.jobs,
  round.jobs,
  session.jobs,
  gateway.jobs,
  support.jobs,
  upload.jobs,
  wallet.jobs,
];
