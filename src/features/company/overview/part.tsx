import { type ReactNode, useId } from 'react';
import { Section } from '../../../ui/page.tsx';

type Props = {
  title: string;
  aside?: ReactNode;
  /** The page itself has this name already: the part is only named for the ear. */
  alone: boolean;
  children: ReactNode;
};

/** One part of the overview, or the whole of a page. */
export function Part({ title, aside, alone, children }: Props) {
  const titleId = useId();
  if (alone) {
    return (
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="sr-only">
          {title}
        </h2>
        {children}
      </section>
    );
  }
  return (
    <Section title={title} aside={aside}>
      {children}
    </Section>
  );
}
