import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Company } from '../../../../contract/entities/company.ts';
import {
  OFFER_DAYS,
  type Offer,
  type OfferParties,
  type OfferTerms,
} from '../../../../contract/entities/offer.ts';
import type { User } from '../../../../contract/entities/user.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { minorDutiesOf } from '../../../../contract/law/minor-duties.ts';
import { contractFormOf, diffTerms } from '../../../../contract/policy/offer-terms.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { Section } from '../../../ui/page.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { PREVIEW_SIDE, type Side, WRITE_SIDE, WriteOrPreview } from '../../../ui/write-or-preview.tsx';
import { OfferLetter } from '../letter/offer-letter.tsx';
import type { CompanyName, WrittenOffer } from '../offer-acts.ts';
import { SignSheet } from '../sign/sign-sheet.tsx';
import { OfferErrors } from '../write/offer-errors.tsx';
import { TermsFields } from '../write/terms-fields.tsx';
import { alongProblems, toTerms } from '../write/to-terms.ts';
import type { OfferValues } from '../write/values.ts';
import { AlongFields } from './along-fields.tsx';
import { EditorActions } from './editor-actions.tsx';
import { StartFrom, type Templates } from './start-from.tsx';

type Props = {
  kind: JobKind;
  /** What the kind does not ask for stays as it is here. */
  base: OfferTerms;
  begun: OfferValues;
  draft: Pick<KeptDraft<OfferValues>, 'save' | 'failed'>;
  parties: OfferParties;
  company: Company;
  me: User | undefined;
  /** Whom it is for is below 18, and has longer to answer. */
  minor: boolean;
  /** The member may sign; others prepare. */
  signs: boolean;
  advertised?: string | undefined;
  templates?: Templates;
  /** It can be kept without being sent. */
  mayDraft: boolean;
  /** The version that is there: what is different is shown in the letter, and one thing has to be. */
  before?: OfferTerms | undefined;
  /** The offer that is changed. */
  offer?: Offer | undefined;
  onSend: (offer: WrittenOffer, signed: CompanyName | null) => Promise<void>;
  /** Above the form. */
  children?: ReactNode;
};

/** The points of an offer and, beside them, the letter exactly as it will be read. */
export function OfferEditor(props: Props) {
  const { kind, base, begun, draft, parties, company, me, minor, signs, before, offer, onSend } = props;
  const { t } = useLingui();
  const [tab, setTab] = useState<Side>('write');
  const [signing, setSigning] = useState<WrittenOffer | null>(null);
  const minDays = minor ? OFFER_DAYS.minOfMinors : OFFER_DAYS.min;
  const resolver = useMemo(
    () =>
      problemResolver<OfferValues>((values) => {
        const read = toTerms(values, kind, base);
        const same = before && read.terms && diffTerms(before, read.terms).length === 0;
        return [
          ...read.problems,
          ...alongProblems(values, minDays),
          ...(same ? [{ field: 'title', code: 'unchanged' } as const] : []),
        ];
      }),
    [kind, base, before, minDays],
  );
  const form = useForm<OfferValues>({ defaultValues: begun, resolver, shouldFocusError: false });
  const { save } = draft;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => save(values as OfferValues),
      }),
    [form, save],
  );
  const values = useWatch({ control: form.control }) as OfferValues;
  const { readable } = toTerms(values, kind, base);
  const submit = (act: (written: WrittenOffer) => void) =>
    void form.handleSubmit((checked) => {
      const { terms } = toTerms(checked, kind, base);
      if (terms) act({ terms, validDays: Number(checked.validDays), comment: checked.comment });
    })();
  return (
    <FormProvider {...form}>
      {props.children}
      <WriteOrPreview value={tab} onChange={setTab} />
      <div className="grid items-start gap-10 desk:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <form noValidate onSubmit={(event) => event.preventDefault()} className={WRITE_SIDE[tab]}>
          {props.templates && <StartFrom kind={kind} templates={props.templates} />}
          <TermsFields kind={kind} currency={base.pay?.currency ?? 'EUR'} advertised={props.advertised} />
          <Section title={<Trans>In addition</Trans>}>
            <AlongFields minor={minor} />
          </Section>
          <OfferErrors />
        </form>
        <aside aria-label={t`Preview`} className={PREVIEW_SIDE[tab]}>
          <p className="pb-3 text-small text-soft max-desk:sr-only">
            <Trans>As {parties.talent.name} will read it</Trans>
          </p>
          <OfferLetter
            letter={{
              kind,
              terms: readable,
              parties,
              contractForm: contractFormOf(kind, readable),
              words: values.comment,
              at: null,
            }}
            before={before}
          />
        </aside>
      </div>
      <EditorActions
        company={company}
        signs={signs}
        mayDraft={props.mayDraft}
        failed={draft.failed}
        isChange={before !== undefined}
        onSign={() => submit(setSigning)}
        onDraft={() => submit((written) => void onSend(written, null))}
      />
      {signing && (
        <SignSheet
          me={me}
          company={company}
          offer={offer}
          duties={minor ? minorDutiesOf({ kind, start: signing.terms.start, end: signing.terms.end }) : []}
          does={<Trans>Sign and send</Trans>}
          onClose={() => setSigning(null)}
          onSign={async (signed) => {
            await onSend(signing, signed);
            setSigning(null);
          }}
        >
          <Trans>
            You promise {parties.talent.name} what the letter says. Until it is answered you can change or
            withdraw it.
          </Trans>
        </SignSheet>
      )}
    </FormProvider>
  );
}
