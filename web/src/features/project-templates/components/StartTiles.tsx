import {
  blankTemplate,
  offeredTemplates,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import { startingColumns } from '@cuadrilla/contract/tasks/boards';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { templateQueries } from '../project-templates.queries.ts';
import { startTexts as texts } from '../project-templates.texts.ts';
import styles from './StartTiles.module.css';

interface Props {
  /** Of the template. */
  value: number;
  onChange: (templateId: number) => void;
}

/** How many cards stand in each column of a drawing: one of a kind for each place. */
const drawings = [
  [2, 2, 2],
  [2, 1, 2],
  [2, 1, 1],
  [2, 2, 1],
];

const blank = {
  id: blankTemplate,
  name: texts.blank,
  size: startingColumns.map(({ name }) => name).join(', '),
  drawing: [1, 0, 0],
};

/** With what a project begins. Where the templates cannot be had, it begins blank. */
export function StartTiles({ value, onChange }: Props) {
  const group = useId();
  const { data, isError } = useQuery(templateQueries.list());
  const offered = offeredTemplates.flatMap((id) => data?.find((template) => template.id === id) ?? []);
  const tiles = [
    blank,
    ...offered.map((template, place) => ({
      id: template.id,
      name: template.name,
      size: texts.size(template),
      drawing: drawings[place] ?? [],
    })),
  ];
  return (
    <div className={styles.all}>
      <div role="radiogroup" aria-label={texts.with} className={styles.tiles}>
        {tiles.map(({ id, name, size, drawing }) => (
          <label key={id} className={styles.tile}>
            <input
              type="radio"
              name={group}
              className="unseen"
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <Drawing columns={drawing} />
            <span>
              <b className={styles.name}>{name}</b>
              <span className={styles.size}>{size}</span>
            </span>
          </label>
        ))}
      </div>
      {!data && !isError && (
        <Loading label={texts.loading}>
          <div className={styles.tiles}>
            <Skeleton width="100%" height={60} count={offeredTemplates.length} />
          </div>
        </Loading>
      )}
    </div>
  );
}

const Drawing = ({ columns }: { columns: readonly number[] }) => (
  <span className={styles.drawing} aria-hidden="true">
    {columns.map((cards, column) => (
      <i key={column} className={styles.column}>
        {Array.from({ length: cards }, (_, card) => (
          <i key={card} className={styles.card} />
        ))}
      </i>
    ))}
  </span>
);
