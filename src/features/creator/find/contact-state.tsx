import { Trans, useLingui } from '@lingui/react/macro';
import type { CreatorCard } from '../../../../contract/entities/creator.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { CreatorContact } from '../../../replica/queries/found-creators.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { askDraft } from './ask-creator.tsx';

type Props = { card: CreatorCard; contact: CreatorContact; onAsk: () => void };

/** What is between the company and this creator: a request, a conversation, offers. */
export function ContactState({ card, contact, onAsk }: Props) {
  const { asking, conversation, offers, offering } = contact;
  const waits = conversation?.status === 'requested' && conversation.askedBy === 'company';
  if (!asking && !waits && offers.length + offering.length === 0) return null;
  return (
    <section className="grid gap-4 rounded-card border border-line bg-well p-4">
      {asking && <Asking entry={asking} card={card} onAsk={onAsk} />}
      {waits && (
        <p>
          <Trans>You have asked. You can write again when {card.handle} answers.</Trans>
        </p>
      )}
      {offers.map((offer) => (
        <p key={offer._id}>
          <TextLink to="/pwa/company" search={{ offer: offer._id }}>
            <Trans>Offer: {offer.terms.title}</Trans>
          </TextLink>
        </p>
      ))}
      {offering.map((entry) => (
        <p key={entry.id}>
          <TextLink to="/pwa/company" search={{ offer: entry.args._id }}>
            {isStopped(entry) ? (
              <Trans>Offer that was not accepted: {entry.args.offer.terms.title}</Trans>
            ) : (
              <Trans>Offer on its way: {entry.args.offer.terms.title}</Trans>
            )}
          </TextLink>
        </p>
      ))}
    </section>
  );
}

type AskingProps = Omit<Props, 'contact'> & { entry: OutboxEntry<'conversation.add-message'> };

/** A request on its way. A refused one says why, and can be rewritten. */
function Asking({ entry, card, onAsk }: AskingProps) {
  const { t, i18n } = useLingui();
  const { discard, takeBack } = useSync();
  const draft = useKeptDraft<string>(askDraft(card._id));
  const steps = useShownSteps(changeSteps(entry));
  const stopped = isStopped(entry);
  const rewrite = async () => {
    await draft.finish();
    await takeBack([entry.id], { draft: askDraft(card._id), value: entry.args.text });
    onAsk();
  };
  const told = errorText(entry.refusal?.code);
  return (
    <div role={stopped ? 'alert' : undefined} className="grid gap-2">
      <p className="font-semibold">
        {stopped
          ? told
            ? i18n._(told)
            : t`Your request did not go through.`
          : t`Your request to ${card.handle}`}
      </p>
      <StateLine
        steps={steps}
        wayOut={
          stopped && (
            <>
              <Button onClick={() => void rewrite()}>
                <Trans>Change it</Trans>
              </Button>
              <Button variant="quiet" onClick={() => void discard(entry.id)}>
                <Trans>Discard</Trans>
              </Button>
            </>
          )
        }
      />
    </div>
  );
}
