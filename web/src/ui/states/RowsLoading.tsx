import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

interface OneBar {
  /** That of its row, if it says nothing else. */
  width?: CSSProperties['width'];
  height: number;
  round?: boolean;
}

/** One bar or several, in a box of the real layout, of which only the class is given, or one in none. */
type Bar = (OneBar & { box?: string | undefined }) | { box: string | undefined; bars: readonly Bar[] };

const shown = (bars: readonly Bar[]): ReactNode =>
  bars.map((bar, place) => {
    // oxlint-disable-next-line no-array-index-key -- a bar is its place
    const content = 'bars' in bar ? shown(bar.bars) : <Skeleton key={place} width="var(--turn)" {...bar} />;
    // oxlint-disable-next-line no-array-index-key -- likewise
    return bar.box ? <div key={place} className={bar.box} children={content} /> : content;
  });

interface RowProps {
  className: string | undefined;
  style: CSSProperties;
  children: ReactNode;
}

export interface Alike {
  as?: 'div' | 'li' | ComponentType<RowProps>;
  /** The class of the real rows. */
  row: string | undefined;
  /** How wide the bars that say nothing else are, in each row. */
  turns: readonly string[];
  bars: readonly Bar[];
}

/** Rows, or cards, as they are before it is known what they say. */
export const SkeletonRows = ({ as: Row = 'div', row, turns, bars }: Alike) =>
  turns.map((turn) => (
    <Row key={turn} className={row} style={{ '--turn': turn }}>
      {shown(bars)}
    </Row>
  ));

/** A list on its way. */
export const RowsLoading = ({ label, ...rows }: Alike & { label: string }) => (
  <Loading label={label}>
    <SkeletonRows {...rows} />
  </Loading>
);
