import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { maySign } from '../../../../contract/policy/offer.ts';
import { NO_TERMS, termsOfAd } from '../../../../contract/policy/start-terms.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type OfferStartingPoint, offerStartingPoint } from '../../../replica/queries/offers.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useMissing } from '../../../sync/react/use-missing.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton, TextLink } from '../../../ui/links.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { type CompanyName, draftKeys, type WrittenOffer } from '../offer-acts.ts';
import { StoppedAct } from '../stopped-act.tsx';
import { useOfferActs } from '../use-offer-acts.ts';
import { type OfferValues, valuesOf } from '../write/values.ts';
import { OfferEditor } from './offer-editor.tsx';

type Props = { applicationId: string; onDone: (offerId: string) => void };

/** A new offer to somebody who was invited to talk; what is written is kept at each key. */
export function NewOffer({ applicationId, onDone }: Props) {
  const { t } = useLingui();
  const start = useLive((db) => offerStartingPoint(db, applicationId), [applicationId]);
  const draft = useKeptDraft<OfferValues>(draftKeys.create(applicationId));
  return (
    <Page
      title={t`Make an offer`}
      wide
      lead={
        start && (
          <TextLink to="/pwa/company" search={{ applicant: applicationId }}>
            {start.applicant.name}
          </TextLink>
        )
      }
    >
      {start === undefined || (start && draft.kept === undefined) ? (
        <Skeleton lines={8} />
      ) : start === null ? (
        <MissingApplicant id={applicationId} />
      ) : start.present && !start.refused ? (
        <ThereIsOne offer={start.present} name={start.applicant.name} />
      ) : start.applicant.status !== 'accepted' && !start.refused ? (
        <NotTalking start={start} />
      ) : (
        <Form {...{ start, draft, applicationId, onDone }} />
      )}
    </Page>
  );
}

type FormProps = Props & {
  start: OfferStartingPoint;
  draft: ReturnType<typeof useKeptDraft<OfferValues>>;
};

function Form({ start, draft, applicationId, onDone }: FormProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { create } = useOfferActs();
  const saving = useSaving();
  const { applicant, job, company, me, earlier, accepting, refused } = start;
  const kind = job?.kind ?? 'employment';
  const advertised = job
    ? termsOfAd(job, earlier, applicant.proposal)
    : { ...NO_TERMS, title: applicant.job.title };
  const written = refused?.args.offer;
  const begun =
    draft.kept ??
    (written
      ? valuesOf(written.terms, kind, i18n.locale, {
          ...(written.validDays ? { validDays: written.validDays } : {}),
          comment: written.comment ?? '',
        })
      : valuesOf(advertised, kind, i18n.locale));
  const member = company.members.find(({ _userId }) => _userId === me?._id);
  const send = async (offer: WrittenOffer, signed: CompanyName | null) => {
    await draft.finish();
    const saved = await saving(async () => {
      const made = { after: accepting?.id, refused: refused?.id };
      onDone(await create({ _applicationId: applicationId }, offer, signed, made));
    });
    if (!saved) draft.resume();
  };
  return (
    <OfferEditor
      kind={kind}
      base={written?.terms ?? advertised}
      begun={begun}
      draft={draft}
      minor={applicant.ageBand !== '18plus'}
      parties={{
        company: { _companyId: company._id, name: company.companyName },
        talent: { _userId: applicant._userId, name: applicant.name },
      }}
      company={company}
      me={me}
      signs={member !== undefined && maySign(member)}
      advertised={job?.pay ? format.pay(job.pay) : undefined}
      templates={{ advertised, earlier: earlier.filter((offer) => offer.kind === kind) }}
      mayDraft
      onSend={send}
    >
      {refused && <StoppedAct entry={refused} side="company" />}
    </OfferEditor>
  );
}

function MissingApplicant({ id }: { id: string }) {
  const { t } = useLingui();
  const { gone, ...reach } = useMissing(id, (db) => offerStartingPoint(db, id));
  if (!gone) return <NotHere title={t`This application is not on this device.`} {...reach} />;
  return (
    <EmptyState picture="not-found" title={<Trans>This application is no longer here</Trans>}>
      <Trans>It was removed, or belongs to another company.</Trans>
    </EmptyState>
  );
}

function ThereIsOne({ offer, name }: { offer: Offer; name: string }) {
  return (
    <EmptyState
      picture="no-applicants"
      title={<Trans>{name} has an offer already</Trans>}
      action={
        <LinkButton to="/pwa/company" search={{ offer: offer._id }}>
          <Trans>Open the offer</Trans>
        </LinkButton>
      }
    >
      <Trans>One at a time: change that one, or withdraw it first.</Trans>
    </EmptyState>
  );
}

function NotTalking({ start: { applicant } }: { start: OfferStartingPoint }) {
  return (
    <EmptyState
      picture="no-applicants"
      title={<Trans>An offer goes to somebody you have invited to talk</Trans>}
      action={
        <LinkButton to="/pwa/company" search={{ applicant: applicant._id }} variant="quiet">
          <Trans>To the application</Trans>
        </LinkButton>
      }
    />
  );
}
