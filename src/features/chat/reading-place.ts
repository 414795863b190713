/** Pixels between the lower edge of what was in sight and the end of the conversation, by conversation. */
const places = new Map<string, number>();

/** Below this one is at the end. */
const END_PX = 48;

export type Measures = { scrollTop: number; clientHeight: number; scrollHeight: number };

/** Measured from the end, so that earlier messages shown above, or a new width, move nothing. */
export function fromEnd({ scrollTop, clientHeight, scrollHeight }: Measures): number {
  return Math.max(0, scrollHeight - clientHeight - scrollTop);
}

export function isEnd(distance: number): boolean {
  return distance < END_PX;
}

/** Where somebody left off in this conversation; undefined where they have not been since the page was loaded. */
export function placeIn(conversationId: string): number | undefined {
  return places.get(conversationId);
}

export function keepPlace(conversationId: string, distance: number): void {
  places.set(conversationId, distance);
}
