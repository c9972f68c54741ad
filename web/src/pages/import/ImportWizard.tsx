import type { Project } from '@cuadrilla/contract/projects/projects';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { needsMatching } from '../../features/imports/read/read-apart.ts';
import { draftsOf } from '../../features/imports/read/table-drafts.ts';
import { rehearse } from '../../features/imports/rehearse.ts';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { FootBar } from '../../ui/page/FootBar.tsx';
import { ColumnsFoot } from './ColumnsFoot.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { FileDrop } from './FileDrop.tsx';
import { ImportFrame } from './ImportFrame.tsx';
import page from './ImportPage.module.css';
import { RehearsalFoot, type Sent } from './RehearsalFoot.tsx';
import { RehearsalStep } from './RehearsalStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { useImportSteps } from './use-import-steps.ts';
import { useStepHeading } from './use-step-heading.ts';

interface Props {
  /** Where it was asked for. */
  project: number | undefined;
  onSent: (sent: Sent) => void;
}

export function ImportWizard({ project, onSent }: Props) {
  const { data: projects = [] } = useQuery(projectsQuery());
  const steps = useImportSteps(project);
  const { source, chosen, matching, setMatching, rehearsed, setRehearsed, isChecking } = steps;
  const { opened } = chosen;
  const table = opened && 'table' in opened ? opened.table : undefined;
  const withoutColumns = !needsMatching(source);
  const step = rehearsed && opened ? 'rehearsal' : matching && table ? 'columns' : 'source';
  const heading = useStepHeading(step);

  if (rehearsed && opened) {
    const { file, rehearsal, checked, again } = rehearsed;
    return (
      <ImportFrame
        key={step}
        step={step}
        heading={heading}
        withoutColumns={withoutColumns}
        foot={
          <RehearsalFoot
            source={source}
            fileName={opened.name}
            rehearsed={rehearsed}
            onBack={() => setRehearsed(undefined)}
            onSent={onSent}
          />
        }
      >
        <RehearsalStep
          file={file}
          rehearsal={rehearsal}
          newProject={'name' in rehearsed.target}
          known={checked.known.length > 0}
          again={again}
          onAgain={(next) =>
            setRehearsed({ ...rehearsed, again: next, rehearsal: rehearse(file, checked, next) })
          }
        />
      </ImportFrame>
    );
  }

  if (matching && table)
    return (
      <ImportFrame
        key={step}
        step={step}
        heading={heading}
        withoutColumns={false}
        foot={
          <ColumnsFoot
            matching={matching}
            isChecking={isChecking}
            onBack={() => setMatching(undefined)}
            onNext={() => steps.tryOut({ drafts: draftsOf(table, matching), archived: [] })}
          />
        }
      >
        <ColumnsStep table={table} matching={matching} onMatch={setMatching} />
      </ImportFrame>
    );

  return <SourceScreen steps={steps} heading={heading} projects={projects} withoutColumns={withoutColumns} />;
}

interface SourceScreenProps {
  steps: ReturnType<typeof useImportSteps>;
  heading: Ref<HTMLElement>;
  projects: readonly Project[];
  withoutColumns: boolean;
}

/** Whence, what file and where to; a file may be dropped anywhere on it. */
function SourceScreen({ steps, heading, projects, withoutColumns }: SourceScreenProps) {
  const { isChecking, isEager } = steps;
  return (
    <FileDrop onFile={steps.choose}>
      <ImportFrame
        step="source"
        heading={heading}
        withoutColumns={withoutColumns}
        lead={texts.why}
        foot={
          <FootBar>
            <span />
            <ButtonLink to="/projects">{texts.cancel}</ButtonLink>
            <Button look="primary" loading={isChecking || isEager} onClick={steps.goOn}>
              {isChecking ? texts.checking : withoutColumns ? texts.toRehearsal : texts.toColumns}
              <ArrowRight size={16} />
            </Button>
          </FootBar>
        }
      >
        <div className={page.two}>
          <SourceStep
            source={steps.source}
            onSource={steps.chooseSource}
            file={steps.chosen}
            onFile={steps.choose}
            target={steps.wanted}
            onTarget={steps.setWanted}
            projects={projects}
            missing={steps.missing}
          />
          <EarlierImports />
        </div>
      </ImportFrame>
    </FileDrop>
  );
}
