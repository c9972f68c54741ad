import { isDay } from '@cuadrilla/contract/kernel/day';
import {
  mostRepeats,
  type Ordinal,
  readRepeat,
  type Repetition,
  type RepeatUnit,
  type Weekday,
  writeRepeat,
} from '@cuadrilla/contract/tasks/repeat';

type End = 'never' | 'until' | 'count';

/** A repetition while it is written: what was typed makes none yet. */
export interface RepeatDraft {
  every: string;
  unit: RepeatUnit;
  days: readonly Weekday[];
  which: Ordinal | null;
  weekday: Weekday;
  fromDone: boolean;
  end: End;
  until: string;
  count: string;
}

/** How it is written from here; `weekday` is that of the due date. */
export function draftOf(repeat: string | null, weekday: Weekday): RepeatDraft {
  const read: Partial<Repetition> = readRepeat(repeat ?? '') ?? {};
  const { every = 1, unit = 'W', days = [], nth, fromDone = false, until = '', count } = read;
  return {
    every: String(every),
    unit,
    days,
    which: nth?.which ?? null,
    weekday: nth?.day ?? weekday,
    fromDone,
    end: until ? 'until' : count ? 'count' : 'never',
    until,
    count: String(count ?? 10),
  };
}

export const isEveryWrong = ({ every }: RepeatDraft): boolean => !/^[1-9]\d?$/.test(every.trim());

export function isEndWrong({ end, until, count }: RepeatDraft): boolean {
  if (end === 'count') return !/^[1-9]\d*$/.test(count.trim()) || Number(count) > mostRepeats;
  return end === 'until' && !(isDay(until) && readRepeat(`FREQ=DAILY;UNTIL=${until.replaceAll('-', '')}`));
}

/** What is not whole is told by a text that is no repetition. */
export function textOf(draft: RepeatDraft): string {
  const { every, unit, days, which, weekday, fromDone, end, until, count } = draft;
  if (isEveryWrong(draft) || isEndWrong(draft)) return `P${every}${unit}?`;
  return writeRepeat({
    every: Number(every),
    unit,
    days: unit === 'W' && !fromDone ? days : [],
    nth: unit === 'M' && !fromDone && which ? { which, day: weekday } : undefined,
    fromDone,
    until: end === 'until' ? until : undefined,
    count: end === 'count' ? Number(count) : undefined,
  });
}
