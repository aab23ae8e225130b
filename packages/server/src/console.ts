import { consoleContract } from '@parlour/contract/console';
import type { Endpoint } from '@parlour/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { type ConsoleHandlers, type ConsoleHooks, serveConsole } from './lib/http/console';
import { openLimits } from './lib/http/limits';
import type { Platform } from './lib/context';
import { serveConsoleSocket } from './lib/live/console-socket';
import * as audit from './modules/audit';
import * as brand from './modules/brand';
import * as casework from './modules/casework';
import * as cashier from './modules/cashier';
import * as compliance from './modules/compliance';
import * as content from './modules/content';
import * as catalogue from './modules/catalogue';
import * as gateway from './modules/gateway';
import * as identity from './modules/identity';
import * as message from './modules/message';
import * as operation from './modules/operation';
import * as operator from './modules/operator';
import * as player from './modules/player';
import * as privacy from './modules/privacy';
import * as report from './modules/report';
import * as room from './modules/room';
import * as round from './modules/round';
import * as search from './modules/search';
import * as session from './modules/session';
import * as support from './modules/support';

/** Serves every noun of the operators' calls, which the site does not know. */
export const mountConsole = async (app: FastifyInstance, platform: Platform): Promise<void> => {
  const hooks = consoleHooksOf(platform);
  addChangeKinds();
  const mount = <Table extends Record<string, Endpoint>>(
    table: Table,
    routes: ConsoleHandlers<Table>,
  ) => serveConsole(app, platform, hooks, table, routes);
  // Every noun of the console's contract has a line here.
  mount(consoleContract.audit, audit.consoleRoutesWith(operator.withheldLines));
  mount(consoleContract.casework, casework.consoleRoutes);
  mount(consoleContract.catalogue, catalogue.consoleRoutes);
  mount(consoleContract.cashier, cashier.consoleRoutes);
  mount(consoleContract.compliance, compliance.consoleRoutes);
  mount(consoleContract.content, content.consoleRoutes);
  mount(consoleContract.gateway, gateway.consoleRoutes);
  mount(consoleContract.identity, identity.consoleRoutes);
  mount(consoleContract.message, message.consoleRoutes);
  mount(consoleContract.operation, operation.consoleRoutes);
  mount(consoleContract.operator, operator.consoleRoutes);
  const lent = { holdRight: operator.holdRight, assertUntied: casework.assertUntied };
  mount(consoleContract.player, player.consoleRoutesWith(lent));
  mount(consoleContract.privacy, privacy.consoleRoutes);
  mount(consoleContract.report, report.consoleRoutes);
  mount(consoleContract.room, room.consoleRoutes);
  mount(consoleContract.round, round.consoleRoutes);
  mount(consoleContract.search, search.consoleRoutes);
  mount(consoleContract.session, session.consoleRoutes);
  mount(consoleContract.support, support.consoleRoutes);
  await serveConsoleSocket(app, platform, hooks);
};

/** What can be changed: the console makes changes, and every process follows them. */
export const addChangeKinds = (): void => {
  operator.addChangeKinds({
    ...casework.changeKinds,
    ...cashier.changeKinds,
    ...catalogue.changeKinds,
    ...content.changeKinds,
    ...gateway.changeKinds,
    ...privacy.changeKinds,
    ...round.changeKinds,
    ...session.changeKinds,
  });
  operator.addEffects('brand', casework.effectsOfBrand);
  operator.addTies(casework.tiedAmong);
};

/** The functions of modules that the console's part of `lib/http` calls. */
const consoleHooksOf = (platform: Platform): ConsoleHooks => ({
  authenticate: (cookie, by) => operator.authenticate(platform, cookie, by),
  noteRefused: (call) => operator.noteRefused(platform, call),
  noteSeen: (seen) => operator.noteSeen(platform, seen),
  unseal: (sealed, method, path) => brand.unseal(platform, sealed, method, path),
  limits: openLimits(platform),
});
