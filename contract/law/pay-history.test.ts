import { describe, expect, it } from 'vitest';
import { asksPayHistory } from './pay-history.ts';

describe('questions for earlier pay (createjob.4, pay directive)', () => {
  it.each([
    'Wie hoch war dein letztes Gehalt?',
    'Was ist dein aktuelles Jahresgehalt?',
    'Bisheriger Stundenlohn',
    'Wie viel hast du zuletzt verdient?',
    'Was verdienst du derzeit?',
    'Dein jetziges Einkommen in Euro?',
    'Bitte lade einen Gehaltsnachweis hoch',
    'Letzte Lohnabrechnung?',
    'Vergütung in der vorherigen Ausbildung',
    'What is your current salary?',
    'Your previous pay?',
    'How much do you earn?',
    'How much did you make at your last job?',
    'Salary history',
    'Please upload your last payslip',
    'What was your last wage, and what do you expect?',
  ])('are found: %s', (text) => {
    expect(asksPayHistory(text)).toBe(true);
  });

  it.each([
    'Was ist deine Gehaltsvorstellung?',
    'Welches Gehalt erwartest du?',
    'Welchen Lohn wünschst du dir?',
    'What salary do you expect?',
    'Ab wann kannst du anfangen?',
    'Was hast du zuletzt gemacht?',
    'Hast du schon an einer Kasse gearbeitet?',
    'What did you do last summer?',
    'Have you ever worked nights?',
    'Hast du einen Führerschein bekommen?',
    'Kannst du am Wochenende arbeiten?',
    'Do you have a paid licence?',
  ])('are not taken for one: %s', (text) => {
    expect(asksPayHistory(text)).toBe(false);
  });
});
