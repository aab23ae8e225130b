/**
 * Every refusal a player's call can give, with its HTTP status. A code is also a phrase key; 401
 * means only that there is no live token.
 */
export const siteStatusOf = {
  'request.invalid': 400,
  'request.sealed_required': 400,
  'request.stale': 400,
  'request.repeat_conflict': 409,
  'request.too_large': 413,
  'request.too_many': 429,
  'request.unknown': 404,
  'system.failed': 500,
  'system.busy': 503,
  'system.timeout': 503,
  'brand.maintenance': 503,
  'brand.region_blocked': 451,
  'brand.address_blocked': 451,
  'brand.unknown_host': 404,
  'brand.not_enabled': 403,
  'session.required': 401,
  'session.expired': 401,
  'session.elsewhere': 401,
  'session.idle': 401,
  'session.trial_account': 403,
  'session.wrong_credentials': 403,
  'session.captcha_required': 403,
  'session.captcha_wrong': 403,
  'session.verification_required': 403,
  'session.verification_failed': 403,
  'session.locked': 423,
  'session.held': 423,
  'session.step_required': 403,
  'session.step_up_required': 403,
  'session.not_agent': 403,
  'session.not_member': 403,
  'session.code_missing': 400,
  'session.code_wrong': 403,
  'session.code_expired': 403,
  'session.code_too_soon': 429,
  'session.code_quota': 429,
  'session.link_used': 403,
  'session.contact_taken': 409,
  'session.username_taken': 409,
  'session.mobile_taken': 409,
  'session.email_taken': 409,
  'session.id_number_taken': 409,
  'session.detail_fixed': 409,
  'session.password_weak': 400,
  'session.external_failed': 403,
  'session.identity_taken': 409,
  'session.last_way_in': 409,
  'session.number_unproved': 403,
  'session.password_reused': 400,
  'session.password_change_required': 403,
  'agent.code_invalid': 400,
  'agent.not_downline': 403,
  'agent.no_upline': 403,
  'wallet.insufficient_funds': 409,
  'wallet.payment_password_missing': 403,
  'wallet.payment_password_wrong': 403,
  'wallet.payment_password_locked': 423,
  'wallet.transfer_refused': 409,
  'wallet.single': 409,
  'wallet.currency_mismatch': 409,
  'wallet.same_wallet': 400,
  'wallet.vendor_unknown': 404,
  'wallet.vendor_maintenance': 503,
  'compliance.excluded': 403,
  'compliance.blocked': 403,
  'compliance.cooling_off': 403,
  'compliance.limit_reached': 403,
  'compliance.under_age': 403,
  'compliance.limits_contradict': 409,
  'compliance.raise_waits': 409,
  'cashier.method_closed': 409,
  'cashier.method_hours': 409,
  'cashier.too_many_waiting': 409,
  'cashier.amount_below': 400,
  'cashier.amount_above': 400,
  'cashier.payee_mismatch': 403,
  'cashier.payee_taken': 409,
  'cashier.payees_full': 409,
  'cashier.payee_resting': 409,
  'cashier.identity_needed': 409,
  'cashier.turnover_left': 409,
  'cashier.limit_day': 409,
  'cashier.receipt_answered': 409,
  'cashier.payout_not_short': 409,
  'catalogue.too_many_favourites': 409,
  'identity.not_now': 409,
  'identity.incomplete': 400,
  'support.chat_closed': 409,
  'support.chat_answered': 409,
  'support.too_fast': 429,
  'support.unanswered': 409,
  'support.ticket_closed': 409,
  'support.pictures_full': 409,
  'room.silenced': 403,
  'room.too_fast': 429,
  'room.word': 409,
  'room.link': 409,
  'room.mutes_full': 409,
  'launch.game_unavailable': 409,
  'launch.vendor_maintenance': 503,
  'launch.vendor_failed': 503,
  'launch.no_guest_view': 403,
  'privacy.copied_today': 429,
  'privacy.not_yet': 409,
} as const;

/**
 * Refusals of operators' calls. Their phrases are in the console's languages only
 * (`locales/src/vi/console/refusal.ts`).
 */
