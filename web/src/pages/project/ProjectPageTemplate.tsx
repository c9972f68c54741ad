import type { Project } from '@cuadrilla/contract/projects/projects';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { SaveTemplateDialog } from '../../features/project-templates/components/SaveTemplateDialog.tsx';
import { saveTemplateTexts as texts } from '../../features/project-templates/project-templates.texts.ts';
import { teamQueries } from '../../features/teams/teams.queries.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { toast } from '../../ui/layers/toast.tsx';

export function ProjectPageTemplate({ project }: { project: Project }) {
  const [saving, setSaving] = useState(false);
  const { data: teams = [] } = useQuery({ ...teamQueries.list(), enabled: saving });
  const close = () => setSaving(false);
  return (
    <Section title={texts.title} why={texts.why}>
      <Button icon={<BookmarkPlus size={16} />} onClick={() => setSaving(true)}>
        {texts.title}
      </Button>
      {saving && (
        <SaveTemplateDialog
          project={project}
          teams={teams}
          onSaved={() => {
            close();
            toast.success(texts.saved);
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}
