import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Building from 'lucide-react/icons/building-2';
import Flag from 'lucide-react/icons/flag';
import Globe from 'lucide-react/icons/globe';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { CompanyCard } from '../../../../contract/entities/company.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconDrawing } from '../../../ui/icon.tsx';
import { useOpenReport } from '../../../ui/use-open-report.ts';

/** Where a company is, how large, where else it can be read of, and whom to tell if something is wrong. */
export function CompanyContact({ company }: { company: CompanyCard }) {
  const { t } = useLingui();
  const report = useOpenReport();
  const { companyName, address, general } = company;
  const people = general.employeeCount;
  const site = websiteOf(general.website);
  return (
    <section className="grid gap-3">
      <h2 className="text-lead font-bold">
        <Trans>The company</Trans>
      </h2>
      <ul className="grid gap-2">
        <Line icon={Building}>
          <span lang="">{companyName}</span>
          {address && (
            <span className="block text-soft">
              {[address.postalCode, address.city].filter(Boolean).join(' ')}
            </span>
          )}
        </Line>
        {people !== null && (
          <Line icon={Users}>{t`${plural(people, { one: '# person', other: '# people' })}`}</Line>
        )}
        {site && (
          <Line icon={Globe}>
            <a className="link" href={site.href} rel="nofollow noopener ugc" target="_blank">
              {site.name}
            </a>
          </Line>
        )}
      </ul>
      <div className="-ms-5">
        <Button variant="bare" icon={Flag} onClick={() => report('company', company._id)}>
          <Trans>Report the company</Trans>
        </Button>
      </div>
    </section>
  );
}

function Line({ icon, children }: { icon: IconDrawing; children: ReactNode }) {
  return (
    <li className="flex gap-3 wrap-anywhere">
      <Icon of={icon} className="mt-0.5 shrink-0 text-faint" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** Only an address of the web becomes a link. */
function websiteOf(address: string): { href: string; name: string } | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return { href: url.href, name: url.hostname.replace(/^www\./, '') };
}
