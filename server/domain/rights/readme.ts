import { holdings } from './holdings.ts';

/** What lies beside it, for a person who opens the archive. */
export function readme(day: string): string {
  const left = Object.entries(holdings).flatMap(([table, { because }]) =>
    because === undefined ? [] : [`  ${table}: ${because}`],
  );
  return `Zusage, ${day}

DEUTSCH
profile.json   dein Profil, wie die App es zeigt
resume.json    dein Lebenslauf im Format JSON Resume
data/          alles, was die Datenbank über dich weiß, eine Datei je Tabelle
files/         deine Dateien

ENGLISH
profile.json   your profile as the app shows it
resume.json    your CV as JSON Resume
data/          everything the database knows of you, a file for each table
files/         your files

Left out of data/, and why:
${left.join('\n')}
`;
}
