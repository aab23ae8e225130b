import { choice, date, endpoint, endpoints, output, text, whole } from './endpoint';
import type { Language } from './languages';

/** The languages in which operators write to players. */
export const writtenLanguages = ['VI', 'EN'] as const satisfies readonly Language[];
export type WrittenLanguage = (typeof writtenLanguages)[number];

export const longestTitle = 120;
export const longestText = 2000;

export type WrittenText = { title: string; text: string };
/** At least one of them; who reads another language gets the brand's. */
export type WrittenTexts = Partial<Record<WrittenLanguage, WrittenText>>;

/** Who is excluded or cools off gets no message to many. */
export const audienceStates = ['active', 'blocked'] as const;
export const audienceTypes = ['0', '1', '2', '41', '42'] as const;

/** Whom a message goes to; one player, or all whom the rest finds. */
export type SendingAudience = {
  playerId?: string;
  type?: (typeof audienceTypes)[number];
  /** This rank or a higher one. */
  level?: number;
  currency?: string;
  /** Without one only players who may play. */
  state?: (typeof audienceStates)[number];
  registeredFrom?: string;
  registeredTo?: string;
  activeFrom?: string;
  activeTo?: string;
};

/** One of those whom it goes to, and what they read. */
export type SendingSample = {
  playerId: string;
  username: string;
  language: string;
  title: string;
  text: string;
};

/** A count stops here: this many or more. */
export const mostCounted = 100_000;

export type SendingPreview = { count: number; samples: SendingSample[]; digest: string };

export type Sending = {
  id: string;
  brand: string;
  operatorName: string;
  texts: WrittenTexts;
  audience: SendingAudience;
  wanted: number;
  written: number;
  at: string;
  doneAt?: string;
  /** To one player, to whom the reader is tied: without its texts. */
  isWithheld?: true;
};

export type TextTemplate = {
  id: string;
  brand: string;
  name: string;
  texts: WrittenTexts;
  version: number;
  changedByName: string;
  changedAt: string;
};

const brand = text({ max: 32 });
const operatorCall = { caller: 'operator', noStore: true } as const;
const sendCall = {
  ...operatorCall,
  right: 'message.w',
  limit: { by: 'player', count: 120, seconds: 3600 },
} as const;

const textFields = {
  titleVI: text({ optional: true, max: longestTitle }),
  textVI: text({ optional: true, max: longestText }),
  titleEN: text({ optional: true, max: longestTitle }),
  textEN: text({ optional: true, max: longestText }),
} as const;

const sendingFields = {
  brand,
  playerId: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }),
  type: choice(audienceTypes, { optional: true }),
  level: whole({ optional: true, min: 0, max: 1000 }),
  currency: text({ optional: true, pattern: '^[A-Z]{3,5}$' }),
  state: choice(audienceStates, { optional: true }),
  registeredFrom: date({ optional: true }),
  registeredTo: date({ optional: true }),
  activeFrom: date({ optional: true }),
  activeTo: date({ optional: true }),
  ...textFields,
} as const;

const template = { right: 'template.w', ...operatorCall } as const;

/** What operators write to players. */
export const messageConsole = endpoints('message', {
  /** To how many it would go and what three of them would read; the digest lasts two minutes. */
  previewSending: endpoint({
    ...sendCall,
    method: 'POST',
    path: '/console/messages/preview',
    input: sendingFields,
    output: output<SendingPreview>(),
    refusals: ['request.unknown', 'message.link_outside', 'message.no_players'],
  }),
  /** Sends what was previewed. A message that has left is not taken back. */
  confirmSending: endpoint({
    ...sendCall,
    method: 'POST',
    path: '/console/messages',
    once: true,
    input: { ...sendingFields, digest: text({ max: 120 }) },
    output: output<Sending>(),
    refusals: [
      'request.unknown',
      'request.repeat_conflict',
      'message.link_outside',
      'message.preview_over',
      'message.no_players',
      'operator.right_missing',
    ],
  }),
  /** The newest first. */
  listSendings: endpoint({
    ...operatorCall,
    method: 'GET',
    path: '/console/messages',
    right: 'message.w',
    background: true,
    input: {
      brand: text({ optional: true, max: 32 }),
      /** `next` of the page before. */
      cursor: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }),
    },
    output: output<{ list: Sending[]; next?: string }>(),
    refusals: [],
  }),
  listTemplates: endpoint({
    ...operatorCall,
    method: 'GET',
    path: '/console/messages/templates',
    right: 'message.w',
    input: { brand: text({ optional: true, max: 32 }) },
    output: output<{ list: TextTemplate[] }>(),
    refusals: [],
  }),
  /** Makes one, or changes the one of this id if its version is the one that was read. */
  saveTemplate: endpoint({
    ...template,
    method: 'POST',
    path: '/console/messages/templates',
    input: {
      brand,
      id: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }),
      version: whole({ optional: true, min: 1 }),
      name: text({ min: 1, max: 60, pattern: '\\S' }),
      ...textFields,
    },
    output: output<TextTemplate>(),
    refusals: ['request.unknown', 'message.link_outside', 'message.template_changed'],
  }),
  removeTemplate: endpoint({
    ...template,
    method: 'POST',
    path: '/console/messages/templates/{id}/remove',
    input: { id: text({ pattern: '^[1-9]\\d{0,17}$' }), version: whole({ min: 1 }) },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'message.template_changed'],
  }),
});
