import { dayText } from '../day-text.ts';
import type { Template } from '../template.ts';

/** A parent or guardian is asked to sign an offer that somebody below 18 wants to accept. `until`: ISO instant. */
export const offerGuardianTemplate: Template<'child' | 'company' | 'job' | 'until' | 'url'> = {
  de_DE: ({ child, company, job, until, url }) => ({
    subject: `${child} hat ein Angebot von ${company}`,
    text: `Guten Tag,

${company} bietet ${child} diese Stelle an: ${job}. ${child} möchte annehmen. Unter 18 Jahren gilt das erst, wenn ein Elternteil unterschreibt.

Der Link zeigt das ganze Angebot mit Arbeitszeit und Lohn. Sie können bis zum ${dayText('de_DE', until)} entscheiden.`,
    link: { label: 'Angebot lesen und entscheiden', url },
    small: 'Geben Sie den Link nicht weiter: Wer ihn öffnet, kann für Sie unterschreiben.',
  }),
  en_US: ({ child, company, job, until, url }) => ({
    subject: `${child} has an offer from ${company}`,
    text: `Hello,

${company} offers ${child} this job: ${job}. ${child} would like to accept. Below 18 that counts only once a parent has signed.

The link shows the whole offer with hours and pay. You can decide until ${dayText('en_US', until)}.`,
    link: { label: 'Read the offer and decide', url },
    small: 'Do not pass the link on: whoever opens it can sign for you.',
  }),
};
