import { startingLabels } from '@cuadrilla/contract/tasks/boards';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { NewPersonEvent } from '@cuadrilla/contract/log/person-events';
import type { ProjectChange } from '@cuadrilla/contract/projects/projects';
import type { Member } from '@cuadrilla/contract/kernel/roles';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { labels, memberships, projects } from '../../platform/database/schema/schema.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { type Change, recordChange } from '../../platform/log/change.ts';
import { tellPerson } from '../../platform/log/person.ts';
import { changedFields, isUnchanged } from '../../platform/log/changed-fields.ts';
import { refuseUnseen } from '../../platform/log/seen.ts';

/** Makes the project that every other write then locks; whoever makes it owns it. */
export function createProject(
  db: DbOrTx,
  { name, description }: { name: string; description: string },
  userId: number,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const row = { name, description, createdAt: now, updatedAt: now };
    const [project] = await tx.insert(projects).values(row).returning({ id: projects.id });
    if (!project) throw new Error('the insert of a project returned no row');
    const projectId = project.id;
    const owner: Member = { userId, role: 'Propietario' };
    await recordChange(tx, { projectId, seq: 0, taskNumber: 0, member: owner }, { now }, async (change) => {
      await tx.insert(memberships).values({ projectId, ...owner, ownRole: owner.role, createdAt: now });
      const palette = startingLabels.map((label) => ({
        projectId,
        name: label.name,
        hexCode: label.hex_code,
      }));
      await tx.insert(labels).values(palette);
      change.append({ type: 'project.created', payload: { name, description } });
    });
    await tellPerson(tx, userId, { type: 'project.joined', payload: { projectId, role: owner.role } }, now);
    return projectId;
  });
}

export async function changeProjectSettings(
  { tx, projectId, now, append }: Change,
  { seen, ...wanted }: ProjectChange,
): Promise<void> {
  const [current] = await tx.select().from(projects).where(eq(projects.id, projectId));
  if (!current) throw notFound(messages.projectNotFound);
  const archived = current.archivedAt !== null;
  const fields = { name: current.name, description: current.description, archived };
  refuseUnseen(seen, fields, wanted);
  const changes = changedFields(fields, wanted);
  if (isUnchanged(changes)) return;
  const { name = current.name, description = current.description } = wanted;
  const archivedAt = (wanted.archived ?? archived) ? (current.archivedAt ?? now) : null;
  await tx.update(projects).set({ name, description, archivedAt }).where(eq(projects.id, projectId));
  append({ type: 'project.updated', payload: { changes } });
}

export async function deleteProject({ tx, projectId, now, append }: Change): Promise<void> {
  await tx.update(projects).set({ deletedAt: now }).where(eq(projects.id, projectId));
  append({ type: 'project.deleted', payload: {} });
}

export async function restoreProject({ tx, projectId, append }: Change): Promise<void> {
  const [current] = await tx.select().from(projects).where(eq(projects.id, projectId));
  if (!current?.deletedAt) throw conflict(messages.notInTrash);
  await tx.update(projects).set({ deletedAt: null }).where(eq(projects.id, projectId));
  append({ type: 'project.restored', payload: {} });
}

/** A mark of the member's own: nobody else sees it, so neither the project's lock nor its log is needed. */
export type Mark = Extract<NewPersonEvent, { type: 'project.pinned' | 'project.visited' }>;

export function markProject(db: DbOrTx, userId: number, mark: Mark, now: Date): Promise<void> {
  const { projectId } = mark.payload;
  const marks =
    mark.type === 'project.visited' ? { visitedAt: now } : { pinnedAt: mark.payload.pinned ? now : null };
  return db.transaction(async (tx) => {
    await tx
      .update(memberships)
      .set(marks)
      .where(and(eq(memberships.projectId, projectId), eq(memberships.userId, userId)));
    await tellPerson(tx, userId, mark, now);
  });
}
