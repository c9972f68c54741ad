import { accessTokenEndpoints } from './account/access-tokens.ts';
import { accountDeletionEndpoints } from './account/account-deletion.ts';
import { attachmentEndpoints } from './tasks/attachments.ts';
import { authEndpoints } from './account/auth.ts';
import { deliveryEndpoints } from './rules/automations/deliveries.ts';
import { ruleEndpoints } from './rules/automations/rules.ts';
import { runEndpoints } from './rules/automations/runs.ts';
import { boardEndpoints } from './tasks/boards.ts';
import { calendarEndpoints } from './views/calendar.ts';
import { columnEndpoints } from './tasks/columns.ts';
import { commentEndpoints } from './tasks/comments.ts';
import { dependencyEndpoints } from './tasks/dependencies.ts';
import { documentContentEndpoints } from './documents/document-content.ts';
import { documentThreadEndpoints } from './documents/document-threads.ts';
import { documentEndpoints } from './documents/documents.ts';
import { emailChangeEndpoints } from './account/email-change.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import { eventEndpoints } from './log/event-endpoints.ts';
import { exportEndpoints } from './carry/exports.ts';
import { firstStepsEndpoints } from './views/first-steps.ts';
import { feedEndpoints } from './views/feeds.ts';
import { followEndpoints } from './notices/follows.ts';
import { holidayEndpoints } from './kernel/holidays/holidays.ts';
import { importEndpoints } from './carry/imports/imports.ts';
import { taskImportEndpoints } from './carry/imports/task-import-endpoints.ts';
import { accountEndpoints } from './instance/accounts.ts';
import { auditEndpoints } from './instance/audit.ts';
import { registrationEndpoints } from './instance/registration.ts';
import { twoStepsEndpoints } from './instance/two-steps.ts';
import { workingsEndpoints } from './instance/workings.ts';
import {
  invitationEndpoints,
  projectInvitationEndpoints,
  teamInvitationEndpoints,
} from './projects/invitations.ts';
import { manyTaskEndpoints } from './tasks/many-tasks.ts';
import { memberEndpoints } from './projects/members.ts';
import { newsEndpoints } from './views/news.ts';
import { countEndpoints } from './notices/notifications/counts.ts';
import { notificationEndpoints } from './notices/notifications/notifications.ts';
import { preferenceEndpoints } from './notices/notifications/preferences.ts';
import { pushEndpoints } from './notices/notifications/push.ts';
import { pageEndpoints } from './views/pages.ts';
import { passkeyEndpoints } from './account/passkeys.ts';
import { passwordResetEndpoints } from './account/password-reset.ts';
import { pictureEndpoints } from './account/pictures.ts';
import { pointEndpoints } from './tasks/points.ts';
import { taskMoveEndpoints } from './tasks/task-moves.ts';
import { taskPointEndpoints } from './tasks/task-points.ts';
import { profileEndpoints } from './account/profile.ts';
import { projectExportEndpoints } from './carry/project-exports.ts';
import { projectTokenEndpoints } from './account/project-tokens.ts';
import { projectTeamEndpoints } from './projects/project-teams.ts';
import { projectTemplateEndpoints } from './carry/project-templates/project-templates.ts';
import { projectEndpoints } from './projects/projects.ts';
import { proofEndpoints } from './account/proof.ts';
import { reportEndpoints } from './views/reports/reports.ts';
import { savedSearchEndpoints } from './views/saved-searches.ts';
import { searchEndpoints } from './views/search/search.ts';
import { homeEndpoints } from './views/home.ts';
import { labelEndpoints } from './tasks/labels.ts';
import { projectDetailEndpoints } from './tasks/project-detail.ts';
import { taskEndpoints } from './tasks/tasks.ts';
import { teamEndpoints } from './projects/teams.ts';
import { twoFactorEndpoints } from './account/two-factor.ts';
import { webhookDeliveryEndpoints } from './rules/webhooks/deliveries.ts';
import { webhookEndpoints } from './rules/webhooks/webhooks.ts';

/** Every call there is, by the noun it is about. */
export const api: Record<string, Record<string, Endpoint>> = {
  auth: authEndpoints,
  passwordReset: passwordResetEndpoints,
  profile: { ...profileEndpoints, ...homeEndpoints },
  emailChange: emailChangeEndpoints,
  exports: exportEndpoints,
  projectExports: projectExportEndpoints,
  accountDeletion: accountDeletionEndpoints,
  pictures: pictureEndpoints,
  twoFactor: twoFactorEndpoints,
  passkeys: passkeyEndpoints,
  proof: proofEndpoints,
  accessTokens: accessTokenEndpoints,
  projectTokens: projectTokenEndpoints,
  firstSteps: firstStepsEndpoints,
  projects: { ...projectEndpoints, ...projectDetailEndpoints, ...labelEndpoints },
  projectTemplates: projectTemplateEndpoints,
  boards: boardEndpoints,
  columns: columnEndpoints,
  tasks: { ...taskEndpoints, ...manyTaskEndpoints, ...taskMoveEndpoints },
  comments: commentEndpoints,
  points: { ...pointEndpoints, ...taskPointEndpoints },
  attachments: attachmentEndpoints,
  dependencies: dependencyEndpoints,
  documents: { ...documentEndpoints, ...documentContentEndpoints, ...documentThreadEndpoints },
  members: memberEndpoints,
  teams: teamEndpoints,
  projectTeams: projectTeamEndpoints,
  teamInvitations: teamInvitationEndpoints,
  projectInvitations: projectInvitationEndpoints,
  invitations: invitationEndpoints,
  events: eventEndpoints,
  calendar: calendarEndpoints,
  news: newsEndpoints,
  search: searchEndpoints,
  savedSearches: savedSearchEndpoints,
  feeds: feedEndpoints,
  holidays: holidayEndpoints,
  imports: importEndpoints,
  taskImports: taskImportEndpoints,
  instance: {
    ...workingsEndpoints,
    ...accountEndpoints,
    ...registrationEndpoints,
    ...twoStepsEndpoints,
    ...auditEndpoints,
  },
  notifications: { ...countEndpoints, ...notificationEndpoints, ...preferenceEndpoints },
  push: pushEndpoints,
  follows: followEndpoints,
  pages: pageEndpoints,
  reports: reportEndpoints,
  rules: ruleEndpoints,
  runs: runEndpoints,
  deliveries: deliveryEndpoints,
  webhooks: webhookEndpoints,
  webhookDeliveries: webhookDeliveryEndpoints,
};
