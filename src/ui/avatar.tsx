import { hueOf, initialsOf } from '../../contract/name-mark.ts';

const SIZE = { sm: 'size-8 text-note', md: 'size-11 text-body', lg: 'size-16 text-title' };

/** A person, round where a company is square. */
export function Avatar({ name, size = 'md' }: { name: string; size?: keyof typeof SIZE }) {
  return (
    <span
      aria-hidden="true"
      className={`mark mark-person rounded-full ${SIZE[size]}`}
      style={{ '--hue': hueOf(name) }}
    >
      {initialsOf(name)}
    </span>
  );
}
