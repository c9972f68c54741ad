import { useNavigate } from '@tanstack/react-router';
import { CreateProjectForm } from '../../features/projects/components/CreateProjectForm.tsx';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { BackLink, Page } from '../../ui/Page.tsx';
import { dashboardTexts } from '../dashboard/dashboard.texts.ts';

export function CreateProjectPage() {
  const navigate = useNavigate();
  return (
    <Page
      title={projectTexts.create}
      width="narrow"
      back={<BackLink to="/dashboard">{dashboardTexts.title}</BackLink>}
    >
      <CreateProjectForm
        onCreated={({ id }) =>
          void navigate({ to: '/dashboard/projects/$projectId', params: { projectId: id }, replace: true })
        }
      />
    </Page>
  );
}
