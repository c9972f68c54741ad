import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { memberTexts } from '../members.texts.ts';
import row from './MemberRow.module.css';
import { MembersFrame } from './MembersFrame.tsx';
import frame from './MembersFrame.module.css';

const widths = [140, 118, 152, 126];

/** The boxes of `MembersTable`, empty. */
export const MembersLoading = () => (
  <Loading label={memberTexts.loading}>
    <MembersFrame>
      {widths.map((width) => (
        <li key={width} className={row.row}>
          <Skeleton width={36} height={36} round />
          <div className={row.person}>
            <Skeleton width={width} height={14} />
            <Skeleton width={width + 60} height={12} />
          </div>
          <div className={frame.role}>
            <Skeleton width={100} height={28} />
          </div>
          <div className={frame.options} />
        </li>
      ))}
    </MembersFrame>
  </Loading>
);
