import { addDays } from '../../../../contract/calendar-day.ts';
import type { Job } from '../../../../contract/entities/job.ts';
import type { Language } from '../../../../contract/languages.ts';
import { closingDayOf } from '../../../../contract/policy/closing-day.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';

/** Octets of one line of a calendar file (RFC 5545, section 3.1). */
const LINE_MAX = 75;

type Parts = {
  job: Pick<Job, '_id' | 'title' | 'companyName'> & { validThrough: string };
  url: string;
  now: Date;
  language: Language;
};

/** The last day to apply as an all-day entry for a calendar, reminded of the day before (RFC 5545). */
export function closingEvent({ job, url, now, language }: Parts): string {
  const words = SERVER_TEXTS[language].publicPages;
  const day = closingDayOf(job.validThrough);
  const name = words.lastDayFor(job.title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zusage//Jobs//DE',
    'BEGIN:VEVENT',
    `UID:closing-${job._id}@${new URL(url).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(`${job.companyName}\n${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(name)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const plain = (day: string) => day.replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A longer line goes on behind a line break and a space, never inside a letter. */
function folded(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const last = parts.length - 1;
    const next = `${parts[last]}${letter}`;
    // The space in front of a later part counts.
    if (Buffer.byteLength(next) > LINE_MAX - (last > 0 ? 1 : 0)) parts.push(letter);
    else parts[last] = next;
  }
  return parts.join('\r\n ');
}
