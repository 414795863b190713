import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignInFailure } from './sign-in-failure.ts';

/** What happened, and what to do next (login.2-login.4). */
export type FailureText = { title: MessageDescriptor; next: MessageDescriptor };

/** Registering does not go on by itself: too much is decided with it. */
export const REGISTER_OFFLINE: FailureText = {
  title: msg`Making an account needs network.`,
  next: msg`What you wrote stays in this tab. Send it when you are back online.`,
};

export const FAILURE: Record<Exclude<SignInFailure, 'unfinished'>, FailureText> = {
  credentials: {
    title: msg`Email address or password is wrong.`,
    next: msg`Check both, then try again.`,
  },
  'email-invalid': {
    title: msg`This is not a complete email address.`,
    next: msg`It looks like name@example.org.`,
  },
  'password-weak': {
    title: msg`This password is too easy to guess.`,
    next: msg`Choose a longer one. Several words in a row are good.`,
  },
  disabled: {
    title: msg`This account was switched off.`,
    next: msg`Signing in is not possible with it.`,
  },
  locked: {
    title: msg`This account is locked.`,
    next: msg`Signing in is not possible while it is.`,
  },
  'too-many': {
    title: msg`Too many tries.`,
    next: msg`Wait a few minutes, then try again. How long is not known here.`,
  },
  network: {
    title: msg`Sign-in needs network.`,
    next: msg`Your drafts are safe on this device. It goes on by itself once you are back online.`,
  },
  'no-answer': {
    title: msg`There was no answer.`,
    next: msg`It may have arrived. Sending it again is safe, nothing is made twice.`,
  },
  'code-expired': {
    title: msg`This link no longer works.`,
    next: msg`Ask for a new one.`,
  },
  'sign-in-again': {
    title: msg`Your last sign-in was too long ago.`,
    next: msg`Sign in once more.`,
  },
  'second-factor': {
    title: msg`This account asks for a second step.`,
    next: msg`Password and email address were right. A code from a phone or an app cannot be entered here: write to us, and we take the second step off once we know it is you.`,
  },
  recaptcha: {
    title: msg`The check against robots did not let this through.`,
    next: msg`Load the page again, then try once more. If it stays like this, write to us.`,
  },
  'not-offered': {
    title: msg`Signing in this way is not offered here.`,
    next: msg`Use email address and password.`,
  },
  'too-young': {
    title: msg`You are too young for this account.`,
    next: msg`Check the date of birth.`,
  },
  'guardian-missing': {
    title: msg`A parent or guardian has to agree first.`,
    next: msg`Give their email address.`,
  },
  'other-record': {
    title: msg`This account is registered already, with other details.`,
    next: msg`Sign in with it.`,
  },
  fields: {
    title: msg`The server did not accept what is marked below.`,
    next: msg`Change it, then send again.`,
  },
  other: {
    title: msg`That did not work.`,
    next: msg`What you wrote is still here. Try again in a moment.`,
  },
};
