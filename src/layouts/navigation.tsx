import { useLingui } from '@lingui/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Destination } from './destinations.ts';

/** How many new things wait at a place. */
export type Badges<Key extends string> = Partial<Record<Key, number>>;

type Props<Key extends string> = {
  /** Read out; a page has two of them, one for each width, of which one is shown. */
  name: string;
  places: readonly Destination<Key>[];
  current: Key | undefined;
  badges: Badges<Key>;
  /** tabs: at the thumb · bar: in the top bar · rail: at the side. */
  form: 'tabs' | 'bar' | 'rail';
};

/** Otherwise the router marks every link whose path the address begins with: /pwa is the start of them all. */
const EXACT = { exact: true, includeSearch: true };

export function Navigation<Key extends string>({ name, places, current, badges, form }: Props<Key>) {
  const { i18n } = useLingui();
  const shown = form === 'tabs' ? places.filter(({ railOnly }) => !railOnly) : places;
  return (
    <nav aria-label={name} className={`nav-${form}`}>
      <ul>
        {shown.map(({ key, label, icon, to, search, told }) => (
          <li key={key}>
            <Link
              {...({ to, search } as LinkProps)}
              aria-current={key === current ? 'page' : undefined}
              activeOptions={EXACT}
            >
              <span className="nav-icon" aria-hidden>
                <Icon of={icon} size={form === 'tabs' ? 'lg' : 'md'} />
                {form === 'tabs' && <Badge count={badges[key] ?? 0} corner />}
              </span>
              <span className={form === 'rail' ? 'rail-words' : undefined}>{i18n._(label)}</span>
              {form === 'tabs' && <Told count={badges[key] ?? 0} words={told} />}
              {form !== 'tabs' && <Badge count={badges[key] ?? 0} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The badge on the icon comes before the name; heard, the count comes after it. */
function Told({ count, words }: { count: number; words: Destination<string>['told'] }) {
  const { i18n } = useLingui();
  return count > 0 ? <span className="sr-only">{` ${words ? i18n._(words(count)) : count}`}</span> : null;
}
