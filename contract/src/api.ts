import { accessTokenEndpoints } from './access-tokens.ts';
import { accountDeletionEndpoints } from './account-deletion.ts';
import { attachmentEndpoints } from './attachments.ts';
import { authEndpoints } from './auth.ts';
import { deliveryEndpoints } from './automations/deliveries.ts';
import { ruleEndpoints } from './automations/rules.ts';
import { runEndpoints } from './automations/runs.ts';
import { boardEndpoints } from './boards.ts';
import { calendarEndpoints } from './calendar.ts';
import { columnEndpoints } from './columns.ts';
import { commentEndpoints } from './comments.ts';
import { dependencyEndpoints } from './dependencies.ts';
import { documentContentEndpoints } from './document-content.ts';
import { documentThreadEndpoints } from './document-threads.ts';
import { documentEndpoints } from './documents.ts';
import { emailChangeEndpoints } from './email-change.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './event-endpoints.ts';
import { exportEndpoints } from './exports.ts';
import { firstStepsEndpoints } from './first-steps.ts';
import { feedEndpoints } from './feeds/feeds.ts';
import { followEndpoints } from './follows.ts';
import { holidayEndpoints } from './holidays/holidays.ts';
import { importEndpoints } from './imports/imports.ts';
import { taskImportEndpoints } from './imports/task-import-endpoints.ts';
import { accountEndpoints } from './instance/accounts.ts';
import { auditEndpoints } from './instance/audit.ts';
import { registrationEndpoints } from './instance/registration.ts';
import { twoStepsEndpoints } from './instance/two-steps.ts';
import { workingsEndpoints } from './instance/workings.ts';
import { invitationEndpoints, projectInvitationEndpoints, teamInvitationEndpoints } from './invitations.ts';
import { manyTaskEndpoints } from './many-tasks.ts';
import { memberEndpoints } from './members.ts';
import { newsEndpoints } from './news.ts';
import { countEndpoints } from './notifications/counts.ts';
import { notificationEndpoints } from './notifications/notifications.ts';
import { preferenceEndpoints } from './notifications/preferences.ts';
import { pushEndpoints } from './notifications/push.ts';
import { pageEndpoints } from './pages.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { passwordResetEndpoints } from './password-reset.ts';
import { pictureEndpoints } from './pictures.ts';
import { pointEndpoints } from './points.ts';
import { taskMoveEndpoints } from './task-moves.ts';
import { taskPointEndpoints } from './task-points.ts';
import { profileEndpoints } from './profile.ts';
import { projectExportEndpoints } from './project-exports.ts';
import { projectTokenEndpoints } from './project-tokens.ts';
import { projectTeamEndpoints } from './project-teams.ts';
import { projectTemplateEndpoints } from './project-templates/project-templates.ts';
import { projectEndpoints } from './projects.ts';
import { proofEndpoints } from './proof.ts';
import { reportEndpoints } from './reports/reports.ts';
import { savedSearchEndpoints } from './saved-searches.ts';
import { searchEndpoints } from './search.ts';
import { taskEndpoints } from './tasks.ts';
import { teamEndpoints } from './teams.ts';
import { twoFactorEndpoints } from './two-factor.ts';
import { webhookDeliveryEndpoints } from './webhooks/deliveries.ts';
import { webhookEndpoints } from './webhooks/webhooks.ts';

/** Every call there is, by the noun it is about. */
export const api: Record<string, Record<string, Endpoint>> = {
  auth: authEndpoints,
  passwordReset: passwordResetEndpoints,
  profile: profileEndpoints,
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
  projects: projectEndpoints,
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
