export { changeEvidence } from './change-evidence';
export type { CaseFile } from './case-file';
export { claimCase } from './claim-case';
export { decideCase, type Decided, type Verdict } from './decide-case';
export { endCase } from './end-case';
export { openCase, type NewCase } from './open-case';
export { rulesThatCall, type CallingRule } from './rules/rules-that-call';
export type { Facts } from './rules/condition';
export { seedRules } from './rules/seed-rules';
