import { type ImportSource, importSources } from '@cuadrilla/contract/carry/imports/task-imports';
import type { Project } from '@cuadrilla/contract/projects/projects';
import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import { FileSpreadsheet } from 'lucide-react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import type { OpenedFile } from '../../features/imports/read/read-file.ts';
import { formatBytes } from '../../lib/text/bytes.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { ChoiceCards } from '../../ui/fields/ChoiceCards.tsx';
import { Hidden } from '../../ui/controls/Hidden.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import page from './ImportPage.module.css';
import { nameOf } from './project-name.ts';
import styles from './SourceStep.module.css';

/** Where the tasks go, as far as it is said. */
export interface WantedTarget {
  kind: 'new' | 'present';
  /** Undefined while nobody has said it: then it is called as the file is. */
  name: string | undefined;
  projectId: number | undefined;
}

interface Props {
  source: ImportSource;
  onSource: (source: ImportSource) => void;
  file: { name?: string | undefined; opened?: OpenedFile; error?: string; isReading: boolean };
  onFile: (file: File) => void;
  target: WantedTarget;
  onTarget: (target: WantedTarget) => void;
  projects: readonly Project[];
  /** What is missing, once it was asked for. */
  missing: { file?: string | undefined; target?: string | undefined };
}

export function SourceStep({ source, onSource, file, onFile, target, onTarget, projects, missing }: Props) {
  const managed = projects.filter(
    ({ role, archived }) => canManageProject({ userId: 0, role: role.name }) && !archived,
  );
  return (
    <div>
      <h2 className={page.heading}>{texts.source}</h2>
      <ChoiceCards
        label={texts.source}
        columns={3}
        value={source}
        options={importSources.map((value) => ({ value, ...texts.sources[value] }))}
        onChange={onSource}
      />
      <h2 className={page.heading}>{texts.file}</h2>
      <ChosenFile file={file} error={missing.file ?? file.error} onFile={onFile} />
      <p className={page.note}>
        {texts.howToExport[source]} {texts.drop}
      </p>
      <h2 className={page.heading}>{texts.target}</h2>
      <ChoiceCards
        label={texts.target}
        columns={2}
        value={target.kind}
        options={[
          { value: 'new', name: texts.newProject, what: texts.newProjectWhy },
          { value: 'present', name: texts.present, what: texts.presentWhy },
        ]}
        onChange={(kind) => onTarget({ ...target, kind })}
      />
      <div className={styles.target}>
        {target.kind === 'new' ? (
          <TextField
            label={texts.newProjectName}
            value={target.name ?? nameOf(file.name ?? '')}
            error={missing.target}
            onChange={({ currentTarget }) => onTarget({ ...target, name: currentTarget.value })}
          />
        ) : (
          <SelectField
            label={texts.project}
            placeholder={managed.length === 0 ? texts.noProjects : texts.chooseProject}
            value={target.projectId ?? ''}
            options={managed.map(({ id, name }) => ({ value: id, label: name }))}
            error={missing.target}
            onChange={({ currentTarget }) =>
              onTarget({ ...target, projectId: Number(currentTarget.value) || undefined })
            }
          />
        )}
      </div>
    </div>
  );
}

const isJson = '.json,application/json';
const isTable = '.csv,.tsv,.txt,text/csv';

function ChosenFile({
  file,
  error,
  onFile,
}: {
  file: Props['file'];
  error?: string | undefined;
  onFile: Props['onFile'];
}) {
  const { name, opened, isReading } = file;
  return (
    <div className={styles.file} data-wrong={error !== undefined || undefined}>
      <span className={styles.icon}>
        <FileSpreadsheet size={20} />
      </span>
      <div className={styles.about} role="status">
        <span className={styles.name}>{name ?? texts.choose}</span>
        {error ? (
          <span className={page.wrong}>{error}</span>
        ) : (
          <span className={page.note}>{isReading ? texts.reading : opened && whatItHolds(opened)}</span>
        )}
      </div>
      <label className={buttonClass({})}>
        <Hidden>
          <input
            type="file"
            aria-label={texts.choose}
            accept={`${isJson},${isTable}`}
            onChange={({ currentTarget }) => {
              const [wanted] = currentTarget.files ?? [];
              if (wanted) onFile(wanted);
              // The same one may be chosen again, once it was mended.
              currentTarget.value = '';
            }}
          />
        </Hidden>
        {name === undefined ? texts.choose : texts.chooseOther}
      </label>
    </div>
  );
}

function whatItHolds(opened: OpenedFile): string {
  const size = formatBytes(opened.size);
  if ('table' in opened) {
    const { rows, header, separator } = opened.table;
    return `${texts.table(rows.length, header.length, separator)} · ${size}`;
  }
  const { drafts } = opened.read;
  return `${texts.cards(drafts.length, drafts[0]?.board ?? '')} · ${size}`;
}
