import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FORMAT_LABEL, PLATFORM_LABEL } from '../../i18n/creator-labels.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { KitPackage } from './kit.ts';

/** A package as it is read: what, for how much, by when, and what may be done with it (creator.5). */
export function PackageLine({ of }: { of: KitPackage }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { count, days, revisions, rights, exclusivity } = of;
  const name = i18n._(FORMAT_LABEL[of.format]);
  const platform = i18n._(PLATFORM_LABEL[of.platform]);
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">
          <Trans>
            {count} × {name}, {platform}
          </Trans>
        </p>
        <p className="font-bold tabular-nums">{format.money(of.price, of.currency)}</p>
      </div>
      <p className="text-small text-soft">
        <Plural value={days} one="within # day" other="within # days" />,{' '}
        <Plural value={revisions} _0="no revision" one="# revision" other="# revisions" />,{' '}
        <Trans>net of VAT</Trans>
      </p>
      {rights && (
        <p className="text-small whitespace-pre-line">
          <span className="text-faint">
            <Trans>Usage rights:</Trans>
          </span>{' '}
          <bdi>{rights}</bdi>
        </p>
      )}
      {exclusivity && (
        <p className="text-small whitespace-pre-line">
          <span className="text-faint">
            <Trans>Exclusivity:</Trans>
          </span>{' '}
          <bdi>{exclusivity}</bdi>
        </p>
      )}
    </div>
  );
}
