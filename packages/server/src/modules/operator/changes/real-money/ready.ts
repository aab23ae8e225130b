import { realChecks, type RealCheck, type Readiness } from '@parlour/contract/operator/changes';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../../lib/context';
import { Refusal } from '../../../../lib/refusal';
import * as brand from '../../../brand';
import type { Json } from '../../../audit';
import type { Applying, ChangeValues } from '../kind';
import { readWaitingMode } from '../queries';
import { holdsMoney, readReadyFacts } from './ready-queries';

type ReadyDeps = Pick<Applying, 'sql' | 'config'>;

/**
 * What a brand has and lacks for real money; each is checked where it is, so that what the site
 * cannot do yet is missing until it can.
 */
const checksOf = async (
  { sql, config }: ReadyDeps,
  code: string,
  after: ChangeValues,
): Promise<Readiness['checks']> => {
  const facts = await readReadyFacts(sql, code);
  const met: Record<RealCheck, boolean> = {
    licence: await brand.hasLicence(sql, code),
    age: isSet(after['settings.minAge']),
    limits: facts.hasLimits,
    second_person: facts.seconds >= 2,
    factors: !facts.isUnproved,
    conflicts: !facts.hasConflicts,
    alone: after.alone !== true,
    smtp: config.smtp !== undefined,
    sandbox: !config.sandbox,
    demo_accounts: !facts.hasDemoAccounts,
    play_money: !facts.isDemo || !(await holdsMoney(sql, code)),
    rules: facts.hasRules,
    methods: facts.hasWayIn && facts.hasWayOut,
    languages: brand.areWholeOnMoney(after.languages as string[]),
  };
  return realChecks.map((name) => ({ name, isMet: met[name] }));
};

const isSet = (value: Json): boolean => value !== undefined && value !== null && value !== '';

/** Refuses a brand with real money that lacks what it needs, with the list of it. */
export const assertReady = async (
  deps: ReadyDeps,
  code: string,
  after: ChangeValues,
): Promise<void> => {
  const missing = (await checksOf(deps, code, after))
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name);
  if (missing.length > 0) throw new Refusal('brand.not_ready', { missing });
};

/** What players have is real money: it would become play money. */
export const assertNoMoney = async (sql: Transaction, code: string): Promise<void> => {
  if (await holdsMoney(sql, code)) throw new Refusal('brand.holds_money');
};

export const readReadiness = (
  { database, config }: OperatorContext,
  code: string,
): Promise<Readiness> =>
  database.transaction(async (sql) => {
    const found = await brand.lockSnapshot(sql, code);
    if (!found) throw new Refusal('request.unknown');
    const { mode, alone, settings, languages } = found;
    const after = { mode, alone, languages, 'settings.minAge': (settings.minAge ?? null) as Json };
    const waiting = await readWaitingMode(sql, code);
    return {
      mode,
      checks: await checksOf({ sql, config }, code, after),
      ...(waiting && { waiting }),
    };
  });
