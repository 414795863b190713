import { useLingui } from '@lingui/react/macro';
import GripVertical from 'lucide-react/icons/grip-vertical';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from './icon.tsx';

type Item = { key: string /** Read out. */; name: string; content: ReactNode };
type Props = { name: string; items: readonly Item[]; onMove: (from: number, to: number) => void };
type Drag = { from: number; to: number; start: number; dy: number; tops: number[]; height: number };

/** Rows whose order the person decides: dragged by the grip, or moved with the arrow keys on it. */
export function SortableList({ name, items, onMove }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [said, setSaid] = useState('');
  const moving = useRef<string>(undefined);

  // The browser drops the focus of a row whose element is moved in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `items` triggers it: each new order
  useLayoutEffect(() => {
    const grip = [...(list.current?.querySelectorAll<HTMLElement>('[data-grip]') ?? [])].find(
      ({ dataset }) => dataset.grip === moving.current,
    );
    if (moving.current !== undefined && document.activeElement === document.body) grip?.focus();
  }, [items]);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    onMove(from, to);
    const place = to + 1;
    setSaid(t`${items[from]?.name ?? ''} is now number ${place} of ${items.length}.`);
  };
  const press = (at: number) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    moving.current = items[at]?.key;
    move(at, at + step);
  };
  const take = (at: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const rects = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({
      from: at,
      to: at,
      start: event.clientY,
      dy: 0,
      tops: rects.map(({ top, height }) => top + height / 2),
      height: rects[at]?.height ?? 0,
    });
  };
  const pull = ({ clientY }: PointerEvent) => {
    if (!drag) return;
    const dy = clientY - drag.start;
    const middle = (drag.tops[drag.from] ?? 0) + dy;
    const to = drag.tops.filter((top, at) => at !== drag.from && top < middle).length;
    setDrag({ ...drag, dy, to });
  };
  const drop = () => {
    if (drag) move(drag.from, drag.to);
    setDrag(undefined);
  };
  /** How far a row stands away from its place while another is dragged over it, in pixels. */
  const shift = (at: number): number => {
    if (!drag) return 0;
    if (at === drag.from) return drag.dy;
    if (at > drag.from && at <= drag.to) return -drag.height;
    return at < drag.from && at >= drag.to ? drag.height : 0;
  };
  return (
    <>
      <ul ref={list} aria-label={name} className="divide-y divide-line">
        {items.map(({ key, name: row, content }, at) => (
          <li
            key={key}
            className={`relative flex items-start bg-paper ${drag?.from === at ? 'z-1 opacity-90' : 'motion-colors'}`}
            style={drag ? { transform: `translateY(${shift(at)}px)` } : undefined}
          >
            <div className="min-w-0 flex-1">{content}</div>
            {items.length > 1 && (
              <button
                type="button"
                data-grip={key}
                aria-label={t`Move ${row}`}
                title={t`Drag, or use the arrow keys`}
                onKeyDown={press(at)}
                onPointerDown={take(at)}
                onPointerMove={pull}
                onPointerUp={drop}
                onPointerCancel={() => setDrag(undefined)}
                className="-me-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-faint hover:bg-well hover:text-ink active:cursor-grabbing"
              >
                <Icon of={GripVertical} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
