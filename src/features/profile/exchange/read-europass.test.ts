import { expect, it } from 'vitest';
import { fromJsonResume } from '../../../../contract/json-resume.ts';
import { readEuropass } from './read-europass.ts';

it('user.3 a Europass of the old form becomes a CV', () => {
  const xml = `<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
    <WorkExperienceList><WorkExperience><Period><From year="2019" month="--04"/><To year="2021"/></Period>
    <Position><Label>Bäckereiverkauf</Label></Position>
    <Activities>&lt;p&gt;Theke &amp;amp; Tische&lt;/p&gt;&lt;p&gt;Kasse&lt;/p&gt;</Activities>
    <Employer><Name>Backhaus</Name></Employer></WorkExperience></WorkExperienceList>
    <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Türkisch</Label></Description></MotherTongue>
    </MotherTongueList></Linguistic></Skills></LearnerInfo></SkillsPassport>`;
  expect(fromJsonResume(readEuropass(xml))).toEqual({
    cv: {
      work: [
        {
          position: 'Bäckereiverkauf',
          name: 'Backhaus',
          startDate: '2019-04',
          endDate: '2021',
          summary: 'Theke & Tische\nKasse',
        },
      ],
      languages: [{ language: 'Türkisch', fluency: 'Native speaker' }],
    },
    leftOut: [],
  });
});

it('user.3 a Europass of the present form becomes a CV, whatever its namespaces are called', () => {
  const xml = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9">
    <CandidateProfile><hr:ExecutiveSummary>Früh auf</hr:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory><hr:OrganizationName>Backhaus</hr:OrganizationName><PositionHistory>
    <PositionTitle>Verkauf</PositionTitle><eures:EmploymentPeriod xmlns:eures="x"><eures:StartDate>
    <hr:FormattedDateTime>2020-08-01</hr:FormattedDateTime></eures:StartDate></eures:EmploymentPeriod>
    </PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`;
  expect(fromJsonResume(readEuropass(xml))).toEqual({
    about: 'Früh auf',
    cv: { work: [{ position: 'Verkauf', name: 'Backhaus', startDate: '2020-08-01' }] },
    leftOut: [],
  });
});

it('user.3 other XML is none', () => {
  expect(() => readEuropass('<rss><channel/></rss>')).toThrow(TypeError);
});
