import { Loading } from '../../../ui/states/Loading.tsx';
import { RowsLoading, SkeletonRows } from '../../../ui/states/RowsLoading.tsx';
import { memberTexts } from '../members.texts.ts';
import row from './MemberRow.module.css';
import { MembersFrame } from './MembersFrame.tsx';
import frame from './MembersFrame.module.css';

const turns = ['140px', '118px', '152px', '126px'];

const person = [
  { width: 36, height: 36, round: true },
  { box: row.person, bars: [{ height: 14 }, { width: 'calc(var(--turn) + 60px)', height: 12 }] },
];
const member = [...person, { box: frame.role, width: 100, height: 28 }, { box: frame.options, bars: [] }];
const candidate = [...person, { width: 92, height: 30 }];

/** The boxes of `MembersTable`, empty. */
export const MembersLoading = () => (
  <Loading label={memberTexts.loading}>
    <MembersFrame>
      <SkeletonRows as="li" row={row.row} turns={turns} bars={member} />
    </MembersFrame>
  </Loading>
);

/** Of those who may be added. */
export const CandidatesLoading = () => (
  <RowsLoading label={memberTexts.searching} row={row.row} turns={turns.slice(0, 3)} bars={candidate} />
);
