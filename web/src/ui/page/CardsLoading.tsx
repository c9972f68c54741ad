import { Loading } from '../states/Loading.tsx';
import { type Alike, SkeletonRows } from '../states/RowsLoading.tsx';
import { Card } from './Card.tsx';
import { Grid } from './Grid.tsx';

interface Props extends Omit<Alike, 'as'> {
  label: string;
  columns?: 3 | 4;
}

/** Cards in columns on their way. */
export const CardsLoading = ({ label, columns = 3, ...cards }: Props) => (
  <Loading label={label}>
    <Grid columns={columns}>
      <SkeletonRows as={Card} {...cards} />
    </Grid>
  </Loading>
);
