import { Trans, useLingui } from '@lingui/react/macro';
import type { CreatorCard } from '../../../../contract/entities/creator.ts';
import { AVAILABILITY_LABEL } from '../../../i18n/creator-availability.ts';
import { languageName } from '../../../i18n/display-names.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { StretchedLink } from '../../../ui/links.tsx';
import { Reach } from '../../../ui/media-kit/reach.tsx';
import { SaveCreator } from './save-creator.tsx';

/** A creator in a list: who, where, about what, how many follow and from what price on. */
export function CreatorRow({ card }: { card: CreatorCard }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const where = [card.region, ...card.languages.map((code) => languageName(i18n.locale, code))];
  const cheapest = card.packages.toSorted((a, b) => a.price - b.price)[0];
  const busy = card.availability !== null && card.availability.status !== 'open';
  return (
    <li className="relative flex items-start gap-4 px-4 py-4 motion-colors hover:bg-well sm:px-5">
      <Avatar name={card.handle} />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="grid gap-0.5">
          <h2 className="text-body font-bold wrap-anywhere">
            <StretchedLink
              to="/pwa/company/creators"
              search={(now) => ({ ...now, creator: card._id })}
              resetScroll
            >
              {card.handle}
            </StretchedLink>
          </h2>
          <p className="text-small text-soft">{where.filter(Boolean).join(' · ')}</p>
        </div>
        {card.niches.length > 0 && <p className="text-small">{card.niches.join(', ')}</p>}
        <Reach sources={card.sources} />
        <p className="flex flex-wrap gap-x-3 text-small text-soft">
          {cheapest && (
            <span className="font-semibold text-ink tabular-nums">
              <Trans>from {format.money(cheapest.price, cheapest.currency)}</Trans>
            </span>
          )}
          {busy && card.availability && <span>{i18n._(AVAILABILITY_LABEL[card.availability.status])}</span>}
        </p>
      </div>
      <div className="relative z-1 -me-2">
        <SaveCreator creatorId={card._id} handle={card.handle} />
      </div>
    </li>
  );
}
