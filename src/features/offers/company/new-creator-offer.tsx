import { Trans, useLingui } from '@lingui/react/macro';
import type { CreatorCard } from '../../../../contract/entities/creator.ts';
import { NO_TERMS, termsOfPackage } from '../../../../contract/policy/start-terms.ts';
import { FORMAT_LABEL, PLATFORM_LABEL } from '../../../i18n/creator-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { type CreatorContact, creatorContact } from '../../../replica/queries/found-creators.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useUnanswered } from '../../../sync/react/use-reachability.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { type CompanyName, draftKeys, type WrittenOffer } from '../offer-acts.ts';
import { StoppedAct } from '../stopped-act.tsx';
import { useOfferActs } from '../use-offer-acts.ts';
import { type OfferValues, valuesOf } from '../write/values.ts';
import { OfferEditor } from './offer-editor.tsx';

type Props = {
  creatorId: string;
  /** The place of the package it begins with, or `new`. */
  start: string;
  /** The same as it was sent before, and not taken. */
  refused?: OutboxEntry<'offer.create'>;
  onDone: (offerId: string) => void;
};

/** A new offer directly to a creator. Its draft is kept at every key. */
export function NewCreatorOffer({ creatorId, start, refused, onDone }: Props) {
  const { t } = useLingui();
  const read = useRead('creator.get', { creatorId });
  const reach = useUnanswered();
  const contact = useLive((db) => creatorContact(db, creatorId), [creatorId]);
  const key = draftKeys.create(`${creatorId}:${start}`);
  const draft = useKeptDraft<OfferValues>(key);
  const card = read.state === 'there' ? read.data : undefined;
  return (
    <Page
      title={t`Make an offer`}
      wide
      lead={
        card && (
          <TextLink to="/pwa/company/creators" search={{ creator: creatorId }}>
            @{card.handle}
          </TextLink>
        )
      }
    >
      {card && contact && draft.kept !== undefined ? (
        <Form {...{ card, contact, draft, draftKey: key, start, refused, onDone }} />
      ) : read.state === 'away' ? (
        <NotHere
          title={<Trans>This creator was not read on this device yet.</Trans>}
          {...reach}
          onAgain={read.again}
        />
      ) : read.state === 'missing' || read.state === 'refused' ? (
        <EmptyState
          picture="no-applicants"
          title={<Trans>This creator is not to be found at present.</Trans>}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

type FormProps = {
  card: CreatorCard;
  contact: CreatorContact;
  draft: ReturnType<typeof useKeptDraft<OfferValues>>;
  draftKey: string;
  start: string;
  refused: OutboxEntry<'offer.create'> | undefined;
  onDone: (offerId: string) => void;
};

const KIND = 'campaign';

function Form({ card, contact, draft, draftKey, start, refused, onDone }: FormProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { create } = useOfferActs();
  const saving = useSaving();
  const { company, me, signs, earlier } = contact;
  const chosen = card.packages[Number(start)];
  const count = chosen?.count ?? 0;
  const words = chosen
    ? `${count} × ${i18n._(FORMAT_LABEL[chosen.format])}, ${i18n._(PLATFORM_LABEL[chosen.platform])}`
    : '';
  const advertised = chosen ? termsOfPackage(chosen, words, earlier) : NO_TERMS;
  const written = refused?.args.offer;
  if (!company) return null;
  const begun =
    draft.kept ??
    (written
      ? valuesOf(written.terms, KIND, i18n.locale, {
          ...(written.validDays ? { validDays: written.validDays } : {}),
          comment: written.comment ?? '',
        })
      : valuesOf(advertised, KIND, i18n.locale));
  const send = async (offer: WrittenOffer, signed: CompanyName | null) => {
    await draft.finish();
    const saved = await saving(async () => {
      const made = { draft: draftKey, refused: refused?.id };
      onDone(await create({ _creatorId: card._id }, offer, signed, made));
    });
    if (!saved) draft.resume();
  };
  return (
    <OfferEditor
      kind={KIND}
      base={written?.terms ?? advertised}
      begun={begun}
      draft={draft}
      // Only adults are found, and get offers without an application.
      minor={false}
      parties={{
        company: { _companyId: company._id, name: company.companyName },
        // Whose account it is, only the server knows.
        talent: { _userId: '', name: `@${card.handle}` },
      }}
      company={company}
      me={me}
      signs={signs}
      advertised={chosen && format.money(chosen.price, chosen.currency)}
      mayDraft
      onSend={send}
    >
      {refused && <StoppedAct entry={refused} side="company" />}
    </OfferEditor>
  );
}
