export { accessTokenExclusions, accessTokenProjects, accessTokens } from './access-tokens.ts';
export { ruleAlarms, ruleRuns, rules } from './automations.ts';
export { boards, columns, tasks } from './boards.ts';
export { feeds, importedEvents } from './calendars.ts';
export { chores } from './chores.ts';
export {
  documentDamages,
  documentFiles,
  documentLinks,
  documentMentions,
  documentPins,
  documentRemarks,
  documents,
  documentSections,
  documentStates,
  documentThreads,
  documentUpdates,
  documentVersions,
} from './documents.ts';
export { exportParts, exports } from './exports.ts';
export { importedTasks, importParts, imports } from './imports.ts';
export {
  alarms,
  follows,
  notificationPreferences,
  notifications,
  pushSubscriptions,
} from './notifications.ts';
export { projectTemplates } from './project-templates.ts';
export {
  answers,
  events,
  isNewProject,
  labels,
  memberships,
  projects,
  tellsOfBlocker,
  tellsOfPerson,
} from './projects.ts';
export { facts, readers } from './readers.ts';
export { reportColumns, reportSums, reportTimes, taskSpans } from './reports.ts';
export { savedSearches, vocabulary } from './searches.ts';
export { attempts, instanceSettings, oidcIdentities, secrets, securityEvents } from './security.ts';
export { challenges, emailLinks, passkeys, recoveryCodes, twoFactors } from './sign-in.ts';
export { attachments, comments, dependencies, points, storedFiles } from './task-parts.ts';
export { invitations, projectTeams, teamMembers, teams } from './teams.ts';
export { personEvents, sessions, userPictures, users } from './users.ts';
export { webhookDeliveries, webhooks } from './webhooks.ts';
