import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { memberTexts } from '../members.texts.ts';
import row from './MemberRow.module.css';

const widths = [140, 118, 152];

export const CandidatesLoading = () => (
  <Loading label={memberTexts.searching}>
    {widths.map((width) => (
      <div key={width} className={row.row}>
        <Skeleton width={36} height={36} round />
        <div className={row.person}>
          <Skeleton width={width} height={14} />
          <Skeleton width={width + 60} height={12} />
        </div>
        <Skeleton width={92} height={30} />
      </div>
    ))}
  </Loading>
);
