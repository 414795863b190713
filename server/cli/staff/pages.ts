import { StartFailure } from '../../base/start-failure.ts';
import { archivePage, type NewPage, publishPage } from '../../domain/webpage/publish.ts';
import { type StaffCommand, say } from './command.ts';

export const publishAPage: StaffCommand = {
  name: 'publish-page',
  words: ['FILE'],
  decides: true,
  summary: 'Publishes a page of text; what was published before stays readable under its number.',
  more: 'FILE is JSON: _id, title and blocks in de_DE and en_US, showInFooter and validFrom if they are wanted.',
  act: async (context, { words: [file = ''], files }) => {
    // Checked by publishPage, which names the fields that are wrong.
    const page = jsonOf(files.read(file), file) as NewPage;
    const { version, isNew } = await publishPage(context, page);
    if (!isNew) return say(`${page._id} says the same already, in version ${version}.`);
    return say(`${page._id}: version ${version} is published.`);
  },
};

export const archiveAPage: StaffCommand = {
  name: 'archive-page',
  words: ['PAGE'],
  decides: true,
  summary: 'Takes a page down; versions that somebody may have agreed to stay readable under their number.',
  act: async (context, { words: [id = ''] }) => {
    await archivePage(context, id);
    return say(`${id} is taken down.`);
  },
};

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartFailure(`${file} is not JSON.`, 2);
  }
}
