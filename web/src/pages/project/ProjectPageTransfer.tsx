import { type CsvSeparator, csvSeparators } from '@cuadrilla/contract/carry/project-exports';
import { Download, FileJson, Import } from 'lucide-react';
import { useState } from 'react';
import { ButtonAnchor, ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { projectPageTexts } from './project.texts.ts';
import styles from './ProjectPageTransfer.module.css';

const texts = projectPageTexts.transfers;

/** What comes into the project from elsewhere, and what is taken along. */
export function ProjectPageTransfer({ projectId }: { projectId: number }) {
  const [separator, setSeparator] = useState<CsvSeparator>('semicolon');
  const path = `/api/projects/${projectId}/export`;
  return (
    <>
      <Section title={texts.import} why={texts.importWhy}>
        <ButtonLink to="/projects/import" search={{ project: String(projectId) }} icon={<Import size={16} />}>
          {texts.importTasks}
        </ButtonLink>
        <p className={styles.note}>{texts.calendars}</p>
      </Section>
      <Section title={texts.sheet} why={texts.sheetWhy}>
        <div className={styles.choices}>
          <SegmentedControl
            label={texts.separator}
            options={csvSeparators.map((value) => ({ value, label: texts.separators[value] }))}
            value={separator}
            onChange={setSeparator}
          />
          <ButtonAnchor href={`${path}/tasks?separator=${separator}`} download icon={<Download size={16} />}>
            {texts.downloadSheet}
          </ButtonAnchor>
        </div>
      </Section>
      <Section title={texts.whole} why={texts.wholeWhy}>
        <ButtonAnchor href={path} download icon={<FileJson size={16} />}>
          {texts.downloadWhole}
        </ButtonAnchor>
      </Section>
    </>
  );
}
