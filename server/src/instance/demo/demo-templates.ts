import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { memberships, projects } from '../../platform/database/schema/schema.ts';
import { saveTemplate } from '../../carry/project-templates/project-templates.commands.ts';
import { takeTemplate } from '../../carry/project-templates/take-template.ts';
import { workingDaysBefore } from './demo-clock.ts';
import { readTemplates } from './demo-content.ts';
import type { PersonIds } from './demo-people.ts';
import type { MadeTeams } from './demo-teams.ts';

/** Saved as their people would have: of the projects as they are today. */
export async function saveDemoTemplates(tx: Tx, ids: PersonIds, teams: MadeTeams, now: Date): Promise<void> {
  for (const { of, by, team, ago, ...words } of readTemplates()) {
    const [project] = await tx
      .select({ id: projects.id })
      .from(projects)
      .innerJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, ids[by])))
      .where(eq(projects.name, of));
    if (!project) continue;
    const user = { id: ids[by], timeZone: 'UTC', country: null, region: null };
    const whole = { withDescriptions: true, withDone: true };
    const content = await takeTemplate(tx, project.id, user, whole);
    const saved = { ...words, teamId: teams[team].id };
    await saveTemplate(tx, ids[by], saved, content, workingDaysBefore(now, ago));
  }
}
