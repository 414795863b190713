import type { Kind } from './kinds.ts';

/** One thing a person did, written down by the test process, which no fault of a round can reach. */
export type Tap = {
  /** Stands in the text, on the screen and in the server's tables: `#round-place#`. */
  readonly token: string;
  readonly what: 'message' | 'application' | 'offer';
  readonly round: number;
  readonly kind: Kind;
  /** Conversation, job or offer it belongs to. */
  readonly lane: string;
  /** When the screen first said that it is kept here, milliseconds since the epoch. */
  saved: number | null;
  /** The last word of the screen was that this device could not keep it; and how often it said so. */
  denied: boolean;
  denials: number;
  /** Its turn in the lane, where the one before was seen to be kept first. */
  turn: number | null;
  /** Stopped for good and shown to the person. */
  refused: 'shown' | 'hidden' | null;
  /** Forgotten by the person's own hand, after it was refused. */
  discarded: boolean;
  /** Still on its way when the round's time was over. */
  stuck: boolean;
};

/** Longest time between a tap and the screen's word about it, in milliseconds. */
export const SAID_WITHIN_MS = 20_000;

export const TOKEN = /#\d+-\d+-\d+#/g;

export function newTap(about: Pick<Tap, 'token' | 'what' | 'round' | 'kind' | 'lane'>): Tap {
  return {
    ...about,
    saved: null,
    denied: false,
    denials: 0,
    turn: null,
    refused: null,
    discarded: false,
    stuck: false,
  };
}
