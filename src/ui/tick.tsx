import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** The box of a checkbox, without words beside it: they are its caller's, as a label or as `aria-label`. */
export function Tick(input: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  return (
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input {...input} type="checkbox" className="peer tick" />
      <Icon
        of={Check}
        className="pointer-events-none absolute scale-75 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}
