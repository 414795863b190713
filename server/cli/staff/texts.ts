import { StartFailure } from '../../base/start-failure.ts';
import { newTexts, publishTranslation } from '../../domain/translation/publish-translation.ts';
import { type StaffCommand, say } from './command.ts';

export const publishTexts: StaffCommand = {
  name: 'publish-texts',
  words: ['FILE'],
  decides: true,
  summary: 'Publishes texts of a language; they are laid over the ones that are built into the app.',
  more: 'FILE is JSON: languageId (like de_DE), name where the language is new, texts by lower-case key; null takes one out.',
  act: async (context, { words: [file = ''], files }) => {
    const { version, changed } = await publishTranslation(context, textsOf(files.read(file), file));
    return say(`${changed} texts are published, in version ${version}.`);
  },
};

function textsOf(content: string, file: string) {
  try {
    const texts = newTexts.safeParse(JSON.parse(content));
    if (texts.success) return texts.data;
    const [issue] = texts.error.issues;
    throw new StartFailure(`${file} cannot be published: ${issue?.path.join('.')} is not accepted.`, 2);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`${file} is not JSON.`, 2);
  }
}
