import { Trans } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, Suspense } from 'react';
import type { Application } from '../../../contract/entities/application.ts';
import { isOwnWord } from '../../../contract/live-offer.ts';
import { isKept, may } from '../../../contract/policy/application.ts';
import { mayWrite } from '../../../contract/policy/writing.ts';
import { ERASED_TEXT } from '../../../contract/rejection-text.ts';
import { hireSteps, offerActOf } from '../../i18n/offer-steps.ts';
import { applicationSteps, type Step } from '../../i18n/state-lines.ts';
import { useNow } from '../../i18n/use-now.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import { isOnlyHere, mayHaveArrived } from '../../replica/outbox-entry.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { MayHaveArrived } from '../../ui/may-have-arrived.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { ApplicationFiles } from './application-files.tsx';
import { JobChanges } from './job-changes.tsx';
import { stoppedOf } from './needs.ts';
import { OfferLetter } from './offer-letter.tsx';
import { StateSentence } from './state-sentence.tsx';
import { useApplication } from './use-application.ts';
import { WaysOut } from './ways-out.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

const KeepAnswer = lazy(async () => ({ default: (await import('./later.ts')).KeepAnswer }));

type Props = {
  item: ApplicationItem;
  /** Opens the form again; missing where it cannot be sent from here. */
  onEdit?: (() => void) | undefined;
};

/** Where an application stands, its offer included. @param now the server's time in milliseconds */
export function stepsOf({ application, entries, offer }: ApplicationItem, now: number): Step[] {
  if (!offer) return applicationSteps(application, entries);
  const own = isOwnWord(offer.offer.status, offer.born, now);
  return hireSteps(application, entries, { ...offer.offer, own }, offerActOf(offer.entries));
}

/** Everything about one application: where it stands, what comes next, what can be done (job.4, job.5, job.6). */
export function ApplicationState({ item, onEdit }: Props) {
  const { application, entries } = item;
  const acts = useApplication();
  const steps = useShownSteps(stepsOf(item, useNow()));
  const stopped = stoppedOf(entries);
  const leaving = entries.find(({ name, state }) => name === 'application.remove' && state === 'waiting');
  const adding = entries.find(({ name }) => name === 'application.add');
  const unsent = adding !== undefined && isOnlyHere(adding);
  return (
    <div className="grid gap-4">
      <StateLine
        steps={steps}
        wayOut={
          stopped && (
            <WaysOut
              entry={stopped}
              onEdit={onEdit}
              onAgain={() => void acts.sendAgain(stopped)}
              onForget={() => void acts.forget(stopped)}
            />
          )
        }
      />
      {item.offer && <OfferLetter item={item.offer} />}
      {!stopped && !item.offer && <StateSentence item={item} />}
      <JobChanges item={item} />
      <KnownAs application={application} />
      <ApplicationFiles application={application} entries={entries} />
      <LastWord application={application} />
      {application.keeping && (
        <Suspense>
          <KeepAnswer application={application} />
        </Suspense>
      )}
      {!stopped && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          <ChatLink item={item} />
          {leaving && mayHaveArrived(leaving) && <MayHaveArrived />}
          {leaving && isOnlyHere(leaving) && (
            <Button variant="quiet" onClick={() => void acts.forget(leaving)}>
              <Trans>Take the withdrawal back</Trans>
            </Button>
          )}
          {may('withdraw', application.status) && (
            <WithdrawButton
              company={application.job.companyName}
              adding={unsent ? adding : undefined}
              onWithdraw={() => acts.withdraw(item)}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** What stands for the name, as long as it does. */
function KnownAs({ application: { sign, job } }: { application: Application }) {
  if (sign === undefined) return null;
  return (
    <p className="text-small text-soft">
      <Trans>
        {job.companyName} reads your application as “{sign}”.
      </Trans>
    </p>
  );
}

/** How it ended: the company's answer in its own words, in full, or why it ended without one. */
function LastWord({ application: { status, rejection, job } }: { application: Application }) {
  const written = rejection && rejection.text !== ERASED_TEXT ? rejection : null;
  if (status === 'closed')
    return written ? (
      <p lang={tagOf(written.lang)} dir="auto">
        {written.text}
      </p>
    ) : (
      <p className="text-soft">
        <Trans>Your application has ended without an answer.</Trans>
      </p>
    );
  if (status !== 'rejected' || !written) return null;
  const company = job.companyName;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-small font-semibold">
        <Trans>{company} wrote:</Trans>
      </figcaption>
      <blockquote lang={tagOf(written.lang)} dir="auto" className="prose border-s-2 border-line ps-4">
        {written.text}
      </blockquote>
    </figure>
  );
}

const tagOf = (language: string) => language.replace('_', '-');

/** To the conversation that belongs to an application, where there is one or one may be begun (job.6). */
function ChatLink({ item: { application, conversation, offer } }: { item: ApplicationItem }) {
  const closed =
    mayWrite('talent', application.status, conversation, 0, false, isKept(application)) === 'closed';
  if (closed && !conversation) return null;
  return (
    <LinkButton
      to="/pwa/chat"
      search={{ application: application._id }}
      variant={application.status === 'accepted' && !offer ? 'primary' : 'quiet'}
      icon={MessageCircle}
    >
      {conversation ? <Trans>Open the chat</Trans> : <Trans>Write to the company</Trans>}
    </LinkButton>
  );
}
