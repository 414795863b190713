/** What is known of a search on the server, beside the same one on this device. */
export type Online = {
  /** Jobs that were found on this device. */
  here: number;
  /** All that the server finds, at least where `isAtLeast`. */
  total: number;
  isAtLeast: boolean;
  /** Jobs that were looked through and are not on this device. */
  others: number;
  /** All of the server's were looked through. */
  isEnd: boolean;
  /** Both sides find by the same rule. Words are looked for with other stems. */
  isAlike: boolean;
};

/** `further`: jobs that are not on this device; `over`: more than these; `total`, `totalOver`: with those that are. */
export type OnlineCount =
  | { say: 'none' }
  | { say: 'further' | 'over' | 'total' | 'totalOver'; count: number };

/**
 * How much more there is online. What was counted one by one is said; where not all was, the numbers of both sides are
 * subtracted only if they are of like filters, and never to nothing: that nothing is left is known at the end alone.
 */
export function onlineCount({ here, total, isAtLeast, others, isEnd, isAlike }: Online): OnlineCount {
  if (isEnd) return others === 0 ? { say: 'none' } : { say: 'further', count: others };
  const further = total - here;
  if (isAlike && further > 0 && further >= others)
    return { say: isAtLeast ? 'over' : 'further', count: further };
  return { say: isAtLeast ? 'totalOver' : 'total', count: total };
}
