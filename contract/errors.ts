/**
 * Every error code the user API answers with, and its status. Clients decide by the code, never by the text.
 * 401 asks for a fresh token, 409 is a typed conflict, any other 4xx is final for this request.
 */
export const ERROR_STATUS = {
  body_malformed: 400,
  parameter_missing: 400,
  token_missing: 401,
  token_invalid: 401,
  token_expired: 401,
  /** This sign-in was ended, on the list of devices or by staff: no fresh token of it is good again. */
  session_ended: 401,
  account_disabled: 403,
  not_allowed: 403,
  identity_mismatch: 403,
  guardian_required: 403,
  reauth_required: 403,
  setting_protected: 403,
  not_for_minors: 403,
  plan_limit: 403,
  /** Plans are not sold to a private household (contract/policy/may-book-plan.ts). */
  business_only: 403,
  company_mode_needed: 403,
  mail_unverified: 403,
  never_first: 403,
  not_delivered: 403,
  company_unverified: 403,
  not_found: 404,
  user_unknown: 404,
  route_unknown: 404,
  too_young: 403,
  user_exists: 409,
  company_exists: 409,
  company_linked: 409,
  consent_missing: 409,
  last_owner: 409,
  subscription_live: 409,
  gone: 410,
  /** A write whose key is known: done, and what it was answered with is no longer the caller's to read (rule W6). */
  answer_gone: 410,
  job_closed: 409,
  rev_conflict: 409,
  state_conflict: 409,
  too_late: 409,
  offer_moved: 409,
  offer_expired: 409,
  offer_exists: 409,
  handle_taken: 409,
  creator_exists: 409,
  source_needed: 409,
  /** A service would be concluded with somebody of whom the tax law wants to know more first. */
  seller_facts_missing: 409,
  code_expired: 409,
  offset_conflict: 409,
  address_used: 409,
  birth_date_fixed: 409,
  company_owned: 409,
  outcomes_missing: 409,
  body_too_large: 413,
  media_type_unsupported: 415,
  fields_invalid: 422,
  key_reused: 422,
  pay_required: 422,
  pay_history: 422,
  age_law: 422,
  /** Less than the minimum wage (contract/law/pay-rules.ts). */
  wage_law: 422,
  /** A question that nobody may be asked; of earlier pay it is `pay_history`. */
  question_forbidden: 422,
  /** The company signs an offer to a minor without having ticked its duties. */
  duties_missing: 422,
  file_refused: 422,
  quota_exceeded: 422,
  request_limit: 422,
  signature_name: 422,
  proof_unavailable: 422,
  locked: 423,
  /** The server was set back since the device has pulled: it pulls, and sends again (rule R3). */
  epoch_changed: 425,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One wrong field: where it is (`job.pay.min`) and the schema's issue code (`too_big`, `invalid_type`, …). */
export type FieldError = { path: string; code: string };

/** Thrown on both sides of the wire. `message` is written for a person who reads a log, screens translate the code. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly detail: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: FieldError[]; detail?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = more.fields;
    this.detail = more.detail;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Specification section 5: a call is refused before it is sent when a required parameter is missing. */
export class RequiredError extends Error {
  readonly parameter: string;

  constructor(parameter: string, call: string) {
    super(`required parameter ${parameter} was null or undefined when calling ${call}`);
    this.name = 'RequiredError';
    this.parameter = parameter;
  }
}
