import { largestDocument } from '@cuadrilla/contract/documents/document-line';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from './platform/context.ts';
import { accessTokenPath } from './account/access-tokens/access-tokens.path.ts';
import { accessTokenRoutes } from './account/access-tokens/access-tokens.routes.ts';
import { projectTokenRoutes } from './account/access-tokens/project-tokens.routes.ts';
import { serveHooks } from './rules/automations/hooks.routes.ts';
import { accountDeletionRoutes } from './instance/account-deletion/account-deletion.routes.ts';
import { rulePath } from './rules/automations/rules.path.ts';
import { ruleRoutes } from './rules/automations/rules.routes.ts';
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
import { documentContentRoutes, serveSharedDocuments } from './documents/content/content.routes.ts';
import { documentThreadPath } from './documents/threads/threads.path.ts';
import { documentThreadRoutes } from './documents/threads/threads.routes.ts';
import { documentLineRoutes } from './documents/line/line.routes.ts';
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
import { holidayRoutes } from './platform/holidays/holidays.routes.ts';
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
import { liveRoutes } from './views/live/live.routes.ts';
import { usualPace } from './platform/sockets/pace.ts';
import { newsRoutes } from './views/live/news.routes.ts';
import { memberPath } from './projects/members/members.path.ts';
import { memberRoutes } from './projects/members/members.routes.ts';
import { notificationRoutes } from './notices/notifications/notifications.routes.ts';
import { serveOidc } from './account/oidc/oidc.routes.ts';
import { serveUnsubscribe } from './notices/notifications/unsubscribe.routes.ts';
import { passkeyPath } from './account/passkeys/passkeys.path.ts';
import { proofRoutes } from './account/passkeys/proof.routes.ts';
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
import { noteRefusals } from './platform/security/refusals.ts';
import { projectTeamRoutes } from './projects/teams/project-teams.routes.ts';
import { teamPath } from './projects/teams/teams.path.ts';
import { teamRoutes } from './views/teams/teams.routes.ts';
import { homeRoutes } from './views/home/home.routes.ts';
import { endReports } from './views/reports/weekly.commands.ts';
import { projectDetailRoutes } from './tasks/boards/project-detail.ts';
import { labelRoutes } from './tasks/labels/labels.routes.ts';
import { followPlace } from './notices/alarms/follow-place.ts';
import { admissionTo } from './instance/instance/registration.ts';
import { trashRoutes } from './instance/trash/trash.routes.ts';
import { twoFactorRoutes } from './account/two-factor/two-factor.routes.ts';
import { webhookPath } from './rules/webhooks/webhooks.path.ts';
import { webhookRoutes } from './rules/webhooks/webhooks.routes.ts';
import { arrivalOptions, endLateBodies, usualArrival } from './platform/http/arrival.ts';
import { compressAnswers } from './platform/http/compress.ts';
import { answerErrors, sendClientError, sendError } from './platform/http/error-answers.ts';
import { sendSecurityHeaders } from './platform/http/headers.ts';
import { serveHealth } from './platform/http/health.ts';
import { acceptOnlyJson } from './platform/http/json-bodies.ts';
import { compileWriter } from './platform/http/json-schema.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { refuseForeignOrigins } from './platform/http/origin.ts';
import { makeProjectLines } from './platform/http/project-lines.ts';
import { nearestProxy } from './platform/http/proxy.ts';
import { logRequests, requestLogOptions } from './platform/http/request-log.ts';
import { serveOn } from './platform/http/serve.ts';
import { acceptSockets } from './platform/sockets/sockets.ts';
import { throttleOn } from './platform/http/throttle.ts';
import { serveWeb } from './platform/http/web.ts';

const oneMebibyte = 1024 * 1024;
/** Of a socket: a whole document, and what goes around it. */
const largestMessage = largestDocument + 1024;

/** What the ids in paths stand for, each known by its feature. */
const pathParameters = {
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

export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { settings, log } = context;
  const arrival = { ...usualArrival, ...context.arrival };
  const app: FastifyInstance = Fastify({
    ...requestLogOptions(log),
    ...arrivalOptions(arrival),
    trustProxy: settings.trustProxy && nearestProxy,
    bodyLimit: oneMebibyte,
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
  });

  app.setSerializerCompiler(compileWriter);
  answerErrors(app);
  logRequests(app);
  acceptOnlyJson(app);
  endLateBodies(app, arrival);
  compressAnswers(app);
  sendSecurityHeaders(app, settings);
  await app.register(cookie);
  refuseForeignOrigins(app, settings);
  const throttle = throttleOn(context);
  noteRefusals(app, context);

  const enterProject = makeProjectLines(context);
  const serve = serveOn(app, context, pathParameters, enterProject);
  const admission = admissionTo(context);
  authRoutes(serve, context, throttle, admission);
  passwordResetRoutes(serve, context, throttle);
  profileRoutes(serve, context, throttle, { followPlace });
  emailChangeRoutes(serve, context, throttle);
  exportRoutes(serve, context, throttle);
  accountDeletionRoutes(serve, context, throttle);
  pictureRoutes(serve, context, throttle);
  twoFactorRoutes(serve, context, throttle);
  passkeyRoutes(serve, context, throttle);
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
  const { partFor } = { ...usualPace, ...context.pace };
  const onStop = await acceptSockets(app, { largestMessage, partFor });
  liveRoutes(app, context, onStop);
  documentLineRoutes(app, { ...context, enterProject }, pathParameters, onStop);

  await serveUnsubscribe(app, context, throttle, { endReports });
  serveOidc(app, context, throttle, admission);
  serveFeeds(app, context, throttle);
  serveHooks(app, context, throttle);
  serveSharedDocuments(app, context, throttle);
  serveHealth(app, context.db);
  await serveOpenApi(app);
  await serveWeb(app, context);
  return app;
}
