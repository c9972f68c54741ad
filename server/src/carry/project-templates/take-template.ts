import {
  summarise,
  type TemplateContent,
  templateLimits,
} from '@cuadrilla/contract/carry/project-templates/content';
import { horizonOf } from '@cuadrilla/contract/carry/project-templates/plan';
import type { TemplateRehearsal } from '@cuadrilla/contract/carry/project-templates/project-templates';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { freeDaysOf } from '../../platform/holidays/holidays.ts';
import { listAllColumns, listTakenBoards, listTakenPoints, listTakenTasks } from './take-template.queries.ts';
import { datesOf, toTemplate } from './template-of-project.ts';

type Taker = Pick<Caller, 'id' | 'timeZone' | 'country' | 'region'>;

interface TakenParts {
  withDescriptions: boolean;
  withDone: boolean;
}

/** What there is of the project by now, as a template. */
export async function takeTemplate(
  db: DbOrTx,
  projectId: number,
  user: Taker,
  wanted: TakenParts,
): Promise<TemplateContent> {
  const { content } = await take(db, projectId, user, { ...wanted, withTexts: wanted.withDescriptions });
  return content;
}

/** What it would hold. Of the descriptions, which may be many megabytes, only their length is asked for. */
export async function rehearseTemplate(
  db: DbOrTx,
  projectId: number,
  user: Taker,
  wanted: TakenParts,
): Promise<TemplateRehearsal> {
  const { content, tasks } = await take(db, projectId, user, { ...wanted, withTexts: false });
  const inCharge = new Set(tasks.map(({ assignedTo }) => assignedTo).filter((id) => id !== null));
  const { roles } = content;
  return { ...summarise(content), roles, withoutRole: inCharge.size - roles.length };
}

async function take(
  db: DbOrTx,
  projectId: number,
  user: Taker,
  { withDescriptions, withDone, withTexts }: TakenParts & { withTexts: boolean },
) {
  const boards = await listTakenBoards(db, projectId);
  const columns = await listAllColumns(db, projectId);
  const tasks = await listTakenTasks(db, projectId, { userId: user.id, withDone, withTexts });
  const ids = tasks.map(({ id }) => id);
  const points = await listTakenPoints(db, projectId, ids);
  const { timeZone } = user;
  const [first] = datesOf(tasks, timeZone);
  const holidays = first
    ? await freeDaysOf(user, first, horizonOf(first, templateLimits.days))
    : new Set<string>();
  const taking = { withDescriptions, withDone, timeZone, holidays };
  return { content: toTemplate({ boards, columns, tasks, points }, taking), tasks };
}
