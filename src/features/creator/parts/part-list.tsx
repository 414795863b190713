import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Creator } from '../../../../contract/entities/creator.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CREATOR_PARTS, type CreatorPart, usePartWords } from './parts.ts';

type Props = { creator: Creator; current: CreatorPart };

/** Every part of the profile with how it stands; on desks one of them is open beside it. */
export function PartList({ creator, current }: Props) {
  const { t } = useLingui();
  const words = usePartWords(creator);
  return (
    <nav aria-label={t`Parts of your profile`}>
      <ul className="max-desk:divide-y max-desk:divide-line max-desk:overflow-hidden max-desk:rounded-card max-desk:border max-desk:border-line max-desk:bg-sheet desk:grid desk:gap-1">
        {CREATOR_PARTS.map((part) => {
          const { name, icon, state } = words[part];
          const isOpen = part === current;
          return (
            <li key={part}>
              <Link
                to="/pwa/user/create-creator"
                search={{ part }}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={isOpen ? 'true' : undefined}
                className={classNames(
                  'flex min-h-16 items-center gap-4 px-4 py-2.5 text-ink no-underline motion-colors desk:rounded-card desk:px-3',
                  isOpen ? 'max-desk:hover:bg-well desk:bg-accent-wash' : 'hover:bg-well',
                )}
              >
                <Icon of={icon} className="text-accent" />
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <span className="font-semibold">{name}</span>
                  <span className="truncate text-small text-soft">{state}</span>
                </span>
                <Icon of={ChevronRight} className="text-faint desk:hidden" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
