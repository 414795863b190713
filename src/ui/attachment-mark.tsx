import FileText from 'lucide-react/icons/file-text';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useObjectUrl } from './use-object-url.ts';

type Props = { picture: Blob | undefined; small?: boolean };

/** A file's small picture, or a sheet of paper. Its name stands beside it. */
export function AttachmentMark({ picture, small = false }: Props) {
  const url = useObjectUrl(picture);
  const size = small ? 'size-11' : 'size-12';
  if (url)
    return <img src={url} alt="" className={classNames(size, 'shrink-0 rounded-[0.5rem] object-cover')} />;
  return (
    <span className={classNames(size, 'grid shrink-0 place-items-center rounded-[0.5rem] bg-well text-soft')}>
      <Icon of={FileText} size="lg" />
    </span>
  );
}
