import { reasonKind } from './reasons/reason-kind';
import { ruleKind } from './rules/rule-kind';

export { answerCase } from './answer-case';
export { assertUntied, isTied, tiedAmong } from './assert-untied';
export { changeEvidence, changeEvidenceOf } from './change-evidence';
export type { CaseFile } from './case-file';
export { claimCase } from './claim-case';
export { decideCase, type Decided, type Verdict } from './decide-case';
export { endCase } from './end-case';
export { assertNoLink } from './no-link';
export { openCase, openCases, type NewCase } from './open-case';
export { evidenceCase, type EvidenceCase } from './evidence-case';
export { type AskedRule, askRules, type CallingRule, rulesThatCall } from './rules/rules-that-call';
export { showImage, type ShownImage } from './show-image';
export type { Facts } from './rules/condition';
export { seedMissingRules } from './rules/seed-rules';
export { tellPlayer } from './tell-player';
export { forgetPlayer } from './queries';
export { effectsOfBrand } from './rules/effects';
export { jobs } from './jobs';
export { consoleRoutes } from './desk/routes';

/** What is changed by the console's changes. */
export const changeKinds = { reason: reasonKind, rule: ruleKind };
