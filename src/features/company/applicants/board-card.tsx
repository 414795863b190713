import { memo } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { ApplicantCard } from './applicant-card.tsx';

type Props = {
  applicant: Applicant;
  entries: readonly OutboxEntry[];
  saving: boolean;
  oneJob: boolean;
  marked: boolean;
  checked: boolean;
  /** Somebody is selected: every card shows its box. */
  selecting: boolean;
  onToggle: (id: string, range: boolean) => void;
  onOpen: (id: string) => void;
  onDrag: (id: string | undefined) => void;
};

/**
 * A card that can be selected and dragged. Drawn again only where its own row has changed: a move concerns one of them,
 * and fifty are in sight. So whoever draws it hands in the same functions each time.
 */
export const BoardCard = memo(function BoardCard({
  applicant,
  checked,
  selecting,
  onToggle,
  onOpen,
  onDrag,
  ...shown
}: Props) {
  const { _id: id, name } = applicant;
  return (
    <ApplicantCard
      {...shown}
      applicant={applicant}
      selecting={{ checked, shown: selecting, onToggle: (range) => onToggle(id, range) }}
      dragging={{
        draggable: true,
        onDragStart: (event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          onDrag(id);
        },
        onDragEnd: () => onDrag(undefined),
      }}
      onOpen={() => onOpen(id)}
    />
  );
});
