import { Trans, useLingui } from '@lingui/react/macro';
import Image from 'lucide-react/icons/image';
import { lazy, Suspense, useState } from 'react';
import type { Company } from '../../../../contract/entities/company.ts';
import { useWaitingImage } from '../../../sync/react/use-waiting-image.ts';
import { Button } from '../../../ui/button.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import type { PictureKind } from './picture-sheet.tsx';

const PictureSheet = lazy(async () => ({ default: (await import('../later.ts')).PictureSheet }));

type Props = { company: Company; readOnly: boolean; onSaved: () => void };

/** companysettings.1: logo and banner, as they are now. */
export function Pictures({ company, readOnly, onSaved }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState<PictureKind>();
  const waiting = {
    logo: useObjectUrl(useWaitingImage(company.logo)),
    banner: useObjectUrl(useWaitingImage(company.banner)),
  };
  const srcOf = (kind: PictureKind) =>
    waiting[kind] ?? (company[kind] ? `/api/file/bytes/${company[kind]}` : undefined);
  const banner = srcOf('banner');
  const { x, y } = company.general.bannerFocus ?? { x: 50, y: 50 };
  const change = (kind: PictureKind, has: boolean, names: [add: string, change: string]) =>
    !readOnly && (
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
        {has ? names[1] : names[0]}
      </Button>
    );
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <CompanyMark name={company.companyName} src={srcOf('logo')} size="xl" />
        <div className="grid gap-2">
          <p className="font-semibold">
            <Trans>Logo</Trans>
          </p>
          {change('logo', company.logo !== null, [t`Add a logo`, t`Change the logo`])}
        </div>
      </div>
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold">
          <Trans>Banner</Trans>
        </p>
        <div className="h-33 w-full overflow-hidden rounded-card bg-well">
          {banner ? (
            <img
              src={banner}
              alt={company.general.bannerAlt ?? ''}
              className="size-full object-cover"
              style={{ objectPosition: `${x}% ${y}%` }}
            />
          ) : (
            <span className="grid size-full place-items-center text-faint">
              <Icon of={Image} />
            </span>
          )}
        </div>
        {change('banner', company.banner !== null, [t`Add a banner`, t`Change the banner`])}
      </div>
      <Suspense>
        {open && (
          <PictureSheet
            key={open}
            company={company}
            kind={open}
            src={srcOf(open)}
            onSaved={onSaved}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
