import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import type { Registration, RegistrationState } from '../../../../contract/entities/registration.ts';
import { factsNeeded, needsDocument } from '../../../../contract/policy/registration.ts';
import type { Step } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { Section } from '../../../ui/page.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { KIND_ALONE_TEXT, LAND_TEXT, VERIFICATION_TEXT } from '../advertiser-text.ts';
import { HandInRegistration } from './hand-in-registration.tsx';

type Props = {
  company: Company;
  own: boolean;
  /** Documents wait in the outbox: nobody looks at them yet. */
  onItsWay: boolean;
};

/** companysettings.8: how far the verification is, and what is missing for it. */
export function Verification({ company, own, onItsWay }: Props) {
  const { i18n } = useLingui();
  const { registration } = company;
  const steps = useShownSteps(registration ? verificationSteps(registration, onItsWay) : []);
  // An older server says nothing of it.
  if (!registration) return null;
  const { kind, state, reason } = registration;
  const awaited = state === 'open' || state === 'refused';
  return (
    <Section title={<Trans>Verification</Trans>}>
      <p className="text-soft">
        {[i18n._(KIND_ALONE_TEXT[kind]), ...factsOf(registration, (text) => i18n._(text))].join(' · ')}
      </p>
      <StateLine steps={steps} />
      {state === 'refused' && (
        <div className="max-w-content rounded-card border border-danger/40 bg-danger-wash px-4 py-3">
          <p className="font-semibold">
            <Trans>We could not verify you yet</Trans>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
        </div>
      )}
      {state === 'waiting' && !onItsWay && (
        <p className="max-w-content text-small text-soft">
          {kind === 'business' ? (
            <Trans>Verified companies carry a mark on every job. We check it and tell you.</Trans>
          ) : (
            <Trans>
              Write your first job now. It is published by itself as soon as you are verified; we tell you.
            </Trans>
          )}
        </p>
      )}
      {awaited && own && (
        <div className="grid max-w-content gap-3">
          {needsDocument(kind) && <p>{i18n._(VERIFICATION_TEXT[kind])}</p>}
          <HandInRegistration companyId={company._id} />
        </div>
      )}
      {awaited && !own && (
        <p className="text-soft">
          <Trans>Only the owner of the company hands in documents.</Trans>
        </p>
      )}
    </Section>
  );
}

const LOOKED_AT: Record<RegistrationState, Step['state']> = {
  open: 'ahead',
  waiting: 'current',
  refused: 'refused',
  accepted: 'done',
};

/** The words of a step say what has happened; a later one only what will. */
export function verificationSteps({ kind, state: reached }: Registration, onItsWay = false): Step[] {
  const state = onItsWay ? 'open' : reached;
  const documents: Step = {
    key: 'document',
    label: onItsWay ? ON_ITS_WAY : state === 'open' ? msg`hand in a document` : msg`document handed in`,
    state: state === 'open' ? 'current' : 'done',
  };
  return [
    { key: 'said', label: msg`you said who you are`, state: 'done' },
    ...(needsDocument(kind) || state === 'open' ? [documents] : []),
    { key: 'looked', label: LOOK_TEXT[state], state: LOOKED_AT[state] },
    { key: 'verified', label: msg`verified`, state: state === 'accepted' ? 'done' : 'ahead', good: true },
  ];
}

const ON_ITS_WAY = msg`document on this device, not sent yet`;
const LOOK_TEXT: Record<RegistrationState, MessageDescriptor> = {
  open: msg`we look at it`,
  waiting: msg`we are looking at it`,
  refused: msg`something is missing`,
  accepted: msg`we have looked at it`,
};

function factsOf(registration: Registration, say: (text: MessageDescriptor) => string): string[] {
  return factsNeeded(registration.kind).flatMap((field) => {
    if (field === 'land') return registration.land ? say(LAND_TEXT[registration.land]) : [];
    if (field === 'postalCode') return [registration.postalCode, registration.city].join(' ');
    return field === 'city' ? [] : (registration[field] ?? []);
  });
}
