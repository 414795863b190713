import { Trans, useLingui } from '@lingui/react/macro';
import type { Seller } from '../../../../contract/entities/seller.ts';
import { newest } from '../../../../contract/law/in-force.ts';
import { SELLER_YEARS } from '../../../../contract/law/platform-tax.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useUnanswered } from '../../../sync/react/use-reachability.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SellerEditor } from './seller-editor.tsx';

/** /pwa/user/tax: what the tax law asks of people before a service is concluded here (§ 17 PStTG). */
export function SellerScreen() {
  const { t } = useLingui();
  const read = useRead('seller.get', {}, { keep: false });
  const reach = useUnanswered();
  return (
    <Page
      title={t`Data for the tax office`}
      actions={
        <LinkButton variant="quiet" to="/pwa/user" search={{ view: 'applications' }}>
          <Trans>To my offers</Trans>
        </LinkButton>
      }
    >
      {read.state === 'loading' && <Skeleton lines={8} />}
      {(read.state === 'away' || read.state === 'missing' || read.state === 'refused') && (
        <NotHere title={<Trans>This needs the network</Trans>} {...reach} onAgain={read.again} />
      )}
      {read.state === 'there' && read.data.asked && <Asked seller={read.data} onSaved={read.again} />}
      {read.state === 'there' && !read.data.asked && (
        <p className="max-w-content text-soft">
          <Trans>
            Nobody asks you for this. Services are only agreed here; the contract is made between you and the
            company.
          </Trans>
        </p>
      )}
    </Page>
  );
}

function Asked({ seller, onSaved }: { seller: Seller; onSaved: () => void }) {
  const format = useFormat();
  const name = `${seller.firstname} ${seller.lastname}`;
  const born = format.day(seller.dateOfBirth);
  const years = newest(SELLER_YEARS);
  return (
    <>
      <Section title={<Trans>Why you are asked</Trans>}>
        <div className="grid max-w-content gap-3 text-soft">
          <p>
            <Trans>
              You are about to sell a service through Zusage. The law then wants us to tell the tax office who
              you are, how many deals you made and for how much, once a year
              (Plattformen-Steuertransparenzgesetz). That is not a tax in itself.
            </Trans>
          </p>
          <p>
            <Trans>
              Companies never see this. It is kept for {years} years after the year of your last deal, even if
              you delete your account; without a deal it goes with the account.
            </Trans>
          </p>
          <p>
            <Trans>
              We also report your name and date of birth: {name}, {born}. If they are wrong, correct them on
              your own page first.
            </Trans>
          </p>
        </div>
      </Section>
      <div className="max-w-form">
        <SellerEditor seller={seller} onSaved={onSaved} />
      </div>
    </>
  );
}
