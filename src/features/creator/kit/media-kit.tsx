import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CreatorCard } from '../../../../contract/entities/creator.ts';
import { languageName } from '../../../i18n/display-names.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { PackageLine } from '../packages/package-line.tsx';
import { AVAILABILITY_LABEL } from './availability-text.ts';
import { KitAudience } from './kit-audience.tsx';
import { KitPages } from './kit-pages.tsx';
import { KitPhotos } from './kit-photos.tsx';
import { Part } from './part.tsx';

type Props = {
  card: CreatorCard;
  /** What can be done with a package. @param at its place in the card's list */
  packageAct?: (at: number) => ReactNode;
};

/** A creator as companies read it; made of the card alone, so that it can show nothing else (creator.6). */
export function MediaKit({ card, packageAct }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { availability } = card;
  return (
    <article
      aria-label={t`Media kit of ${card.handle}`}
      className="grid gap-6 rounded-card border border-line bg-sheet p-5 desk:p-8 print:border-0 print:bg-transparent print:p-0"
    >
      <header className="flex items-center gap-4">
        <Avatar name={card.handle} size="lg" />
        <div className="min-w-0">
          <h2 className="text-title wrap-anywhere">{card.handle}</h2>
          <p className="text-soft">
            {[card.region, ...card.languages.map((code) => languageName(i18n.locale, code))]
              .filter((one) => one !== '')
              .join(' · ')}
          </p>
        </div>
      </header>
      {card.bio && <p className="max-w-content whitespace-pre-line">{card.bio}</p>}
      {card.niches.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t`Topics`}>
          {card.niches.map((niche) => (
            <li key={niche}>
              <Chip>{niche}</Chip>
            </li>
          ))}
        </ul>
      )}
      {availability && (
        <p>
          <b>{i18n._(AVAILABILITY_LABEL[availability.status])}</b>
          {availability.from && (
            <>
              {', '}
              <Trans>from {format.day(availability.from)}</Trans>
            </>
          )}
          {availability.note && <span className="block text-soft">{availability.note}</span>}
        </p>
      )}
      <Part title={<Trans>Pages</Trans>}>
        <KitPages sources={card.sources} />
      </Part>
      {card.photos && card.photos.length > 0 && <KitPhotos photos={card.photos} />}
      {card.packages.length > 0 && (
        <Part title={<Trans>Packages</Trans>}>
          <ul className="divide-y divide-line">
            {card.packages.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: packages have no other identity
              <li key={at} className="grid break-inside-avoid gap-2 py-3 first:pt-0 last:pb-0">
                <PackageLine of={one} />
                {packageAct?.(at)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {card.audience && <KitAudience audience={card.audience} />}
      {card.examples.length > 0 && (
        <Part title={<Trans>Examples</Trans>}>
          <ul className="grid gap-2">
            {card.examples.map(({ title, url }) => (
              <li key={url + title}>
                {title}
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="link block text-small wrap-anywhere"
                >
                  {url}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  );
}
