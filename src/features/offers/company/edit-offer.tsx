import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { maySign } from '../../../../contract/policy/offer.ts';
import { diffTerms } from '../../../../contract/policy/offer-terms.ts';
import { useNow } from '../../../i18n/use-now.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { type KeptDraft, useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { wordsOf } from '../letter/letter-of.ts';
import { type CompanyName, draftKeys, type WrittenOffer } from '../offer-acts.ts';
import { mayDo } from '../offer-state.ts';
import { useOfferActs } from '../use-offer-acts.ts';
import { type OfferValues, valuesOf } from '../write/values.ts';
import { OfferEditor } from './offer-editor.tsx';
import { OwnOfferMenu } from './own-offer-menu.tsx';

/** A change that was begun, and of which version. */
type Begun = { version: number; values: OfferValues };

type Props = { detail: OfferDetail; onDone: () => void };

/** A draft, or an offer that nobody has accepted yet, with its terms open to be changed. */
export function EditOffer({ detail, onDone }: Props) {
  const { t } = useLingui();
  const { offer } = detail;
  const draft = offer.status === 'draft';
  return (
    <Page
      title={draft ? t`Draft of an offer` : t`Change the offer`}
      wide
      lead={
        <TextLink
          to="/pwa/company"
          search={draft ? { applicant: offer._applicationId ?? '' } : { offer: offer._id }}
        >
          {offer.parties.talent.name}
        </TextLink>
      }
      actions={draft && <OwnOfferMenu detail={detail} />}
    >
      {/* Of another version the form begins again. */}
      <KeptForm key={offer.version} detail={detail} onDone={onDone} />
    </Page>
  );
}

function KeptForm(props: Props) {
  const draft = useKeptDraft<Begun>(draftKeys.edit(props.detail.offer._id));
  return draft.kept === undefined ? <Skeleton lines={8} /> : <Form {...props} draft={draft} />;
}

function Form({ detail, draft, onDone }: Props & { draft: KeptDraft<Begun> }) {
  const { t, i18n } = useLingui();
  const { edit, send } = useOfferActs();
  const saving = useSaving();
  const now = useNow();
  const { offer, company, me, applicant } = detail;
  const { kept, save } = draft;
  const moved = kept && kept.version !== offer.version;
  const words = wordsOf(offer);
  const fresh = valuesOf(offer.terms, offer.kind, i18n.locale, {
    validDays: offer.validDays,
    comment: words,
  });
  const member = company?.members.find(({ _userId }) => _userId === me?._id);
  const signs = member !== undefined && maySign(member);
  const isDraft = offer.status === 'draft';
  const keep = useCallback(
    (values: OfferValues) => save({ version: offer.version, values }),
    [save, offer.version],
  );
  if (!company) return null;
  if (!isDraft && !mayDo('edit', 'canSign', offer, now))
    return (
      <ErrorState title={t`This offer can no longer be changed`}>
        <Trans>It has moved on in the meantime.</Trans>
      </ErrorState>
    );
  const submit = async (written: WrittenOffer, signed: CompanyName | null) => {
    await draft.finish();
    const done = await saving(async () => {
      const changed =
        diffTerms(offer.terms, written.terms).length > 0 ||
        (isDraft && (written.comment.trim() !== words || written.validDays !== offer.validDays));
      if (!isDraft) return edit(offer, written, signed);
      if (changed) await edit(offer, written, null);
      else await draft.drop();
      // What was changed has the next number.
      if (signed) await send({ ...offer, version: offer.version + (changed ? 1 : 0) }, signed);
    });
    if (done) onDone();
    else draft.resume();
  };
  return (
    <OfferEditor
      kind={offer.kind}
      base={offer.terms}
      begun={kept && !moved ? kept.values : { ...fresh, comment: kept?.values.comment ?? fresh.comment }}
      draft={{ failed: draft.failed, save: keep }}
      minor={applicant !== undefined && applicant.ageBand !== '18plus'}
      parties={offer.parties}
      company={company}
      me={me}
      signs={signs}
      mayDraft={isDraft}
      before={isDraft ? undefined : offer.terms}
      offer={offer}
      onSend={submit}
    >
      {moved && (
        <ErrorState title={t`The offer was changed while you were writing`}>
          <Trans>The fields show it as it is now. Your words below are still there.</Trans>
        </ErrorState>
      )}
    </OfferEditor>
  );
}
