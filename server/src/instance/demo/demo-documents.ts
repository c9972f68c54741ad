import { canEditTasks } from '@cuadrilla/contract/kernel/roles';
import { eq } from 'drizzle-orm';
import { tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { writeMarkdown } from '../../documents/content/content.ts';
import { createDocument } from '../../documents/documents/documents.commands.ts';
import people from './demo-content/people.json';
import { textOf } from './demo-content.ts';
import type { Step, Story } from './demo-story.ts';
import type { DemoDocument, Person } from './demo-data.ts';

export const documentSteps = (story: Story): Step[] =>
  (story.project.documents ?? []).flatMap((document) =>
    document.said.map(({ ago, by, text }, index) => ({
      ago,
      actor: by,
      allow: canEditTasks,
      work: async (change) => {
        if (index === 0) story.documents.set(document.title, await create(story, document, change));
        await writeMarkdown(
          change,
          documentOf(story, document.title),
          await filledIn(story, textOf(text), change),
        );
      },
    })),
  );

const create = (story: Story, { title, icon, in: parent }: DemoDocument, change: Change): Promise<number> =>
  createDocument(change, { title, icon, parentId: parent === undefined ? null : documentOf(story, parent) });

function documentOf({ documents }: Story, title: string): number {
  const made = documents.get(title);
  if (made === undefined) throw new Error(`the demo's document «${title}» is not there yet`);
  return made;
}

const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** With who and what is meant. */
async function filledIn({ ids }: Story, text: string, { tx, projectId, now }: Change): Promise<string> {
  const rows = await tx
    .select({ title: tasks.title, number: tasks.number })
    .from(tasks)
    .where(eq(tasks.projectId, projectId));
  const numbers = new Map(rows.map(({ title, number }) => [title, number]));
  return text.replaceAll(/\{(#?)([^}]+)\}/g, (_, isTask: string, name: string) => {
    if (name === 'today') return day.format(now);
    if (!isTask) {
      const { firstName, lastName } = people[name as Person];
      return `[@${firstName} ${lastName}](persona:${ids[name as Person]})`;
    }
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`the demo's task «${name}» is not there yet`);
    return `[#${name}](tarea:${number})`;
  });
}
