import { Trans, useLingui } from '@lingui/react/macro';
import { contractFormOf } from '../../../../contract/policy/offer-terms.ts';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { myCompany } from '../../../replica/queries/me.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { Page } from '../../../ui/page.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { OfferLetter } from '../letter/offer-letter.tsx';
import { UnsentAct } from '../unsent-act.tsx';

type Props = { entry: OutboxEntry<'offer.create'>; creatorId: string };

/** An offer to a creator that the server has not made yet: as it was written, and where it is. */
export function OfferOnItsWay({ entry, creatorId }: Props) {
  const { t } = useLingui();
  const company = useLive(myCompany);
  const read = useRead('creator.get', { creatorId });
  const steps = useShownSteps(changeSteps(entry));
  const { terms, comment = '' } = entry.args.offer;
  const handle = read.state === 'there' ? `@${read.data.handle}` : '';
  return (
    <Page title={t`Offer`} wide lead={handle}>
      <div className="grid items-start gap-10 desk:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <UnsentAct
          entry={entry}
          said={<Trans>The offer is saved. It has not arrived yet.</Trans>}
          line={<StateLine steps={steps} />}
        />
        <OfferLetter
          letter={{
            kind: 'campaign',
            terms,
            parties: {
              company: { _companyId: company?._id ?? '', name: company?.companyName ?? '' },
              talent: { _userId: '', name: handle },
            },
            contractForm: contractFormOf('campaign', terms),
            words: comment,
            at: null,
          }}
        />
      </div>
    </Page>
  );
}
