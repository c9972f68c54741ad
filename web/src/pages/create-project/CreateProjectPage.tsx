import { useNavigate } from '@tanstack/react-router';
import { BackToDashboard } from '../../features/projects/components/BackToDashboard.tsx';
import { CreateProjectForm } from '../../features/projects/components/CreateProjectForm.tsx';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';

export function CreateProjectPage() {
  const navigate = useNavigate();
  return (
    <Page
      title={projectTexts.create}
      width="narrow"
      back={<BackToDashboard />}
      lead={
        <p>
          {projectTexts.fromBlank} <TextLink to="/templates">{projectTexts.fromTemplate}</TextLink>
        </p>
      }
    >
      <CreateProjectForm
        onCreated={({ id }) =>
          void navigate({ to: '/dashboard/projects/$projectId', params: { projectId: id }, replace: true })
        }
      />
    </Page>
  );
}
