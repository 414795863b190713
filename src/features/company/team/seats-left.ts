/** Seats that nobody has and nobody was promised. @param seats what the plan allows */
export function seatsLeft(seats: number, { members, asked }: { members: number; asked: number }): number {
  return Math.max(0, seats - members - asked);
}