export const consoleStatusOf = {
  'operator.session_required': 401,
  'operator.locked': 401,
  'operator.right_missing': 403,
  'operator.step_up_required': 403,
  'operator.wrong_credentials': 403,
  'operator.account_locked': 423,
  'operator.code_used': 403,
  'operator.invitation_over': 403,
  'operator.password_weak': 400,
  'operator.name_taken': 409,
  'operator.role_conflict': 409,
  'operator.self': 403,
  'operator.last_of_kind': 409,
  'operator.lookup_limit': 429,
  'operator.reveal_limit': 429,
  'desk.changed': 409,
  'desk.decided': 409,
  'desk.lease_over': 409,
  'desk.held': 423,
  'desk.same_person': 403,
  'desk.conflict': 403,
  'desk.reason_missing': 400,
  'desk.not_bulk': 409,
  'desk.bulk_changed': 409,
  'desk.push_limit': 429,
  'desk.claim_limit': 429,
  'desk.not_reopened': 409,
  'desk.shift_holds': 409,
  'desk.not_on_shift': 409,
  'desk.link_outside': 400,
  'message.link_outside': 400,
  'message.preview_over': 409,
  'message.no_players': 409,
  'message.template_changed': 409,
  'cashier.csv_broken': 400,
  'cashier.order_taken': 409,
  'cashier.amount_differs': 409,
  'cashier.debit_found': 409,
  'change.stale': 409,
  'change.open': 409,
  'change.needs_second': 409,
  'change.same_person': 403,
  'change.reason_missing': 400,
  'change.not_undoable': 409,
  'change.decided': 409,
  'change.time_past': 409,
  'change.real_brand': 403,
  'change.failed': 500,
  'change.drafts_full': 409,
  'operator.network_refused': 403,
  'operator.device_unknown': 403,
  'operator.device_code_over': 410,
  'operator.device_code_wrong': 403,
  'operator.locks_out': 409,
  'change.csv_broken': 400,
  'change.csv_columns': 400,
  'brand.not_ready': 409,
  'brand.holds_money': 409,
  'round.nothing_stands': 409,
  'round.not_covered': 409,
  'round.too_many': 409,
  'support.chat_taken': 409,
  'support.chat_limit': 429,
  'support.not_taken': 409,
  'support.no_pictures': 409,
  'support.no_text': 409,
  'gateway.lists_no_rounds': 409,
  'gateway.vendor_failed': 503,
  'operation.job_running': 409,
  'audit.too_many': 409,
  'report.export_limit': 429,
  'report.export_too_many': 409,
  'report.export_over': 409,
} as const;

export const statusOf = { ...siteStatusOf, ...consoleStatusOf } as const;

/** What a player's call may be refused with. */
export type SiteCode = keyof typeof siteStatusOf;
export type ConsoleCode = keyof typeof consoleStatusOf;
export type ErrorCode = keyof typeof statusOf;

/** Codes of the browser itself, when no answer came. */
export const browserCodes = [
  'network.failed',
  'network.slow',
  'chunk.failed',
  'popup.closed',
  'popup.blocked',
] as const;

export type BrowserCode = (typeof browserCodes)[number];

export const fieldCodes = [
  'field.required',
  'field.too_short',
  'field.too_long',
  'field.pattern',
  'field.not_equal',
  'field.not_number',
  'field.below',
  'field.above',
  'field.unknown',
  'field.taken',
  'field.few_words',
  'field.many_words',
  'field.contrast',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** A wrong field of a call: its name, the reason, and the bounds that it breaks. */
export type FieldFault = {
  name: string;
  code: FieldCode;
  min?: number | string;
  max?: number | string;
  patternId?: number;
};

export type RefusalBody = {
  success: false;
  code: ErrorCode;
  message: string;
  /** The id of this answer in the log. */
  id: string;
  value?: {
    fields?: FieldFault[];
    captcha?: boolean;
    serverTime?: string;
    retryAfterMs?: number;
  } & Record<string, unknown>;
};

export type AnswerBody<Value> = { success: true; value: Value };
