import type { RefObject } from 'react';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';

/** What the list and the board share about the people on them, and what a tap does. */
export type CardControls = {
  /** All of them applied for the same job. */
  oneJob: boolean;
  /** Whose move is not saved on this device yet. */
  saving: ReadonlySet<string>;
  entriesOf: (applicantId: string) => readonly OutboxEntry[];
  selected: ReadonlySet<string>;
  /** Whose panel is open. */
  openId: string | undefined;
  /** Who is to get the focus as soon as their card is drawn; emptied then, which is no reason to draw again. */
  wanted: RefObject<string | undefined>;
  onToggle: (applicantId: string, range: boolean) => void;
  onOpen: (applicantId: string) => void;
};
