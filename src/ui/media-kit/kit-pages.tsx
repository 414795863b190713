import { Trans, useLingui } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { PLATFORM_LABEL } from '../../i18n/creator-labels.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Chip } from '../chip.tsx';
import { Figures } from './figures.tsx';
import type { Kit } from './kit.ts';

/** Pages that are proven, or were: with the day, and how many follow them. */
export function KitPages({ sources }: Pick<Kit, 'sources'>) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (sources.length === 0)
    return (
      <p className="text-soft">
        <Trans>No page is verified yet. Companies see a page once it is.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-5">
      {sources.map((source) => (
        <li key={source.url} className="grid break-inside-avoid gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="font-semibold">{i18n._(PLATFORM_LABEL[source.platform])}</p>
            {source.status === 'verified' && source.verifiedAt ? (
              <Chip tone="success" icon={BadgeCheck}>
                <Trans>verified on {format.date(source.verifiedAt)}</Trans>
              </Chip>
            ) : (
              <Chip icon={CircleDashed}>
                <Trans>proof no longer found</Trans>
              </Chip>
            )}
          </div>
          <a
            href={source.url}
            target="_blank"
            rel="noopener noreferrer"
            className="link text-small wrap-anywhere"
          >
            {source.url}
          </a>
          <Figures {...source} />
        </li>
      ))}
    </ul>
  );
}
