import { hueOf, initialsOf } from '../../contract/name-mark.ts';
import { useObjectUrl } from './use-object-url.ts';

const SIZE = {
  sm: 'size-8 text-note',
  md: 'size-11 text-body',
  lg: 'size-16 text-title',
  xl: 'size-24 text-display',
};

type Props = {
  name: string;
  size?: keyof typeof SIZE;
  /** Without one there are the initials. */
  picture?: Blob | undefined;
};

/** A person, round where a company is square. */
export function Avatar({ name, size = 'md', picture }: Props) {
  const url = useObjectUrl(picture);
  if (url) return <img src={url} alt="" className={`shrink-0 rounded-full object-cover ${SIZE[size]}`} />;
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
