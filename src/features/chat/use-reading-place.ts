import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels between the lower edge of what was in sight and the end of the conversation, by conversation. */
const places = new Map<string, number>();

/** Below this one is at the end. */
const END_PX = 48;

type Measures = { scrollTop: number; clientHeight: number; scrollHeight: number };

type Given = {
  conversationId: string;
  /** First and last key of what is shown: a change of the last is news, of the first is the past. */
  firstKey: string;
  lastKey: string;
  /** Somebody who comes back to news starts there, not where they left off. */
  hasUnread: boolean;
};

/**
 * Where the reader is in the stream: they begin at the unread mark, or where they left off, and stay at the end while
 * they are there; otherwise nothing that arrives moves what they read (chat.6).
 */
export function useReadingPlace(scroller: RefObject<HTMLElement | null>, given: Given) {
  const { conversationId, firstKey, lastKey, hasUnread } = given;
  const [atEnd, setAtEnd] = useState(false);
  const distance = useRef<number | null>(null);
  const laidOut = useRef('');

  const note = useCallback(
    (element: HTMLElement) => {
      // Hidden, it has no measures, and its end is in nobody's sight.
      if (element.clientHeight === 0) return setAtEnd(false);
      distance.current = fromEnd(element);
      keepPlace(conversationId, distance.current);
      setAtEnd(isEnd(distance.current));
    },
    [conversationId],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the last key says that there is something new at the end
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || firstKey === '') return;
    const left = distance.current ?? (hasUnread ? undefined : (placeIn(conversationId) ?? 0));
    if (left === undefined) toUnread(element);
    else if (isEnd(left)) element.scrollTop = element.scrollHeight;
    // Only what came in above moves what is read; by keeping the distance from the end it does not.
    else if (laidOut.current !== firstKey)
      element.scrollTop = element.scrollHeight - element.clientHeight - left;
    laidOut.current = firstKey;
    note(element);
  }, [conversationId, firstKey, lastKey]);

  // The keyboard and the growing composer change the height.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (distance.current !== null && isEnd(distance.current)) element.scrollTop = element.scrollHeight;
      note(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, note]);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    distance.current = 0;
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    note(element);
  }, [scroller, note]);

  return { atEnd, toEnd, onScroll: () => scroller.current && note(scroller.current) };
}

function toUnread(element: HTMLElement): void {
  const mark = element.querySelector<HTMLElement>('[data-unread]');
  element.scrollTop = mark ? mark.offsetTop - element.clientHeight / 4 : element.scrollHeight;
}

/** Measured from the end, so that earlier messages shown above, or a new width, move nothing. */
function fromEnd({ scrollTop, clientHeight, scrollHeight }: Measures): number {
  return Math.max(0, scrollHeight - clientHeight - scrollTop);
}

function isEnd(distance: number): boolean {
  return distance < END_PX;
}

/** Where somebody left off in this conversation; undefined where they have not been since the page was loaded. */
function placeIn(conversationId: string): number | undefined {
  return places.get(conversationId);
}

function keepPlace(conversationId: string, distance: number): void {
  places.set(conversationId, distance);
}
