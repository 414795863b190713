import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../sync/react/use-read.ts';
import { LinkButton } from '../../../ui/links.tsx';

/** The way to what was said for the tax office, where somebody asks for it. */
export function SellerEntry() {
  const read = useRead('seller.get', {}, { keep: false });
  if (read.state !== 'there' || !read.data.asked) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <h3 className="text-body font-semibold">
          <Trans>Data for the tax office</Trans>
        </h3>
        <p className="text-small text-soft">
          {read.data.facts ? (
            <Trans>What is reported if you sell services here. Companies never see it.</Trans>
          ) : (
            <Trans>Needed before you accept an offer for freelance work or a campaign.</Trans>
          )}
        </p>
      </div>
      <LinkButton variant="quiet" to="/pwa/user/tax">
        <Trans>Open it</Trans>
      </LinkButton>
    </div>
  );
}
