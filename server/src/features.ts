import type { FastifyInstance } from 'fastify';
import type { Admission } from './account/auth/admission.ts';
import type { Context } from './platform/context.ts';
import type { Serve } from './platform/http/serve.ts';
import type { Throttle } from './platform/http/throttle.ts';
import { accessTokenPath } from './account/access-tokens/access-tokens.path.ts';
import { accessTokenRoutes } from './account/access-tokens/access-tokens.routes.ts';
import { projectTokenRoutes } from './account/access-tokens/project-tokens.routes.ts';
import { serveHooks } from './rules/automations/hooks.routes.ts';
import { accountDeletionRoutes } from './instance/account-deletion/account-deletion.routes.ts';
import { rulePath } from './rules/automations/rules.path.ts';
import { ruleRoutes } from './rules/automations/rules.routes.ts';
import { runRoutes } from './rules/automations/runs.routes.ts';
import { attachmentPath } from './tasks/attachments/attachments.path.ts';
import { attachmentRoutes } from './tasks/attachments/attachments.routes.ts';
import { passwordResetRoutes } from './account/auth/password-reset.routes.ts';
import { authRoutes } from './account/auth/auth.routes.ts';
import { boardPath } from './tasks/boards/boards.path.ts';
import { boardRoutes } from './tasks/boards/boards.routes.ts';
import { calendarRoutes } from './views/calendar/calendar.routes.ts';
import { columnPath } from './tasks/columns/columns.path.ts';
import { columnRoutes } from './tasks/columns/columns.routes.ts';
import { commentPath } from './tasks/comments/comments.path.ts';
import { commentRoutes } from './tasks/comments/comments.routes.ts';
import { dependencyPath } from './tasks/dependencies/dependencies.path.ts';
import { dependencyRoutes } from './tasks/dependencies/dependencies.routes.ts';
import { documentContentPath } from './documents/content/content.path.ts';
import { documentContentRoutes } from './documents/content/content.routes.ts';
import { documentSharingRoutes, serveSharedDocuments } from './documents/content/sharing.routes.ts';
import { documentThreadPath } from './documents/threads/threads.path.ts';
import { documentThreadRoutes } from './documents/threads/threads.routes.ts';
import { documentPath } from './documents/documents/documents.path.ts';
import { documentRoutes } from './documents/documents/documents.routes.ts';
import { emailChangeRoutes } from './account/email-change/email-change.routes.ts';
import { eventRoutes } from './views/events/events.routes.ts';
import { exportPath } from './carry/exports/exports.path.ts';
import { exportRoutes } from './carry/exports/exports.routes.ts';
import { feedPath } from './views/feeds/feeds.path.ts';
import { feedRoutes, serveFeeds } from './views/feeds/feeds.routes.ts';
import { firstStepsRoutes } from './views/first-steps/first-steps.routes.ts';
import { followRoutes } from './notices/follows/follows.routes.ts';
import { importRoutes } from './carry/imports/imports.routes.ts';
import { taskImportPath } from './carry/imports/task-imports.path.ts';
import { taskImportRoutes } from './carry/imports/task-imports.routes.ts';
import { accountPath } from './instance/instance/accounts.path.ts';
import { accountRoutes } from './instance/instance/accounts.routes.ts';
import { instanceRoutes } from './instance/instance/instance.routes.ts';
import { twoStepsRoutes } from './instance/instance/two-steps.routes.ts';
import { registrationRoutes } from './instance/instance/registration.routes.ts';
import { invitationPath } from './projects/invitations/invitations.path.ts';
import { invitationRoutes } from './projects/invitations/invitations.routes.ts';
import { newsRoutes } from './views/live/news.routes.ts';
import { memberPath } from './projects/members/members.path.ts';
import { memberRoutes } from './projects/members/members.routes.ts';
import { notificationRoutes } from './notices/notifications/notifications.routes.ts';
import { serveOidc } from './account/oidc/oidc.routes.ts';
import { serveUnsubscribe } from './notices/notifications/unsubscribe.routes.ts';
import { passkeyPath } from './account/passkeys/passkeys.path.ts';
import { proofRoutes } from './account/passkeys/proof.routes.ts';
import { passkeySignInRoutes } from './account/passkeys/passkey-sign-in.routes.ts';
import { passkeyRoutes } from './account/passkeys/passkeys.routes.ts';
import { picturePath } from './account/pictures/pictures.path.ts';
import { pictureRoutes } from './account/pictures/pictures.routes.ts';
import { pointPath } from './tasks/points/points.path.ts';
import { pointRoutes } from './tasks/points/points.routes.ts';
import { pageRoutes } from './views/pages/pages.routes.ts';
import { sessionPath } from './account/profile/profile.path.ts';
import { profileRoutes } from './account/profile/profile.routes.ts';
import { projectTemplatePath } from './carry/project-templates/project-templates.path.ts';
import { projectTemplateRoutes } from './carry/project-templates/project-templates.routes.ts';
import { projectExportRoutes } from './carry/project-exports/project-exports.routes.ts';
import { projectPath } from './projects/projects/projects.path.ts';
import { projectRoutes } from './projects/projects/projects.routes.ts';
import { pushRoutes } from './outside/push/push.routes.ts';
import { savedSearchPath } from './views/saved-searches/saved-searches.path.ts';
import { reportRoutes } from './views/reports/reports.routes.ts';
import { savedSearchRoutes } from './views/saved-searches/saved-searches.routes.ts';
import { searchRoutes } from './views/search/search.routes.ts';
import { manyTasksRoutes } from './tasks/tasks/many-tasks.routes.ts';
import { taskMoveRoutes } from './tasks/task-moves/task-moves.routes.ts';
import { taskPath } from './tasks/tasks/tasks.path.ts';
import { taskRoutes } from './tasks/tasks/tasks.routes.ts';
import { projectTeamRoutes } from './projects/teams/project-teams.routes.ts';
import { teamPath } from './projects/teams/teams.path.ts';
import { teamRoutes } from './views/teams/teams.routes.ts';
import { homeRoutes } from './views/home/home.routes.ts';
import { endReports } from './views/reports/weekly.commands.ts';
import { projectDetailRoutes } from './tasks/boards/project-detail.ts';
import { labelRoutes } from './tasks/labels/labels.routes.ts';
import { followPlace } from './notices/alarms/follow-place.ts';
import { trashRoutes } from './instance/trash/trash.routes.ts';
import { secondStepRoutes } from './account/two-factor/second-step.routes.ts';
import { twoFactorRoutes } from './account/two-factor/two-factor.routes.ts';
import { webhookPath } from './rules/webhooks/webhooks.path.ts';
import { webhookRoutes } from './rules/webhooks/webhooks.routes.ts';
import { holidayRoutes } from './platform/holidays/holidays.routes.ts';

