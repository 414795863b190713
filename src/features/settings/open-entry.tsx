import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { LinkButton } from '../../ui/links.tsx';

type Props = {
  entry: OutboxEntry;
  /** A company's member sees an application as an applicant. */
  company: boolean;
  onOpen?: (() => void) | undefined;
};

/** Leads to what an entry is about; nothing where there is nothing to open. */
export function OpenEntry({ entry, company, onOpen }: Props): ReactNode {
  const { args } = entry;
  const button = { variant: 'quiet', onClick: onOpen, children: <Trans>Open</Trans> } as const;
  if (entry.name === 'application.add' && '_jobId' in args && args._jobId)
    return <LinkButton to="/pwa/$jobId" params={{ jobId: args._jobId }} {...button} />;
  if ('_conversationId' in args && args._conversationId)
    return <LinkButton to="/pwa/chat" search={{ conversation: args._conversationId }} {...button} />;
  if ('conversationId' in args)
    return <LinkButton to="/pwa/chat" search={{ conversation: args.conversationId }} {...button} />;
  if (entry.name === 'search.step' && 'jobId' in args)
    return <LinkButton to="/pwa/$jobId" params={{ jobId: args.jobId }} {...button} />;
  // An objection against the lock has no report: it stands on the screen of the lock.
  if (entry.name === 'report.create' || '_reportId' in args || '_restrictionId' in args)
    return <LinkButton to="/pwa/user/settings" search={{ safety: 'reports' }} {...button} />;
  if (entry.name === 'user.set-setting') return <LinkButton to="/pwa/user/settings" {...button} />;
  if (entry.name.startsWith('creator.')) return <LinkButton to="/pwa/user/create-creator" {...button} />;
  if (entry.name.startsWith('user.')) return <LinkButton to="/pwa/user" {...button} />;
  const offerId = offerOf(entry);
  if (offerId)
    return company ? (
      <LinkButton to="/pwa/company" search={{ offer: offerId }} {...button} />
    ) : (
      <LinkButton to="/pwa/user" search={{ offer: offerId }} {...button} />
    );
  if ('_applicationId' in args && args._applicationId)
    return company ? (
      <LinkButton to="/pwa/company" search={{ applicant: args._applicationId }} {...button} />
    ) : (
      <LinkButton to="/pwa/user" search={{ application: args._applicationId }} {...button} />
    );
  if (entry.name.startsWith('company.') && company)
    return <LinkButton to="/pwa/company/settings" {...button} />;
  if (entry.name === 'job.create' && '_id' in args)
    return <LinkButton to="/pwa/company/edit-job" search={{ job: args._id }} {...button} />;
  if (entry.name === 'job.unpublish' && entry.refusal?.code === 'outcomes_missing' && '_jobId' in args)
    return <LinkButton to="/pwa/company/close-job" search={{ job: args._jobId as string }} {...button} />;
  if ('_jobId' in args && args._jobId)
    return <LinkButton to="/pwa/company/edit-job" search={{ job: args._jobId }} {...button} />;
  return null;
}

function offerOf({ name, args }: OutboxEntry): string | undefined {
  if (name === 'offer.create' && '_id' in args) return args._id;
  if ('_offerId' in args) return args._offerId;
  return 'offerId' in args ? args.offerId : undefined;
}
