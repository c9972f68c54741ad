import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import type { Table } from '../../features/imports/read/csv.ts';
import { type Field, fields as known } from '../../features/imports/read/fields.ts';
import { type Matching, valuesOf } from '../../features/imports/read/table-drafts.ts';
import { PriorityChip } from '../../features/tasks/parts/card/PriorityChip.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import styles from './ColumnsStep.module.css';
import page from './ImportPage.module.css';
import { PreviewedTask } from './PreviewedTask.tsx';

interface Props {
  table: Table;
  matching: Matching;
  onMatch: (matching: Matching) => void;
}

const fieldOptions = known.map((field) => ({ value: field, label: texts.fields[field] }));
const fewValues = 3;
/** More than these are no priorities. */
const mostPriorities = 12;

/** What each column of the file is here, with a task as it will be. */
export const ColumnsStep = ({ table, matching, onMatch }: Props) => (
  <div className={styles.columns}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.columnOfFile}</th>
          <th scope="col">{texts.firstValues}</th>
          <th scope="col">{texts.field}</th>
        </tr>
      </thead>
      <tbody>
        {table.header.map((name, index) => {
          const field = matching.fields[index] ?? 'none';
          const choose = (wanted: Field): void =>
            onMatch({
              ...matching,
              fields: matching.fields.map((each, at) => (at === index ? wanted : each)),
            });
          return (
            // oxlint-disable-next-line react/no-array-index-key -- columns may be called the same, and stay in order
            <Fragment key={index}>
              <tr data-more={field === 'priority' || undefined}>
                <th scope="row">{name || texts.unnamed(index + 1)}</th>
                <td className={styles.values}>
                  <span>{firstValues(table, index)}</span>
                  <ArrowRight size={16} />
                </td>
                <td>
                  <SelectField
                    label={texts.fieldFor(name || texts.unnamed(index + 1))}
                    labelHidden
                    value={field}
                    options={fieldOptions}
                    onChange={({ currentTarget }) => choose(currentTarget.value as Field)}
                  />
                </td>
              </tr>
              {field === 'priority' && (
                <tr>
                  <td colSpan={3} className={styles.more}>
                    <Priorities values={valuesOf(table, index)} matching={matching} onMatch={onMatch} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
    <div>
      <PreviewedTask table={table} matching={matching} />
      <p className={page.note}>
        {matching.fields.includes('sourceId') ? texts.sourceIdWhy : texts.noSourceId}
      </p>
    </div>
  </div>
);

const firstValues = (table: Table, index: number): string =>
  valuesOf(table, index)
    .slice(0, fewValues)
    .map((value) => value || texts.empty)
    .join('; ');

function Priorities({ values, matching, onMatch }: { values: string[] } & Omit<Props, 'table'>) {
  return (
    <div className={styles.priorities}>
      {values.slice(0, mostPriorities).map((value) => {
        const chosen = priorities.find(({ id }) => id === matching.priorities.get(value)) ?? priorities[0];
        return (
          <div key={value} className={styles.priority}>
            <span aria-hidden="true">{value || texts.empty}</span>
            <ArrowRight size={13} />
            <SelectField
              label={texts.priorityFor(value)}
              labelHidden
              value={chosen.id}
              options={priorities.map(({ id, name }) => ({ value: id, label: name }))}
              face={<PriorityChip priority={chosen} />}
              onChange={({ currentTarget }) =>
                onMatch({
                  ...matching,
                  priorities: new Map(matching.priorities).set(value, Number(currentTarget.value)),
                })
              }
            />
          </div>
        );
      })}
    </div>
  );
}
