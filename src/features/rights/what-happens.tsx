import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Company } from '../../../contract/entities/company.ts';
import { DELETION_GRACE_DAYS } from '../../../contract/limits.ts';
import { myCreator } from '../../replica/queries/creator.ts';
import { useLive } from '../../replica/use-live.ts';

type Props = {
  /** Somebody who hires: what they wrote there was written for the company. */
  hires: boolean;
  company: Pick<Company, 'companyName'> | null;
};

/** What the deletion of an account takes along, what it leaves, and why. */
export function WhatHappens({ hires, company }: Props) {
  const creator = useLive(myCreator);
  return (
    <>
      <Part title={<Trans>For {DELETION_GRACE_DAYS} days</Trans>}>
        <li>
          <Trans>
            Nothing changes for anybody. You can keep your account on every page and by the link in our email.
          </Trans>
        </li>
      </Part>
      <Part title={<Trans>After that</Trans>}>
        <li>
          <Trans>
            Your name, address, profile, settings and files are erased. Signing in is not possible any more.
          </Trans>
        </li>
        {!hires && (
          <li>
            <Trans>Your applications are withdrawn and emptied, and open offers are declined.</Trans>
          </li>
        )}
        <li>
          {hires ? (
            <Trans>You leave your conversations. What you wrote for your company stays with it.</Trans>
          ) : (
            <Trans>Your conversations are closed, and what you wrote in them is erased.</Trans>
          )}
        </li>
        {creator && (
          <li>
            <Trans>Your creator profile is erased, and the handle {creator.handle} is free again.</Trans>
          </li>
        )}
        {company && (
          <li>
            <Trans>You are no longer a member of {company.companyName}.</Trans>
          </li>
        )}
      </Part>
      <Part title={<Trans>What stays, and why</Trans>}>
        <li>
          <Trans>
            Offers that were sent, with their signatures: they prove to both sides what was agreed.
          </Trans>
        </li>
        {hires && (
          <li>
            <Trans>
              The log of your company, for 12 months: it shows who acted for it. Bills stay as long as the law
              wants.
            </Trans>
          </li>
        )}
        <li>
          <Trans>Decisions about reports, without your words: others were told of them.</Trans>
        </li>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-body font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 ps-5 text-soft">{children}</ul>
    </section>
  );
}
