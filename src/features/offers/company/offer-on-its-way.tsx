import { Trans, useLingui } from '@lingui/react/macro';
import { contractFormOf } from '../../../../contract/policy/offer-terms.ts';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { myCompany } from '../../../replica/queries/me.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { OfferLetter } from '../letter/offer-letter.tsx';

type Props = { entry: OutboxEntry<'offer.create'>; creatorId: string };

/** An offer to a creator that the server has not made yet: as it was written, and where it is. */
export function OfferOnItsWay({ entry, creatorId }: Props) {
  const { t } = useLingui();
  const { discard } = useSync();
  const { offline } = useReachability();
  const company = useLive(myCompany);
  const read = useRead('creator.get', { creatorId });
  const steps = useShownSteps(changeSteps(entry));
  const { terms, comment = '' } = entry.args.offer;
  const handle = read.state === 'there' ? `@${read.data.handle}` : '';
  return (
    <Page title={t`Offer`} wide lead={handle}>
      <div className="grid items-start gap-10 desk:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <section className="grid gap-3 rounded-card border border-dashed border-edge bg-well p-4">
          <p role="status" className="font-semibold">
            <Trans>The offer is saved. It has not arrived yet.</Trans>
          </p>
          <StateLine steps={steps} />
          {offline && (
            <p className="text-small text-soft">
              <Trans>Saved here. It goes out when you are back online.</Trans>
            </p>
          )}
          {entry.state === 'waiting' && (
            <div className="-ms-5">
              <Button variant="bare" onClick={() => void discard(entry.id)}>
                <Trans>Take it back</Trans>
              </Button>
            </div>
          )}
        </section>
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
