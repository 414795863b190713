import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '../../contract/errors.ts';

const SIGN_IN = msg`Sign in again, then repeat this.`;
const LATER = msg`That did not work just now. Try again in a moment.`;
const CHANGED_MEANWHILE = msg`This has moved on in the meantime. Open it to see where it stands.`;
const CHANGE_IT = msg`Something in it cannot be accepted as it is. Change what is marked, then send it again.`;
/** For a fault in the app itself. */
const OUR_FAULT = msg`The app and the server did not understand each other. Load the page again, then try once more.`;

/** A sentence for every code: what is the matter, and what to do next. Screens that know more say it better. */
const TEXTS: Record<ErrorCode, MessageDescriptor> = {
  body_malformed: OUR_FAULT,
  parameter_missing: CHANGE_IT,
  token_missing: SIGN_IN,
  token_invalid: SIGN_IN,
  token_expired: SIGN_IN,
  session_ended: SIGN_IN,
  account_disabled: msg`This account was switched off, so nothing is accepted from it.`,
  not_allowed: msg`You do not have the right to do this. Ask the person who gives rights in your company.`,
  identity_mismatch: msg`This belongs to another account. Sign in with that one.`,
  guardian_required: msg`A parent or guardian has to agree first. Ask them for it, then try again.`,
  reauth_required: msg`Your last sign-in was too long ago for this. Sign in with your password, then repeat it.`,
  setting_protected: msg`This setting cannot be changed here.`,
  not_for_minors: msg`This is possible from age 18.`,
  plan_limit: msg`Your plan has no more room for this. Free some, or see under Plan whether another one has more.`,
  business_only: msg`Plans are for businesses only. A private household advertises for free.`,
  company_mode_needed: msg`This needs a company account. Yours is a personal one.`,
  mail_unverified: msg`Confirm your email address first: the link is in the email we sent you.`,
  never_first: msg`Nobody writes first to somebody under 18. Invite them to talk, or wait for their message.`,
  not_delivered: msg`Not delivered.`,
  company_unverified: msg`Your first job is with us. The next one follows once your company is verified.`,
  not_found: msg`What this belongs to is no longer there.`,
  user_unknown: msg`This account has no profile yet. Finish registering first.`,
  route_unknown: OUR_FAULT,
  too_young: msg`You are too young for this.`,
  user_exists: msg`This account is registered already, with other details.`,
  company_exists: msg`This company is registered already. Ask its owner to invite you.`,
  company_linked: msg`This account belongs to a company already.`,
  consent_missing: msg`They have not agreed to join yet. Invite them first.`,
  last_owner: msg`A company needs an owner who stays. Make somebody else its owner first.`,
  subscription_live: msg`A subscription still runs. Cancel it first.`,
  gone: msg`This link no longer works. Ask for a new one.`,
  answer_gone: msg`This has arrived. You can no longer see what became of it.`,
  job_closed: msg`This job is closed.`,
  rev_conflict: msg`Somebody else changed this in the meantime. Open it, compare, and save once more.`,
  state_conflict: CHANGED_MEANWHILE,
  too_late: msg`The time for this is over.`,
  offer_moved: msg`The offer was changed in the meantime. Read it again before you decide.`,
  offer_expired: msg`The offer has expired. Ask the company for a new one.`,
  offer_exists: msg`There is an offer already. Change that one.`,
  handle_taken: msg`This handle, or one too like it, is taken. Choose another one.`,
  creator_exists: msg`You have a creator profile already. Change that one.`,
  source_needed: msg`A verified source is needed first. Add one and have it checked.`,
  seller_facts_missing: msg`Before you sell a service here the tax law asks who you are. Fill in “Data for the tax office” first.`,
  code_expired: msg`The code is too old. Get a new one and put it on your page.`,
  offset_conflict: msg`A piece of the file was lost on the way. Send it again from its beginning.`,
  address_used: msg`Bills go to this address. Choose another one for them first.`,
  birth_date_fixed: msg`This date of birth cannot be changed here any more. Your parent or guardian can correct it with the link in our email, or write to us.`,
  company_owned: msg`Without you your company has no owner who stays. Make somebody else its owner, or delete it first.`,
  outcomes_missing: msg`Somebody applied in the meantime and needs an answer first. Open it and decide.`,
  body_too_large: msg`This is too large to send. Shorten it, or choose a smaller file.`,
  media_type_unsupported: OUR_FAULT,
  fields_invalid: CHANGE_IT,
  key_reused: OUR_FAULT,
  pay_required: msg`A job of this kind needs a pay range. Open it and add one.`,
  pay_history: msg`You may not ask what people earned before. Take that question out.`,
  age_law: msg`The law allows this work only to older people. Raise the age, or change the work.`,
  wage_law: msg`This is less than the minimum wage. Raise the pay, or say who it is for.`,
  question_forbidden: msg`One of the questions is not allowed. Take it out.`,
  duties_missing: msg`Tick the duties towards somebody under 18 first, then sign.`,
  file_refused: msg`This file cannot be used. Choose another one.`,
  quota_exceeded: msg`There is no more room for files. Delete some you no longer need.`,
  request_limit: msg`Before the company answers there is room for one message.`,
  signature_name: msg`Type your name exactly as it stands in your account.`,
  proof_unavailable: msg`This page cannot be proven in this way. Choose another one.`,
  locked: msg`Your account is locked. The settings say why, and how to appeal.`,
  epoch_changed: LATER,
  too_many_requests: msg`That was too often in too short a time. Wait a little, then try again.`,
  internal: LATER,
  unavailable: LATER,
};

/** Undefined for a code this version of the app does not know yet. */
export function errorText(code: string | undefined): MessageDescriptor | undefined {
  return code !== undefined && Object.hasOwn(TEXTS, code) ? TEXTS[code as ErrorCode] : undefined;
}

/** The same, with a sentence for an unknown fault. */
export function faultText(code: string): MessageDescriptor {
  return errorText(code) ?? LATER;
}