/** What the ids in paths stand for, each known by its feature. */
export const pathParameters = {
  ...projectPath,
  ...projectTemplatePath,
  ...boardPath,
  ...columnPath,
  ...taskPath,
  ...commentPath,
  ...pointPath,
  ...attachmentPath,
  ...dependencyPath,
  ...documentPath,
  ...documentContentPath,
  ...documentThreadPath,
  ...memberPath,
  ...teamPath,
  ...invitationPath,
  ...sessionPath,
  ...picturePath,
  ...exportPath,
  ...taskImportPath,
  ...accessTokenPath,
  ...passkeyPath,
  ...savedSearchPath,
  ...feedPath,
  ...accountPath,
  ...rulePath,
  ...webhookPath,
};

export function featureRoutes(
  serve: Serve,
  context: Context,
  throttle: Throttle,
  admission: Admission,
): void {
  authRoutes(serve, context, throttle, admission);
  passwordResetRoutes(serve, context, throttle);
  profileRoutes(serve, context, throttle, { followPlace });
  emailChangeRoutes(serve, context, throttle);
  exportRoutes(serve, context, throttle);
  accountDeletionRoutes(serve, context, throttle);
  pictureRoutes(serve, context, throttle);
  twoFactorRoutes(serve, context, throttle);
  secondStepRoutes(serve, context, throttle);
  passkeyRoutes(serve, context, throttle);
  passkeySignInRoutes(serve, context, throttle);
  proofRoutes(serve, context, throttle);
  accessTokenRoutes(serve, context, throttle);
  projectTokenRoutes(serve, context);
  firstStepsRoutes(serve, context);
  homeRoutes(serve, context);
  projectRoutes(serve, context);
  projectDetailRoutes(serve, context);
  labelRoutes(serve, context);
  projectTemplateRoutes(serve, context);
  projectExportRoutes(serve, context);
  boardRoutes(serve, context);
  columnRoutes(serve, context);
  taskRoutes(serve, context);
  manyTasksRoutes(serve);
  taskMoveRoutes(serve, context);
  commentRoutes(serve);
  pointRoutes(serve);
  attachmentRoutes(serve, context, throttle);
  dependencyRoutes(serve);
  documentRoutes(serve, context, throttle);
  documentContentRoutes(serve, context, throttle);
  documentSharingRoutes(serve);
  documentThreadRoutes(serve, context);
  memberRoutes(serve, context, throttle);
  teamRoutes(serve, context);
  projectTeamRoutes(serve, context);
  invitationRoutes(serve, context, throttle);
  trashRoutes(serve, context);
  eventRoutes(serve, context);
  calendarRoutes(serve, context);
  reportRoutes(serve, context, throttle);
  ruleRoutes(serve, context);
  runRoutes(serve, context);
  webhookRoutes(serve, context);
  newsRoutes(serve, context);
  searchRoutes(serve, context);
  savedSearchRoutes(serve, context);
  feedRoutes(serve, context);
  holidayRoutes(serve);
  importRoutes(serve, context);
  taskImportRoutes(serve, context);
  instanceRoutes(serve, context);
  registrationRoutes(serve, context, throttle);
  twoStepsRoutes(serve, context);
  accountRoutes(serve, context);
  notificationRoutes(serve, context);
  followRoutes(serve, context);
  pushRoutes(serve, context);
  pageRoutes(serve, context);
}

/** What is reached by addresses outside the API: from letters, calendars, programs, and whoever was sent a link. */
export async function serveOutsideApi(
  app: FastifyInstance,
  context: Context,
  throttle: Throttle,
  admission: Admission,
): Promise<void> {
  await serveUnsubscribe(app, context, throttle, { endReports });
  serveOidc(app, context, throttle, admission);
  serveFeeds(app, context, throttle);
  serveHooks(app, context, throttle);
  serveSharedDocuments(app, context, throttle);
}
