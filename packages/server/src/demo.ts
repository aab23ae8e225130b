import { micros } from '@parlour/contract/money';
import { welcome } from './app';
import type { Transaction } from '@parlour/node-kit/database/database';
import * as agent from './modules/agent';
import * as brand from './modules/brand';
import * as cashier from './modules/cashier';
import * as casework from './modules/casework';
import * as catalogue from './modules/catalogue';
import * as content from './modules/content';
import * as session from './modules/session';
import * as wallet from './modules/wallet';

export type DemoAccount = { username: string; password: string; note: string };

/** The agent's code, by which the demo's registration may be tried. */
const demoCode = 'PARLOUR7';

const startingCash = micros('5000000');
const demoPassword = 'lanterns on the river';

/** The demo accounts; printed at the start. */
export const demoAccounts: DemoAccount[] = [
  { username: 'demoplayer', password: demoPassword, note: 'a member with 5,000,000 ₫' },
  { username: 'demoagent', password: demoPassword, note: `an agent, whose code is ${demoCode}` },
];

/**
 * Loads the demo brands with all their rows into an empty database, and so many games that cannot
 * be opened. True when it did. Demo brands that are there already get the texts of this version.
 */
export const loadDemo = async (
  sql: Transaction,
  { games = 0 }: { games?: number } = {},
): Promise<boolean> => {
  if (!(await brand.seedDemoBrands(sql))) {
    await renewDemo(sql);
    return false;
  }
  await catalogue.seedCatalogue(sql, 'main');
  await catalogue.seedCatalogue(sql, 'second');
  if (games > 0) await catalogue.seedSample(sql, 'main', games);
  await cashier.seedCashier(sql, 'main', 'VND');
  await cashier.seedCashier(sql, 'second', 'PHP');
  await casework.seedMissingRules(sql);
  await content.seedContent(sql, 'main', { all: true });
  await content.seedContent(sql, 'second', { all: false });
  await brand.updateSettings(sql, 'second', { logo: await content.seedLogo(sql, 'second') });
  return true;
};

const renewDemo = async (sql: Transaction): Promise<void> => {
  for (const code of await brand.listDemoBrands(sql)) {
    const renewed = await content.renewContent(sql, code);
    const hasNewTerms = renewed.some((one) => one.kind === 'help' && one.code === 'terms');
    // The terms name their version.
    if (hasNewTerms) await brand.renewDemoTerms(sql, code);
  }
};

/** Makes the demo accounts; once, with the brands. */
export const makeDemoAccounts = async (sql: Transaction): Promise<void> => {
  const passwordHash = await session.hashPassword(demoPassword);
  const make = (username: string, place: { type?: 1 | 2; linkId?: bigint } = {}) =>
    session.createAccount(sql, welcome, {
      brand: 'main',
      username,
      type: 0,
      currency: 'VND',
      language: 'VI',
      address: '127.0.0.1',
      host: 'localhost',
      termsVersion: brand.demoTerms,
      minAge: 18,
      passwordHash,
      isDemo: true,
      ...place,
    });
  const member = 'demoplayer';
  const playerId = await make(member);
  await wallet.credit(sql, {
    playerId,
    currency: 'VND',
    pocket: 'cash',
    amount: startingCash,
    namespace: 'demo',
    reference: `opening-${member}`,
    source: 'house:main:opening',
    reason: 'adjust',
  });
  await makeDemoAgents(sql, make);
};

type MakeAccount = (username: string, place?: { type?: 1 | 2; linkId?: bigint }) => Promise<string>;

/** An agent, an agent below, and two members of the second one. */
const makeDemoAgents = async (sql: Transaction, make: MakeAccount): Promise<void> => {
  const root = await make('demoagent', { type: 1 });
  await agent.insertRoot(sql, { playerId: root, brand: 'main', usernameKey: 'demoagent' });
  await agent.insertLink(sql, { agentId: root, brand: 'main', code: demoCode, makes: 'player' });
  const second = await make('demoagent2', await linkFor(sql, root, 'PARLOUR2', 'agent'));
  const members = await linkFor(sql, second, 'PARLOUR3', 'player');
  await make('demomember1', members);
  await make('demomember2', members);
};

const linkFor = async (
  sql: Transaction,
  agentId: string,
  code: string,
  makes: 'player' | 'agent',
): Promise<{ type?: 2; linkId?: bigint }> => {
  await agent.insertLink(sql, { agentId, brand: 'main', code, makes });
  const link = await agent.linkOf(sql, 'main', code);
  return { ...(makes === 'agent' && { type: 2 }), ...(link && { linkId: link.id }) };
};
