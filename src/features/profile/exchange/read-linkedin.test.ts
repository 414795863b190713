import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fromJsonResume } from '../../../../contract/json-resume.ts';
import { readLinkedIn } from './read-linkedin.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

it('user.3 the archive of LinkedIn becomes a CV', () => {
  const archive = zip({
    'Profile.csv':
      'First Name,Last Name,Headline,Summary\nMira,Özdemir,Verkäuferin,"Früh auf,\ngern an der Theke"\n',
    'Positions.csv':
      '\uFEFFCompany Name,Title,Description,Location,Started On,Finished On\nObsthof Wittrock,Verkauf,"Sagte ""Hallo""",Köln,Apr 2024,\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nRealschule,2018,2024,,Realschulabschluss,\n',
    'Skills.csv': 'Name\nKassieren\n',
    'Languages.csv': 'Name,Proficiency\nTürkisch,Native or bilingual proficiency\n',
    'Connections.csv': 'Notes:\n"secret"\n',
  });
  expect(fromJsonResume(readLinkedIn(archive))).toEqual({
    headline: 'Verkäuferin',
    about: 'Früh auf,\ngern an der Theke',
    cv: {
      work: [
        {
          position: 'Verkauf',
          name: 'Obsthof Wittrock',
          location: 'Köln',
          startDate: '2024-04',
          summary: 'Sagte "Hallo"',
        },
      ],
      education: [
        {
          institution: 'Realschule',
          studyType: 'Realschulabschluss',
          startDate: '2018',
          endDate: '2024',
        },
      ],
      skills: [{ name: 'Kassieren' }],
      languages: [{ language: 'Türkisch', fluency: 'Native or bilingual proficiency' }],
    },
    leftOut: [],
  });
});

it('user.3 another archive is none', () => {
  expect(() => readLinkedIn(zip({ 'notes.txt': 'x' }))).toThrow(TypeError);
});
