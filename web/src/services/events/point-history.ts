import type { PointEvent } from '../../features/points/points.live.ts';
import { eventTexts, valueTexts } from './event.texts.ts';
import { pointTexts as texts } from './point-history.texts.ts';
import type { Names, Sentence } from './sentence.ts';

/** A sentence for each thing that changed of a point; where it stands is not told. */
export function pointSentences({ type, payload }: PointEvent, names: Names): Sentence[] {
  const { content } = payload;
  if (content === undefined) return [];
  const point = valueTexts.quoted(content);
  if (type !== 'point.updated') return [{ did: eventTexts[type].history ?? '', after: point }];
  const { content: words, done, due_day: day, assigned_to: person } = payload.changes ?? {};
  const sentences: Sentence[] = [];
  if (words) {
    const [before, after] = [valueTexts.quoted(words.before), valueTexts.quoted(words.after)];
    sentences.push({ did: texts.renamed, before, after });
  }
  if (done) sentences.push({ did: done.after ? texts.done : texts.undone, after: point });
  if (day)
    sentences.push(
      day.after === null
        ? { did: texts.undated, after: point }
        : { did: texts.dated(point), after: names.date(day.after) },
    );
  if (person)
    sentences.push(
      person.after === null
        ? { did: texts.taken, after: point }
        : { did: texts.given(point), after: names.people(person.after) ?? valueTexts.unknown.people },
    );
  return sentences;
}
