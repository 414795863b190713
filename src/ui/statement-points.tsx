import type { ReactNode } from 'react';

type Props = { title?: ReactNode; points: readonly string[] };

/** The sentences a guardian confirms, in the words that are kept. */
export function StatementPoints({ title, points }: Props) {
  return (
    <div className="grid gap-2 rounded-card bg-well p-4">
      {title && <h3 className="text-small font-semibold">{title}</h3>}
      <ul className="grid list-disc gap-2 ps-5 text-small">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
