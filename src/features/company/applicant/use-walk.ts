import { useEffect, useEffectEvent, useState } from 'react';
import { isWriting } from './is-writing.ts';
import { type Place, placeIn } from './walk.ts';

/** The applicants around the open one; `J` and `K` lead to the next and the one before. */
export function useWalk(
  applicantId: string | undefined,
  order: readonly string[],
  onOpen: (id: string) => void,
): Place | null {
  const [kept, setKept] = useState<readonly string[]>([]);
  if (applicantId === undefined && kept.length > 0) setKept([]);
  if (applicantId !== undefined && !kept.includes(applicantId) && order.includes(applicantId)) setKept(order);
  const place = applicantId === undefined ? null : placeIn(kept, new Set(order), applicantId);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return;
    const to = { j: place?.after, k: place?.before }[event.key.toLowerCase()];
    if (to === undefined) return;
    event.preventDefault();
    onOpen(to);
  });
  const open = applicantId !== undefined;
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
  return place;
}
