import { choice, endpoint, output, record, text } from '../endpoint';

/** A value of a change, as JSON. */
type ChangeValue = unknown;

/** What would change, or what an object is: of an empty patch `diff` is empty. */
export type ChangePreview = {
  /** To be given with the proposal. */
  version: string;
  values: Record<string, ChangeValue>;
  diff: { field: string; before: ChangeValue; after: ChangeValue }[];
  /** It loosens a control: a second person confirms it. */
  needsSecond: boolean;
  /** What it would have meant lately. */
  effects?: ChangeEffect[];
};

/** How many of `of` requests of the last seven days, with what is in force and with the change. */
export type ChangeEffect = {
  name: (typeof changeEffects)[number];
  before: number;
  after: number;
  of: number;
};

/** This rule calls, a person looks, two persons decide, documents are asked for. */
export const changeEffects = ['rule', 'person', 'two', 'documents'] as const;

export type OperatorChange = {
  id: string;
  kind: string;
  object: string;
  /** The name of the person whom it concerns, where its object is a person's number. */
  person?: string;
  brand?: string;
  version: string;
  before: Record<string, ChangeValue>;
  patch: Record<string, ChangeValue>;
  author: string;
  second?: string;
  needsSecond: boolean;
  /** One person confirmed what needs two, as a brand in demonstration allows. */
  alone: boolean;
  state: (typeof changeStates)[number];
  reason: string;
  undoes?: string;
  at: string;
  decidedAt?: string;
  /** When it is to be applied; and the code of why it was not. */
  scheduledAt?: string;
  failure?: string;
  /** Long values are their first letters: the change asked for by its id has them whole. */
  isShort?: true;
  /** About a player to whom the reader is tied: without version, values and reason. */
  isWithheld?: true;
  /** The processes that use it, of those that lived when it was applied; who does not, by name. */
  acks?: { count: number; of: number; ms?: number; missing: string[] };
  /** What applying it gives, as the link of an invitation: shown once, to its author. */
  result?: Record<string, ChangeValue>;
};

/** What one person typed of a change and has not proposed yet. */
export type ChangeDraft = {
  /** The version that it stands on. */
  version: string;
  patch: Record<string, ChangeValue>;
  at: string;
};

export const changeKinds = [
  'access',
  'account',
  'announcement',
  'article',
  'banner',
  'banners',
  'block',
  'brand',
  'class',
  'exclusion',
  'game',
  'games',
  'help',
  'hold',
  'invitation',
  'listing',
  'method',
  'networks',
  'order',
  'person',
  'reason',
  'reset',
  'role',
  'rule',
  'vendor',
  'void',
  'voids',
] as const;
export const changeStates = [
  'proposed',
  'scheduled',
  'applied',
  'rejected',
  'withdrawn',
  'failed',
] as const;

/** What a brand needs for real money, in the order in which it is put right. */
export const realChecks = [
  'licence',
  'age',
  'limits',
  'second_person',
  'factors',
  'conflicts',
  'alone',
  'smtp',
  'sandbox',
  'demo_accounts',
  'play_money',
  'rules',
  'methods',
  'languages',
] as const;
export type RealCheck = (typeof realChecks)[number];

/** The mode of a brand, and what it has and lacks for real money. */
export type Readiness = {
  mode: 'demonstration' | 'real';
  checks: { name: RealCheck; isMet: boolean }[];
  /** A change of the mode that waits for a second person. */
  waiting?: { mode: 'demonstration' | 'real'; author: string };
};

const kind = choice(changeKinds);
const object = text({ max: 160 });
/** The texts of a page in every language, each letter up to three bytes. */
const mostLetters = 300_000;
const mostBytes = 1_000_000;
const patch = record({ max: mostLetters });
const deciding = ['request.unknown', 'operator.right_missing', 'change.decided'] as const;
const applying = [
  'request.unknown',
  'operator.right_missing',
  'operator.self',
  'operator.role_conflict',
  'operator.last_of_kind',
  'operator.name_taken',
  'operator.locks_out',
  'change.stale',
  'change.open',
  'change.reason_missing',
  'brand.not_ready',
  'brand.holds_money',
  'desk.conflict',
  'round.nothing_stands',
  'round.not_covered',
  'round.too_many',
] as const;

