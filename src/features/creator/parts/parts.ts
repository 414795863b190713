import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Globe from 'lucide-react/icons/globe';
import Image from 'lucide-react/icons/image';
import Megaphone from 'lucide-react/icons/megaphone';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import User from 'lucide-react/icons/user';
import type { Creator } from '../../../../contract/entities/creator.ts';
import { AVAILABILITY_LABEL } from '../../../i18n/creator-availability.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { IconDrawing } from '../../../ui/icon.tsx';

/** Parts of a profile, in the order in which one makes them. */
export const CREATOR_PARTS = ['facts', 'sources', 'packages', 'photos', 'kit', 'card', 'label'] as const;
export type CreatorPart = (typeof CREATOR_PARTS)[number];

/** The part that an address names. */
export function partOf(named: string | undefined): CreatorPart | undefined {
  return CREATOR_PARTS.find((part) => part === named);
}

/** What is to be done next, where there is room for a part beside the list. */
export function nextPart({ sources, packages }: Pick<Creator, 'sources' | 'packages'>): CreatorPart {
  if (!sources.some(({ status }) => status === 'verified')) return 'sources';
  return packages.length === 0 ? 'packages' : 'facts';
}

export type PartWords = { name: string; icon: IconDrawing; state: string };

/** Each part with how it stands, in a few words. */
export function usePartWords(creator: Creator): Record<CreatorPart, PartWords> {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { sources, packages, availability, card = 'off', handle, niches, photos = [] } = creator;
  const verified = sources.filter(({ status }) => status === 'verified').length;
  const open = sources.length - verified;
  const lowest = packages.toSorted((a, b) => a.price - b.price)[0];
  const count = packages.length;
  const from = lowest ? format.money(lowest.price, lowest.currency) : '';
  const told = [
    verified > 0 && t`${plural(verified, { one: '# verified', other: '# verified' })}`,
    open > 0 && t`${plural(open, { one: '# not verified', other: '# not verified' })}`,
  ].filter(Boolean);
  return {
    facts: { name: t`Who you are`, icon: User, state: [handle, ...niches].join(', ') },
    sources: {
      name: t`Your pages`,
      icon: BadgeCheck,
      state: told.length > 0 ? told.join(', ') : t`None yet. One is needed.`,
    },
    packages: {
      name: t`Packages`,
      icon: Package,
      state: lowest
        ? t`${plural(count, { one: `# package, from ${from}`, other: `# packages, from ${from}` })}`
        : t`None yet`,
    },
    photos: {
      name: t`Photos`,
      icon: Image,
      state:
        photos.length > 0 ? t`${plural(photos.length, { one: '# photo', other: '# photos' })}` : t`None yet`,
    },
    kit: {
      name: t`More for your media kit`,
      icon: Newspaper,
      state: availability ? i18n._(AVAILABILITY_LABEL[availability.status]) : t`Time, examples, audience`,
    },
    card: {
      name: t`Public card`,
      icon: Globe,
      state: {
        off: t`Nobody sees it`,
        link: t`Anyone with the link`,
        listed: t`Everybody, search engines too`,
      }[card],
    },
    label: { name: t`Marking advertising`, icon: Megaphone, state: t`When, and how` },
  };
}
