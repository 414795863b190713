import { outside } from '../work/outside.ts';
import type { WorkKinds } from '../work/work-kinds.ts';
import { renderLetter } from './render.ts';
import type { MailLanguage, Template } from './template.ts';
import { templates } from './templates.ts';

type Payload = {
  id: string;
  to: string;
  lang: MailLanguage;
  template: keyof typeof templates;
  params: Record<string, string>;
};

/** Hands queued mails to the post. One that the post does not take stays queued, with the id it has. */
export const mailWork: WorkKinds = {
  'mail.send': outside(async ({ ports, settings }, payload) => {
    const { id, to, lang, template, params } = payload as Payload;
    const render = (templates[template] as Template<string>)[lang];
    const messageId = `<${id}@${new URL(settings.publicUrl).hostname}>`;
    await ports.mail.send(renderLetter(render(params), { to, lang, messageId }));
  }),
};
