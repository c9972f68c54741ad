import { largestDocument } from '@cuadrilla/contract/document-line';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { accessTokenPath } from './features/access-tokens/access-tokens.path.ts';
import { accessTokenRoutes } from './features/access-tokens/access-tokens.routes.ts';
import { projectTokenRoutes } from './features/access-tokens/project-tokens.routes.ts';
import { serveHooks } from './features/automations/hooks.routes.ts';
import { accountDeletionRoutes } from './features/account-deletion/account-deletion.routes.ts';
import { rulePath } from './features/automations/rules.path.ts';
import { ruleRoutes } from './features/automations/rules.routes.ts';
import { attachmentPath } from './features/attachments/attachments.path.ts';
import { attachmentRoutes } from './features/attachments/attachments.routes.ts';
import { passwordResetRoutes } from './features/auth/password-reset.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { boardPath } from './features/boards/boards.path.ts';
import { boardRoutes } from './features/boards/boards.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { columnPath } from './features/columns/columns.path.ts';
import { columnRoutes } from './features/columns/columns.routes.ts';
import { commentPath } from './features/comments/comments.path.ts';
import { commentRoutes } from './features/comments/comments.routes.ts';
import { dependencyPath } from './features/dependencies/dependencies.path.ts';
import { dependencyRoutes } from './features/dependencies/dependencies.routes.ts';
import { documentContentPath } from './features/documents/content/content.path.ts';
import { documentContentRoutes, serveSharedDocuments } from './features/documents/content/content.routes.ts';
import { documentThreadPath } from './features/documents/threads/threads.path.ts';
import { documentThreadRoutes } from './features/documents/threads/threads.routes.ts';
import { documentLineRoutes } from './features/documents/line/line.routes.ts';
import { documentPath } from './features/documents/documents.path.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import { emailChangeRoutes } from './features/email-change/email-change.routes.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { exportPath } from './features/exports/exports.path.ts';
import { exportRoutes } from './features/exports/exports.routes.ts';
import { feedPath } from './features/feeds/feeds.path.ts';
import { feedRoutes, serveFeeds } from './features/feeds/feeds.routes.ts';
import { firstStepsRoutes } from './features/first-steps/first-steps.routes.ts';
import { followRoutes } from './features/follows/follows.routes.ts';
import { holidayRoutes } from './features/holidays/holidays.routes.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { taskImportPath } from './features/imports/task-imports.path.ts';
import { taskImportRoutes } from './features/imports/task-imports.routes.ts';
import { accountPath } from './features/instance/accounts.path.ts';
import { accountRoutes } from './features/instance/accounts.routes.ts';
import { instanceRoutes } from './features/instance/instance.routes.ts';
import { twoStepsRoutes } from './features/instance/two-steps.routes.ts';
import { registrationRoutes } from './features/instance/registration.routes.ts';
import { invitationPath } from './features/invitations/invitations.path.ts';
import { invitationRoutes } from './features/invitations/invitations.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { usualPace } from './features/live/pace.ts';
import { newsRoutes } from './features/live/news.routes.ts';
import { memberPath } from './features/members/members.path.ts';
import { memberRoutes } from './features/members/members.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { serveOidc } from './features/oidc/oidc.routes.ts';
import { serveUnsubscribe } from './features/notifications/unsubscribe.routes.ts';
import { passkeyPath } from './features/passkeys/passkeys.path.ts';
import { proofRoutes } from './features/passkeys/proof.routes.ts';
import { passkeyRoutes } from './features/passkeys/passkeys.routes.ts';
import { picturePath } from './features/pictures/pictures.path.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { pointPath } from './features/points/points.path.ts';
import { pointRoutes } from './features/points/points.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { sessionPath } from './features/profile/profile.path.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { projectTemplatePath } from './features/project-templates/project-templates.path.ts';
import { projectTemplateRoutes } from './features/project-templates/project-templates.routes.ts';
import { projectExportRoutes } from './features/project-exports/project-exports.routes.ts';
import { projectPath } from './features/projects/projects.path.ts';
import { projectRoutes } from './features/projects/projects.routes.ts';
import { pushRoutes } from './features/push/push.routes.ts';
import { savedSearchPath } from './features/saved-searches/saved-searches.path.ts';
import { reportRoutes } from './features/reports/reports.routes.ts';
import { savedSearchRoutes } from './features/saved-searches/saved-searches.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { manyTasksRoutes } from './features/tasks/many-tasks.routes.ts';
import { taskMoveRoutes } from './features/task-moves/task-moves.routes.ts';
import { taskPath } from './features/tasks/tasks.path.ts';
import { taskRoutes } from './features/tasks/tasks.routes.ts';
import { noteRefusals } from './features/security/refusals.ts';
import { projectTeamRoutes } from './features/teams/project-teams.routes.ts';
import { teamPath } from './features/teams/teams.path.ts';
import { teamRoutes } from './features/teams/teams.routes.ts';
import { trashRoutes } from './features/trash/trash.routes.ts';
import { twoFactorRoutes } from './features/two-factor/two-factor.routes.ts';
import { webhookPath } from './features/webhooks/webhooks.path.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';
import { arrivalOptions, endLateBodies, usualArrival } from './http/arrival.ts';
import { compressAnswers } from './http/compress.ts';
import { answerErrors, sendClientError, sendError } from './http/error-answers.ts';
import { sendSecurityHeaders } from './http/headers.ts';
import { serveHealth } from './http/health.ts';
import { acceptOnlyJson } from './http/json-bodies.ts';
import { compileWriter } from './http/json-schema.ts';
import { serveOpenApi } from './http/openapi.ts';
import { refuseForeignOrigins } from './http/origin.ts';
import { makeProjectLines } from './http/project-lines.ts';
import { nearestProxy } from './http/proxy.ts';
import { logRequests, requestLogOptions } from './http/request-log.ts';
import { serveOn } from './http/serve.ts';
import { acceptSockets } from './http/sockets.ts';
import { throttleOn } from './http/throttle.ts';
import { serveWeb } from './http/web.ts';

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
  authRoutes(serve, context, throttle);
  passwordResetRoutes(serve, context, throttle);
  profileRoutes(serve, context, throttle);
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
  projectRoutes(serve, context);
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

  await serveUnsubscribe(app, context, throttle);
  serveOidc(app, context, throttle);
  serveFeeds(app, context, throttle);
  serveHooks(app, context, throttle);
  serveSharedDocuments(app, context, throttle);
  serveHealth(app, context.db);
  await serveOpenApi(app);
  await serveWeb(app, context);
  return app;
}
