import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RestrictionKind } from '../../../contract/entities/restriction.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Objection } from './objection.tsx';
import type { OwnRestriction } from './own-restrictions.ts';

export const RESTRICTION_TEXT: Record<RestrictionKind, MessageDescriptor> = {
  account_locked: msg`Your account was locked.`,
  job_unpublished: msg`An ad was taken down.`,
  job_refused: msg`An ad was not published.`,
  message_removed: msg`A message of yours was removed.`,
  content_removed: msg`Words and pictures that you show were removed.`,
  company_unverified: msg`The verification of your company was taken back.`,
  company_blocked: msg`Your company may publish nothing more.`,
  source_refused: msg`A source of your creator profile was not accepted.`,
};

/** The whole statement of reasons, and how to object (DSA Art. 17 and 20). */
export function RestrictionNote({ restriction }: { restriction: OwnRestriction }) {
  const { i18n } = useLingui();
  const { kind, about } = restriction;
  return (
    <section className="grid gap-3 rounded-card bg-well p-4">
      <h3 className="font-semibold">{i18n._(RESTRICTION_TEXT[kind])}</h3>
      {about && <p className="wrap-anywhere">{about}</p>}
      <StatementFacts restriction={restriction} />
      <WayOut restriction={restriction} />
    </section>
  );
}

/** Facts, ground, whether a machine did it, where and for how long. */
export function StatementFacts({ restriction }: { restriction: OwnRestriction }) {
  const { t } = useLingui();
  const format = useFormat();
  const { facts, ground, rule, automated, decidedAt, until } = restriction;
  const on = format.date(decidedAt);
  const end = until && format.date(until);
  const said = [
    { label: t`What happened`, value: facts },
    { label: t`What it rests on`, value: ground === 'terms' ? t`Clause ${rule} of the terms of use` : rule },
    {
      label: t`Who decided`,
      value: automated
        ? t`The clock, on ${on}, when a period was over. Nobody looked at it before.`
        : t`A person, on ${on}. No machine decided this.`,
    },
    {
      label: t`Where and for how long`,
      value: end
        ? t`Wherever the service can be used, until ${end}.`
        : t`Wherever the service can be used, until we decide otherwise.`,
    },
  ];
  return (
    <dl className="grid gap-3">
      {said.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-note text-faint">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function WayOut({ restriction: { _id, appeals, appealUntil, liftedAt } }: { restriction: OwnRestriction }) {
  const format = useFormat();
  if (liftedAt) {
    const lifted = format.date(liftedAt);
    return (
      <p role="status" className="font-semibold">
        <Trans>This was taken back on {lifted}.</Trans>
      </p>
    );
  }
  const until = format.date(appealUntil);
  return (
    <>
      <Objection against={{ _restrictionId: _id }} appeals={appeals} />
      <p className="text-small text-soft">
        <Trans>You can object until {until}; somebody new decides. You can also go to court.</Trans>
      </p>
    </>
  );
}
