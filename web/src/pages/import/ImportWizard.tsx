import type { CheckedImport } from '@cuadrilla/contract/carry/imports/task-import-endpoints';
import type { ImportSource } from '@cuadrilla/contract/carry/imports/task-imports';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check, Download } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadFile } from '../../features/imports/draft.ts';
import { type ImportTarget, useCheckImport, useRunImport } from '../../features/imports/imports.mutations.ts';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { needsMatching } from '../../features/imports/read/read-apart.ts';
import { guessMatching, wrongMatching } from '../../features/imports/read/matching.ts';
import { draftsOf, type Matching } from '../../features/imports/read/table-drafts.ts';
import { rehearse, type Rehearsal, tooMuchOf } from '../../features/imports/rehearse.ts';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { useFixedInDemo } from '../../services/demo.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { FootBar } from '../../ui/page/FootBar.tsx';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { FileDrop } from './FileDrop.tsx';
import { downloadReport } from './import-report.ts';
import { ImportFrame } from './ImportFrame.tsx';
import page from './ImportPage.module.css';
import { Problem } from './Problem.tsx';
import { RehearsalStep } from './RehearsalStep.tsx';
import { SourceStep, type WantedTarget } from './SourceStep.tsx';
import { targetOf } from './target-of.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { useStepHeading } from './use-step-heading.ts';

/** What has begun to go on by itself. */
export interface Sent {
  /** The project and the import, as the address names them. */
  run: string;
  fileName: string;
  rehearsal: Rehearsal;
}

interface Rehearsed {
  file: ReadFile;
  target: ImportTarget;
  checked: CheckedImport;
  /** What is there already is to come once more. */
  again: boolean;
  rehearsal: Rehearsal;
}

interface Props {
  /** Where it was asked for. */
  project: number | undefined;
  onSent: (sent: Sent) => void;
}

export function ImportWizard({ project, onSent }: Props) {
  const { data: projects = [] } = useQuery(projectsQuery());
  const fixed = useFixedInDemo();
  const [source, setSource] = useState<ImportSource>('trello');
  const [wanted, setWanted] = useState<WantedTarget>({
    kind: project === undefined ? 'new' : 'present',
    name: undefined,
    projectId: project,
  });
  const chosen = useChosenFile(source);
  const [matching, setMatching] = useState<Matching>();
  const [rehearsed, setRehearsed] = useState<Rehearsed>();
  const [isAsked, setAsked] = useState(false);
  const [isEager, setEager] = useState(false);
  const check = useCheckImport();
  const run = useRunImport();
  const { opened } = chosen;
  const table = opened && 'table' in opened ? opened.table : undefined;
  const withoutColumns = !needsMatching(source);
  const target = targetOf(wanted, opened?.name);
  const missing = {
    file: opened || chosen.error || chosen.isReading ? undefined : texts.fileMissing,
    target: target ? undefined : wanted.kind === 'new' ? texts.nameMissing : texts.projectMissing,
  };

  function choose(file: File): void {
    setMatching(undefined);
    chosen.choose(file);
  }

  /** What only the server knows is asked for; then all of it is reckoned here. */
  function tryOut(file: ReadFile): void {
    if (!target) return;
    check.mutate(
      { source, file, target },
      {
        onSuccess: (checked) =>
          setRehearsed({ file, target, checked, again: false, rehearsal: rehearse(file, checked) }),
        onError: (error) => tellRefusal(error),
      },
    );
  }

  function goOn(): void {
    setAsked(true);
    setEager(chosen.isReading);
    if (!opened || !target) return;
    if ('read' in opened) tryOut(opened.read);
    else setMatching(guessMatching(opened.table));
  }

  // Who goes on while the file is still being read means what is in it.
  const goOnOnceRead = useEffectEvent(() => {
    if (isEager) goOn();
  });
  useEffect(() => {
    if (!chosen.isReading) goOnOnceRead();
  }, [chosen.isReading]);

  const step = rehearsed && opened ? 'rehearsal' : matching && table ? 'columns' : 'source';
  const heading = useStepHeading(step);

  if (rehearsed && opened) {
    const { file, rehearsal, checked, again } = rehearsed;
    const problem = tooMuchOf(rehearsal);
    const fileName = opened.name;
    const send = (): void =>
      run.mutate(
        { source, fileName, target: rehearsed.target, rehearsal },
        {
          onSuccess: ({ projectId, id }) => onSent({ run: `${projectId}-${id}`, fileName, rehearsal }),
        },
      );
    return (
      <ImportFrame
        key={step}
        step={step}
        heading={heading}
        withoutColumns={withoutColumns}
        foot={
          <FootBar
            above={<Problem text={run.isPending ? texts.sendingStay : problem} calm={run.isPending} />}
          >
            <div>
              <Button
                look="ghost"
                icon={<Download size={16} />}
                className={page.wideOnly}
                onClick={() => downloadReport(fileName, rehearsal)}
              >
                {texts.report}
              </Button>
            </div>
            {run.isPending ? (
              <span className={page.note}>{texts.sending(run.sent, rehearsal.tasks.length)}</span>
            ) : (
              <Button onClick={() => setRehearsed(undefined)}>{texts.stepBack}</Button>
            )}
            {rehearsal.tasks.length > 0 && !problem && (
              <GuardedButton look="primary" unavailable={fixed} loading={run.isPending} onClick={send}>
                {texts.run(rehearsal.tasks.length)}
              </GuardedButton>
            )}
          </FootBar>
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

  if (matching && table) {
    const problem = wrongMatching(matching);
    const matched = matching.fields.filter((field) => field !== 'none').length;
    return (
      <ImportFrame
        key={step}
        step={step}
        heading={heading}
        withoutColumns={false}
        foot={
          <FootBar above={<Problem text={problem} />}>
            <div>
              {!problem && (
                <span className={page.matched}>
                  <Check size={15} strokeWidth={2.25} />
                  {texts.matched(matched, matching.fields.length)}
                </span>
              )}
            </div>
            <Button onClick={() => setMatching(undefined)}>{texts.stepBack}</Button>
            <Button
              look="primary"
              loading={check.isPending}
              onClick={() => !problem && tryOut({ drafts: draftsOf(table, matching), archived: [] })}
            >
              {check.isPending ? texts.checking : texts.toRehearsal}
            </Button>
          </FootBar>
        }
      >
        <ColumnsStep table={table} matching={matching} onMatch={setMatching} />
      </ImportFrame>
    );
  }

  return (
    <FileDrop onFile={choose}>
      <ImportFrame
        key={step}
        step={step}
        heading={heading}
        withoutColumns={withoutColumns}
        lead={texts.why}
        foot={
          <FootBar>
            <span />
            <ButtonLink to="/projects">{texts.cancel}</ButtonLink>
            <Button look="primary" loading={check.isPending || isEager} onClick={goOn}>
              {check.isPending ? texts.checking : withoutColumns ? texts.toRehearsal : texts.toColumns}
              <ArrowRight size={16} />
            </Button>
          </FootBar>
        }
      >
        <div className={page.two}>
          <SourceStep
            source={source}
            onSource={(next) => {
              setSource(next);
              chosen.readAs(next);
            }}
            file={chosen}
            onFile={choose}
            target={wanted}
            onTarget={setWanted}
            projects={projects}
            missing={isAsked ? missing : {}}
          />
          <EarlierImports />
        </div>
      </ImportFrame>
    </FileDrop>
  );
}
