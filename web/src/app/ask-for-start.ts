import type { User } from '@cuadrilla/contract/account/auth';
import { pageEndpoints } from '@cuadrilla/contract/views/pages';
import { verifySession } from '../features/auth/auth.queries.ts';
import { countsQuery } from '../features/notifications/counts.queries.ts';
import { profileQuery } from '../features/profile/profile.queries.ts';
import { projectsQuery } from '../features/projects/projects.queries.ts';
import { savedQuery } from '../features/search/saved.queries.ts';
import { call } from '../lib/server/api.ts';
import { picturesKey, showPictures } from '../lib/pictures.ts';
import { queryClient } from '../lib/server/query-client.ts';

/** Who is signed in, and with it what stands around every page. Where that fails, each part asks for itself. */
export async function askForStart(signal: AbortSignal): Promise<User | null> {
  return verifySession(signal, async () => {
    const start = await call(pageEndpoints.start, { signal });
    const { profile, projects, searches, notifications, pictures } = start;
    queryClient.setQueryData(profileQuery().queryKey, profile);
    queryClient.setQueryData(projectsQuery().queryKey, projects);
    queryClient.setQueryData(savedQuery().queryKey, searches);
    queryClient.setQueryData(countsQuery().queryKey, notifications);
    queryClient.setQueryData(picturesKey, pictures);
    showPictures(pictures);
    return profile;
  }).catch(() => verifySession(signal));
}
