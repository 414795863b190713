import ical from 'ical-generator';
import type { Message } from '../../../contract/entities/conversation.ts';

type Given = {
  proposal: Message;
  /** The time that was taken. */
  time: string;
  /** The other side. */
  with: string;
  /** When the file is made. */
  stamp: Date;
};

/** An appointment for the reader's own calendar, which shows it in its own time zone: the times in it are UTC. */
export function appointmentFile({ proposal, time, with: name, stamp }: Given): Blob {
  const { minutes = 0, place = '' } = proposal.appointment ?? {};
  const start = new Date(time);
  const calendar = ical({ prodId: { company: 'Zusage', product: 'Zusage' } });
  calendar.createEvent({
    // The same for both sides, and for who saves it twice.
    id: proposal._id,
    stamp,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: `${proposal.text} (${name})`,
    ...(place === '' ? {} : { location: place }),
  });
  return new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' });
}