const id = text({ pattern: '^[0-9]{1,18}$' });
const optionalId = text({ pattern: '^[0-9]{1,18}$', optional: true });
const reason = text({ min: 3, max: 500 });

/** Of one person: each leaves rows that stay for ever, or holds an object while it is tried. */
const often = { by: 'player', count: 60, seconds: 60 } as const;

/** What a person alters: previewed, confirmed by one or two, undone by another change. */
export const changeCalls = {
  /** Without an effect: before and after of each field, and whether it needs a second person. */
  previewChange: endpoint({
    method: 'POST',
    path: '/console/changes/preview',
    caller: 'operator',
    limit: { by: 'player', count: 240, seconds: 60 },
    mostBytes,
    input: { kind, object, patch },
    output: output<ChangePreview>(),
    refusals: [...applying, 'system.busy'],
  }),
  /** Demonstration or real money, and what is missing for it. */
  readReadiness: endpoint({
    method: 'GET',
    path: '/console/brands/{brand}/readiness',
    caller: 'operator',
    right: 'brand.r',
    input: { brand: text({ max: 32 }) },
    output: output<Readiness>(),
    refusals: ['request.unknown'],
  }),
  /** Applied at once, or proposed to a second person. */
  proposeChange: endpoint({
    method: 'POST',
    path: '/console/changes',
    caller: 'operator',
    stepUp: true,
    once: true,
    noStore: true,
    limit: often,
    mostBytes,
    input: {
      kind,
      object,
      patch,
      version: text({ max: 60_000 }),
      reason,
      at: text({
        optional: true,
        pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$',
      }),
    },
    output: output<OperatorChange>(),
    refusals: [...applying, 'request.repeat_conflict'],
  }),
  /** One's own draft of an object, and who else has one. */
  readDraft: endpoint({
    method: 'GET',
    path: '/console/drafts/{kind}/{object}',
    caller: 'operator',
    background: true,
    input: { kind, object },
    output: output<{ draft?: ChangeDraft; others: { name: string; at: string }[] }>(),
    refusals: ['request.unknown', 'operator.right_missing'],
  }),
  /** Keeps what was typed; nothing typed is no draft. */
  saveDraft: endpoint({
    method: 'PUT',
    path: '/console/drafts/{kind}/{object}',
    caller: 'operator',
    limit: often,
    mostBytes,
    input: { kind, object, patch, version: text({ max: 2000 }) },
    output: output<{ draft?: ChangeDraft }>(),
    refusals: ['request.unknown', 'operator.right_missing', 'change.drafts_full'],
  }),
  /** The newest first, a page of them; `before` is the id of the last one that is there. */
  listChanges: endpoint({
    method: 'GET',
    path: '/console/changes',
    caller: 'operator',
    limit: { by: 'player', count: 240, seconds: 60 },
    input: {
      kind: choice(changeKinds, { optional: true }),
      object: text({ max: 160, optional: true }),
      state: choice(changeStates, { optional: true }),
      id: optionalId,
      before: optionalId,
    },
    output: output<{ list: OperatorChange[]; next?: string }>(),
    refusals: [],
  }),
  approveChange: endpoint({
    method: 'POST',
    path: '/console/changes/{id}/approve',
    caller: 'operator',
    stepUp: true,
    noStore: true,
    input: { id, reason },
    output: output<OperatorChange>(),
    refusals: [...applying, 'change.same_person', 'change.decided', 'change.time_past'],
  }),
  rejectChange: endpoint({
    method: 'POST',
    path: '/console/changes/{id}/reject',
    caller: 'operator',
    input: { id, reason },
    output: output<OperatorChange>(),
    refusals: [...deciding, 'change.same_person', 'desk.conflict'],
  }),
  withdrawChange: endpoint({
    method: 'POST',
    path: '/console/changes/{id}/withdraw',
    caller: 'operator',
    input: { id, reason },
    output: output<OperatorChange>(),
    refusals: deciding,
  }),
  /** A change of its own, with the values from before. */
  undoChange: endpoint({
    method: 'POST',
    path: '/console/changes/{id}/undo',
    caller: 'operator',
    stepUp: true,
    once: true,
    limit: often,
    input: { id, reason },
    output: output<OperatorChange>(),
    refusals: [...applying, 'change.not_undoable', 'change.decided', 'request.repeat_conflict'],
  }),
} as const;
