import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AVAILABILITY_LABEL } from '../../i18n/creator-availability.ts';
import { languageName } from '../../i18n/display-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Avatar } from '../avatar.tsx';
import { Chip } from '../chip.tsx';
import { classNames } from '../class-names.ts';
import { PhotoGrid, type UsePhoto } from '../photo-grid.tsx';
import type { Kit } from './kit.ts';
import { KitAudience } from './kit-audience.tsx';
import { KitPages } from './kit-pages.tsx';
import { PackageLine } from './package-line.tsx';
import { type Level, Part } from './part.tsx';

type Props = {
  card: Kit;
  level?: Level;
  /** Reads the photos of their work. */
  usePhoto: UsePhoto;
  /** What can be done with a package. @param at its place in the card's list */
  packageAct?: (at: number) => ReactNode;
};

/** A creator as companies read it; made of the card alone, so that it can show nothing else (creator.6). */
export function MediaKit({ card, level = 2, usePhoto, packageAct }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { availability } = card;
  return (
    <article
      aria-label={t`Media kit of ${card.handle}`}
      className={classNames(
        'grid gap-6 rounded-card border border-line bg-sheet p-5 print:border-0 print:bg-transparent print:p-0',
        level === 2 && 'desk:p-8',
      )}
    >
      <header className="flex items-center gap-4">
        <Avatar name={card.handle} size="lg" />
        <div className="min-w-0">
          {level === 2 ? (
            <h2 className="text-title wrap-anywhere" dir="auto">
              {card.handle}
            </h2>
          ) : (
            <h3 className="text-lead font-bold wrap-anywhere" dir="auto">
              {card.handle}
            </h3>
          )}
          <p className="text-soft">
            {[card.region, ...card.languages.map((code) => languageName(i18n.locale, code))]
              .filter((one) => one !== '')
              .join(' · ')}
          </p>
        </div>
      </header>
      {card.bio && (
        <p className="max-w-content whitespace-pre-line" dir="auto">
          {card.bio}
        </p>
      )}
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
          {availability.note && (
            <span className="block text-soft" dir="auto">
              {availability.note}
            </span>
          )}
        </p>
      )}
      <Part level={level} title={<Trans>Pages</Trans>}>
        <KitPages sources={card.sources} />
      </Part>
      {card.photos && card.photos.length > 0 && (
        <Part level={level} title={<Trans>Photos</Trans>}>
          <PhotoGrid photos={card.photos} usePhoto={usePhoto} />
        </Part>
      )}
      {card.packages.length > 0 && (
        <Part level={level} title={<Trans>Packages</Trans>}>
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
      {card.audience && <KitAudience level={level} audience={card.audience} />}
      {card.examples.length > 0 && (
        <Part level={level} title={<Trans>Examples</Trans>}>
          <ul className="grid gap-2">
            {card.examples.map(({ title, url }) => (
              <li key={url + title}>
                <bdi>{title}</bdi>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="link block text-small wrap-anywhere"
                  dir="ltr"
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
