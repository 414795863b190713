import { transact } from '../../../server/api/transact.ts';
import { putTeamMember } from '../../../server/domain/team/put-team-member.ts';
import { publishTranslation } from '../../../server/domain/translation/publish-translation.ts';
import { publishPage } from '../../../server/domain/webpage/publish.ts';
import { SAMPLE_TEAM } from '../../../server/seed/team.ts';
import type { World } from '../world.ts';

export async function makeLanguage({ t }: World): Promise<void> {
  await transact(t.parts, (context) =>
    publishTranslation(context, {
      languageId: 'de_DE',
      name: 'Deutsch',
      texts: { 'app.claim': 'Jobs, die antworten.' },
    }),
  );
}

export async function makeTeam({ t }: World): Promise<void> {
  for (const member of SAMPLE_TEAM) await putTeamMember(t.db, member);
}

export async function makePage({ t }: World): Promise<string> {
  const blocks = [{ type: 'paragraph' as const, spans: [{ text: 'Some words.' }] }];
  await transact(t.parts, (context) =>
    publishPage(context, {
      _id: 'about',
      title: { de_DE: 'Über uns', en_US: 'About us' },
      blocks: { de_DE: blocks, en_US: blocks },
    }),
  );
  return 'about';
}
