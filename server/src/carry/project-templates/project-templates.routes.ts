import { templateMessages } from '@cuadrilla/contract/carry/project-templates/content';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { horizonOf } from '@cuadrilla/contract/carry/project-templates/plan';
import {
  asUsual,
  blankTemplate,
  mostInCharge,
  projectTemplateEndpoints,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import { forbidden, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { reaches } from '../../platform/http/access-token.queries.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { makeOnce } from '../../platform/log/once.ts';
import { holdPeople } from '../../platform/log/person.ts';
import { holdTeam } from '../../platform/log/team.ts';
import { freeDaysOf } from '../../platform/holidays/holidays.ts';
import { presentMemberUser } from '../../projects/members/members.present.ts';
import { listKnown } from '../../projects/members/members.queries.ts';
import { readProjectDetail } from '../../tasks/boards/project-detail.ts';
import { removeTemplate, saveTemplate } from './project-templates.commands.ts';
import { presentShipped, presentTemplate } from './project-templates.present.ts';
import { findTemplate, listTemplates, readContent } from './project-templates.queries.ts';
import { shipped, shippedById } from './shipped/shipped.ts';
import { rehearseTemplate, takeTemplate } from './take-template.ts';
import { createFromTemplate } from './use-template.commands.ts';

export function projectTemplateRoutes(serve: Serve, { db, wake }: Context): void {
  serve(projectTemplateEndpoints.list, async ({ user }) => {
    const saved = await listTemplates(db, user.id);
    return [...shipped.map(presentShipped), ...saved.map((row) => presentTemplate(row, user.id))];
  });

  serve(projectTemplateEndpoints.people, async ({ user }) => {
    const people = await listKnown(db, user, mostInCharge);
    return people.map(presentMemberUser);
  });

  serve(projectTemplateEndpoints.read, ({ params: { templateId }, user }) => {
    // There is nothing in it to look at, nor to choose dates for.
    if (templateId === blankTemplate) throw notFound(templateMessages.notFound);
    return readTemplate(user, templateId);
  });

  serve(projectTemplateEndpoints.use, async ({ params: { templateId }, body: said, user, now, keyed }) => {
    const template = await readTemplate(user, templateId);
    const { roles } = template.content;
    const use = asUsual(said, { roles, userId: user.id, today: dayIn(now, user.timeZone) });
    // Before anybody is held: the first of a country takes a while.
    const holidays = await freeDaysOf(
      use.skipHolidays ? user : { country: null, region: null },
      use.start,
      horizonOf(use.start, template.days),
    );
    const people = new Set([user.id, ...use.people.map(({ personId }) => personId)]);
    const project = await db.transaction(async (tx) => {
      // All at once: each of two may put the other in charge.
      await holdPeople(tx, [...people]);
      return makeOnce(tx, keyed, { userId: user.id, now }, async () => {
        const id = await createFromTemplate(tx, user, template, { ...use, holidays }, now);
        return readProjectDetail(tx, id, user.id);
      });
    });
    wake.all({ projects: new Set([project.id]), people });
    return project;
  });

  serve(projectTemplateEndpoints.remove, async ({ params: { templateId }, user }) => {
    if (shippedById.has(templateId)) throw forbidden();
    await removeTemplate(db, user.id, templateId);
  });

  serve(projectTemplateEndpoints.rehearse, ({ params: { projectId }, query, user }) =>
    rehearseTemplate(db, projectId, user, {
      withDescriptions: query.descriptions === 'with',
      withDone: query.done === 'with',
    }),
  );

  serve(projectTemplateEndpoints.save, async ({ params: { projectId }, body, user, now, change }) => {
    const { teamId } = body;
    // A team spans projects: no token that is for some of them.
    if (teamId !== null && !reaches(user, undefined)) throw forbidden();
    return change(
      async ({ tx }) => {
        const content = await takeTemplate(tx, projectId, user, body);
        return presentTemplate(await saveTemplate(tx, user.id, body, content, now), user.id);
      },
      // Teams are held before projects.
      teamId === null ? undefined : (tx) => holdTeam(tx, teamId),
    );
  });

  async function readTemplate(user: Caller, id: number) {
    const known = shippedById.get(id);
    if (known) return { ...presentShipped(known), content: known.content };
    const row = await findTemplate(db, user.id, id);
    const content = row && (await readContent(db, id));
    if (!content) throw notFound(templateMessages.notFound);
    return { ...presentTemplate(row, user.id), content };
  }
}
