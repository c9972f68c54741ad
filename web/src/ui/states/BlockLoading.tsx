import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

/** One block, about as high as what is on its way. */
export const BlockLoading = ({ label, height }: { label: string; height: number }) => (
  <Loading label={label}>
    <Skeleton width="100%" height={height} />
  </Loading>
);
